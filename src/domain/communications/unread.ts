import type { Message } from './message';

/** Larger counts are shown as '99+' where there is little room. */
export const LARGEST_COUNT_SHOWN = 99;

/** How many messages nobody has read yet. */
export function unreadCount(messages: readonly Message[]): number {
  return messages.filter(({ isRead }) => !isRead).length;
}

/** The oldest message that nobody has read yet. @param messages oldest first */
export function firstUnread(messages: readonly Message[]): Message | undefined {
  return messages.find(({ isRead }) => !isRead);
}

/** A count for little room: '7', and '99+' above 99. */
export function compactCount(count: number): string {
  return count > LARGEST_COUNT_SHOWN ? `${LARGEST_COUNT_SHOWN}+` : String(count);
}
