import { isRecord } from '@/domain/guard/guard';

type Values = Readonly<Record<string, unknown>>;

/** The browser's current entry of the history: what the router wrote there (`key`, `usr`, `idx`), and our own. */
export function browserEntry(): Values {
  const entry: unknown = window.history.state;
  return isRecord(entry) ? entry : {};
}

/** What the router keeps of the current entry for the page, under the name that it uses. */
export function entryState(): Values {
  const { usr } = browserEntry();
  return isRecord(usr) ? usr : {};
}

/**
 * Changes the current entry past the router, which would run the loader of its screen again.
 * @param state what the page keeps, read by the router after a reload
 * @param own values beside those of the router, which it leaves alone
 * @throws {Error} where the browser refuses, for example after a hundred changes in ten seconds in Safari
 */
export function changeEntry(state: Values | null, own: Values = {}): void {
  window.history.replaceState({ ...browserEntry(), usr: state, ...own }, '');
}
