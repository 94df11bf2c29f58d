import { isRecord, isText } from '@/domain/guard/guard';
import type { Entry } from './entryNotes';

const PAGE = 'page';

/**
 * The page that an entry of the history shows: that of a panel is the one that it lies over, which is scrolled alike. An
 * address that was typed or opened has no key of its own; its path keeps it from the position of another screen.
 */
export function pageKey({ key, pathname, state }: Entry): string {
  const page = isRecord(state) ? state[PAGE] : undefined;
  if (isText(page)) return page;
  return key === 'default' ? pathname : key;
}

/** The state of an entry that lies over the page of another. */
export const stateOver = (entry: Entry): Record<typeof PAGE, string> => ({ [PAGE]: pageKey(entry) });

/** The state of an entry whose page is its own. */
export function stateOfOwnPage(state: unknown): Readonly<Record<string, unknown>> {
  const { [PAGE]: _over, ...own } = isRecord(state) ? state : {};
  return own;
}
