import { useMemo } from 'react';
import type { Conversation } from '@/domain/communications/conversation';
import { type Drafts, ordersWithDrafts } from '@/domain/communications/drafts';
import { factLine } from '@/ui/factLine';

/**
 * The orders to choose from, each of the others with a word on its draft. The same at every key typed: thousands made anew
 * would hold each key up.
 * @param unsent the drafts that wait, by order and channel
 * @param shown number of the order whose conversation stands there; its tabs tell its drafts
 */
export function useOrderOptions(conversations: readonly Conversation[], unsent: Drafts, shown: string | undefined) {
  // As one text it stays the same while words are added to a draft.
  const waiting = ordersWithDrafts(unsent)
    .filter((order) => order !== shown)
    .join('\n');
  return useMemo(() => {
    const waits = new Set(waiting.split('\n'));
    return conversations.map(({ poNumber, customer }) => ({
      value: poNumber,
      label: factLine(poNumber, customer, waits.has(poNumber) ? 'Draft' : ''),
    }));
  }, [conversations, waiting]);
}
