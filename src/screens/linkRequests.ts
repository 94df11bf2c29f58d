import { isText } from '@/domain/guard/guard';

/** Which requests for a new ticket have already filled in the form; each fills in its order once. */
export interface LinkRequests {
  /** True from when its order was filled in until the page is loaded anew, which empties the form. */
  isFilled: (id: string) => boolean;
  /** @param linkedPo the order that was filled in */
  fill: (id: string, linkedPo: string) => void;
  /** True once its order was sent or taken back, also after the page was loaded anew: it must not be filled in again. */
  isUsed: (id: string) => boolean;
  use: (id: string) => void;
  /** Whether an order was filled in by a request that does so again once the page was loaded anew. */
  fillsAgain: (linkedPo: string) => boolean;
}

/** Key in session storage under which the used ones are kept, for the entries of the history outlive the page. */
export const USED_REQUESTS_KEY = 'weftline.usedRequests';

/** Browsers keep 50 entries in their history. */
const MOST_KEPT = 50;

/** The ids in what was stored, which may be anything; the newest last. */
function idsIn(stored: string | null): readonly string[] {
  const ids: unknown = JSON.parse(stored ?? '[]');
  return Array.isArray(ids) ? ids.filter(isText) : [];
}

/** @param store where the used ones are kept; left out where nothing is, in stories. The access itself may throw */
export function createLinkRequests(store?: () => Pick<Storage, 'getItem' | 'setItem'>): LinkRequests {
  const filled = new Map<string, string>();
  const used = new Set<string>();
  try {
    for (const id of idsIn(store?.().getItem(USED_REQUESTS_KEY) ?? null)) used.add(id);
  } catch {
    // Blocked storage, or one that holds something else, keeps none.
  }
  return {
    isFilled: (id) => filled.has(id),
    fill: (id, linkedPo) => filled.set(id, linkedPo),
    isUsed: (id) => used.has(id),
    use: (id) => {
      used.add(id);
      try {
        store?.().setItem(USED_REQUESTS_KEY, JSON.stringify([...used].slice(-MOST_KEPT)));
      } catch {
        // They are known until the page is loaded anew.
      }
    },
    fillsAgain: (linkedPo) => [...filled].some(([id, order]) => order === linkedPo && !used.has(id)),
  };
}
