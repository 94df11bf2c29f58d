/** Where a message was written: team chat, email, or the factory's planning system. */
export const PLATFORMS = ['Teams', 'Outlook', 'SAP'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** One message about an order (DATA-8). */
export interface Message {
  /** Unique among all messages. */
  id: string;
  /** Who wrote it. */
  sender: string;
  platform: Platform;
  /** ISO 8601 timestamp. */
  time: string;
  /** Plain text; line breaks are kept. */
  message: string;
  isRead: boolean;
}
