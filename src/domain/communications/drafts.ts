import type { Channel } from './conversation';

/** What has been typed and not sent, by order and channel; a text never follows into another channel. */
export type Drafts = ReadonlyMap<string, string>;

export const noDrafts: Drafts = new Map();

// No channel's name holds a colon, so no two places share a key.
const placeOf = (poNumber: string, channel: Channel) => `${channel}:${poNumber}`;

/** What is typed in one place, to the letter; empty when nothing is. */
export function draftOf(drafts: Drafts, poNumber: string, channel: Channel): string {
  return drafts.get(placeOf(poNumber, channel)) ?? '';
}

/** The drafts with another text in one place, white space and line breaks included; all other places stay. */
export function withDraft(drafts: Drafts, poNumber: string, channel: Channel, text: string): Drafts {
  const next = new Map(drafts);
  if (text === '') next.delete(placeOf(poNumber, channel));
  else next.set(placeOf(poNumber, channel), text);
  return next;
}

/** Whether a place holds words that wait to be sent; white space alone does not. */
export function hasDraft(drafts: Drafts, poNumber: string, channel: Channel): boolean {
  return draftOf(drafts, poNumber, channel).trim() !== '';
}
