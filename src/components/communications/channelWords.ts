import { Building2, Factory, type LucideIcon, Users } from 'lucide-react';
import type { Channel } from '@/domain/communications/conversation';

/** How a channel is called on screen, and what its buttons say. */
interface ChannelWords {
  /** On the tab (COMMS-2). */
  name: string;
  icon: LucideIcon;
  /** COMMS-5 */
  attach: string;
  /** COMMS-6 */
  send: string;
  /** COMMS-7 */
  suggest: string;
}

export const channelWords: Record<Channel, ChannelWords> = {
  internal: {
    name: 'Internal',
    icon: Users,
    attach: 'Attach File',
    send: 'Send to Teams',
    suggest: 'Apply Suggestion',
  },
  customer: {
    name: 'Customer',
    icon: Building2,
    attach: 'Attach File',
    send: 'Send via Outlook',
    suggest: 'Draft Response',
  },
  factory: {
    name: 'Factory',
    icon: Factory,
    attach: 'Attach Specs',
    send: 'Send via SAP',
    suggest: 'Schedule Inspection',
  },
};
