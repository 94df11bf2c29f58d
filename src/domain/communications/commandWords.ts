import type { Channel } from './conversation';

/** What the buttons of a channel say. */
interface ChannelCommandWords {
  /** COMMS-5 */
  attach: string;
  /** COMMS-6 */
  send: string;
  /** COMMS-7 */
  suggest: string;
}

/** What the buttons of each channel say (COMMS-5 to COMMS-7). */
export const COMMUNICATION_WORDS: Record<Channel, ChannelCommandWords> = {
  internal: { attach: 'Attach File', send: 'Send to Teams', suggest: 'Apply Suggestion' },
  customer: { attach: 'Attach File', send: 'Send via Outlook', suggest: 'Draft Response' },
  factory: { attach: 'Attach Specs', send: 'Send via SAP', suggest: 'Schedule Inspection' },
};
