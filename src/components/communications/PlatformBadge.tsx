import { Database, Mail, MessageSquare } from 'lucide-react';
import type { Platform } from '@/domain/communications/message';
import { StateBadge } from '@/ui/StateBadge';
import type { StateLooks } from '@/ui/stateLook';

const looks: StateLooks<Platform> = { icons: { Teams: MessageSquare, Outlook: Mail, SAP: Database } };

export interface PlatformBadgeProps {
  /** A platform that is not known here keeps its word, with a question mark; an empty one reads 'Unknown'. */
  platform: Platform;
  /** True on a tinted ground. */
  onTint: boolean;
}

/** Tells where a message was written. */
export function PlatformBadge({ platform, onTint }: PlatformBadgeProps) {
  return <StateBadge state={platform} looks={looks} onTint={onTint} />;
}
