import { Building2, Factory, type LucideIcon, Users } from 'lucide-react';
import type { Channel } from '@/domain/communications/conversation';

/** The one icon of each channel. */
export const channelIcon: Record<Channel, LucideIcon> = {
  internal: Users,
  customer: Building2,
  factory: Factory,
};
