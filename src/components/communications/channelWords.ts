import { Building2, Factory, type LucideIcon, Users } from 'lucide-react';
import type { Channel } from '@/domain/communications/conversation';

/** How a channel is called on screen. */
interface ChannelWords {
  /** On the tab (COMMS-2). */
  name: string;
  icon: LucideIcon;
}

export const channelWords: Record<Channel, ChannelWords> = {
  internal: {
    name: 'Internal',
    icon: Users,
  },
  customer: {
    name: 'Customer',
    icon: Building2,
  },
  factory: {
    name: 'Factory',
    icon: Factory,
  },
};
