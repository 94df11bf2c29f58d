import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What the router keeps of an entry of the history. */
interface HistoryEntry {
  usr?: Record<string, unknown> | null;
}

function partOf(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null
    ? Object.entries(state).find(([key]) => key === name)?.[1]
    : undefined;
}

/** Notes a value in the entry of the history where one is, past the router, which would load the screen anew. */
function keepInHistory(name: string, value: unknown) {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the router, any by the browser's types
    const entry = (window.history.state ?? {}) as HistoryEntry;
    window.history.replaceState({ ...entry, usr: { ...entry.usr, [name]: value } }, '');
  } catch {
    // Some browsers refuse more than a hundred notes in half a minute; the next one is taken again.
  }
}

/** What the present entry of the history keeps, what was noted past the router included. */
export function keptEntryState(routerState: unknown): Record<string, unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the router, any by the browser's types
  const noted = (window.history.state as HistoryEntry | null)?.usr;
  const known =
    typeof routerState === 'object' && routerState !== null ? Object.fromEntries(Object.entries(routerState)) : {};
  return { ...known, ...noted };
}

/**
 * State that going back finds as it was left, while the address stays plain.
 * @param name unique within the screen
 * @param restore reads what was kept, which may be anything; undefined takes the initial value
 */
export function useKeptState<Value>(
  name: string,
  initial: Value,
  restore: (kept: unknown) => Value | undefined,
): [Value, (value: Value) => void] {
  const location = useLocation();
  const [value, setValue] = useState(() => restore(partOf(location.state, name)) ?? initial);
  const keep = (next: Value) => {
    setValue(next);
    keepInHistory(name, next);
  };
  return [value, keep];
}
