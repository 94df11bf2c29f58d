import { CircleHelp, Database, type LucideIcon, Mail, MessageSquare } from 'lucide-react';
import type { Platform } from '@/domain/communications/message';
import { ToneBadge } from '@/ui/ToneBadge';

const icons: Record<Platform, LucideIcon> = { Teams: MessageSquare, Outlook: Mail, SAP: Database };

export interface PlatformBadgeProps {
  /** A platform that is not known here keeps its word, with a question mark; an empty one reads 'Unknown'. */
  platform: Platform;
  /** True on a tinted ground. */
  onTint?: boolean;
}

/** Tells where a message was written. */
export function PlatformBadge({ platform, onTint = false }: PlatformBadgeProps) {
  return (
    <ToneBadge tone="neutral" icon={Object.hasOwn(icons, platform) ? icons[platform] : CircleHelp} onTint={onTint}>
      {platform || 'Unknown'}
    </ToneBadge>
  );
}
