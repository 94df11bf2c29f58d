import { isText } from '@/domain/guard/guard';
import { isBlank } from '@/domain/text/isBlank';
import type { Channel } from './conversation';

/** Texts by order and channel; a draft never shows up in another channel. */
export type Drafts = ReadonlyMap<string, string>;

export const noDrafts: Drafts = new Map();

// No channel's name contains a colon, so the keys are unique.
const draftKey = (poNumber: string, channel: Channel) => `${channel}:${poNumber}`;

/** The draft of one order and channel exactly as typed; empty when there is none. */
export function draftOf(drafts: Drafts, poNumber: string, channel: Channel): string {
  return drafts.get(draftKey(poNumber, channel)) ?? '';
}

/** The drafts with the text of one order and channel replaced; an empty text removes it, white space is kept. */
export function withDraft(drafts: Drafts, poNumber: string, channel: Channel, text: string): Drafts {
  const next = new Map(drafts);
  if (text === '') next.delete(draftKey(poNumber, channel));
  else next.set(draftKey(poNumber, channel), text);
  return next;
}

/** The orders that hold a draft in any channel, each once. */
export const ordersWithDrafts = (drafts: Drafts): readonly string[] => [
  ...new Set([...drafts.keys()].filter(isText).map((key) => key.slice(key.indexOf(':') + 1))),
];

/** Of what was typed, what is more than white space and was not sent as it stands: the box keeps what is sent (COMMS-8). */
export function unsentDrafts(drafts: Drafts, sent: Drafts): Drafts {
  return new Map([...drafts].filter(([key, text]) => !isBlank(text) && text !== sent.get(key)));
}
