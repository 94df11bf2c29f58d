/** What one entry of the history remembers of its screen, by name: filters, tab, order, the open panel. */
export type Notes = Readonly<Record<string, unknown>>;

/** An entry of the history as the router knows it. */
export interface Entry {
  key: string;
  pathname: string;
  /** What the entry was made with, or what was saved of it before the page was loaded; may be anything. */
  state: unknown;
}

/** The history of the browser, as far as notes are saved in it. */
export interface SavedHistory {
  /** The entry on which the browser stands, which may be ahead of the router. */
  present: () => Pick<Entry, 'key' | 'pathname'>;
  /** Saves the notes of the present entry; throws when the browser refuses. */
  save: (notes: Notes) => void;
}

export interface EntryNotes {
  /** All notes of an entry; the latest, saved or not. */
  read: (entry: Entry) => Notes;
  /** Notes a value; it is saved at once, or within `SAVED_AFTER_MS` of the one before. */
  write: (entry: Entry, name: string, value: unknown) => void;
  /** Saves at once what waits, as far as it belongs to the entry on which the browser stands. */
  flush: () => void;
}

/**
 * Time from one saving to the next, in milliseconds. WebKit takes a hundred in ten seconds, and a page whose next entry
 * it refuses is loaded anew; a key held down in a search box notes thirty a second.
 */
export const SAVED_AFTER_MS = 250;

/** The part of an entry's state in which notes are saved. */
const NOTES = 'notes';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The notes in the state of an entry, none when it holds none. */
function savedNotes(state: unknown): Notes {
  const notes = isRecord(state) ? state[NOTES] : undefined;
  return isRecord(notes) ? notes : {};
}

/** The state of an entry that begins with these notes. */
export const stateWithNotes = (notes: Notes): Record<typeof NOTES, Notes> => ({ [NOTES]: notes });

// Entries that the router did not make share one key.
const idOf = ({ key, pathname }: Pick<Entry, 'key' | 'pathname'>) => `${key} ${pathname}`;

/**
 * Keeps the notes of every entry in memory, and saves them in the history, from where a reload takes them.
 * @param history left out where nothing is saved, in stories
 */
export function createEntryNotes(history?: SavedHistory): EntryNotes {
  const known = new Map<string, Notes>();
  const unsaved = new Set<string>();
  let isPausing = false;
  let notedInPause = false;

  const read = (entry: Entry) => known.get(idOf(entry)) ?? savedNotes(entry.state);
  const flush = () => {
    if (!history) return;
    const id = idOf(history.present());
    const notes = known.get(id);
    if (!notes || !unsaved.has(id)) return;
    try {
      history.save(notes);
      unsaved.delete(id);
    } catch {
      // The browser had enough for a while; the next note brings this one along.
    }
  };
  const saveAndPause = () => {
    flush();
    isPausing = true;
    notedInPause = false;
    setTimeout(() => {
      isPausing = false;
      if (notedInPause) saveAndPause();
    }, SAVED_AFTER_MS);
  };
  return {
    read,
    write: (entry, name, value) => {
      known.set(idOf(entry), { ...read(entry), [name]: value });
      if (!history) return;
      unsaved.add(idOf(entry));
      // What is noted during a pause waits for its end.
      if (isPausing) notedInPause = true;
      else saveAndPause();
    },
    flush,
  };
}

/** The browser's own history. */
export const browserHistory: SavedHistory = {
  present: () => {
    const entry: unknown = window.history.state;
    const key = isRecord(entry) && typeof entry['key'] === 'string' ? entry['key'] : 'default';
    return { key, pathname: window.location.pathname };
  },
  save: (notes) => {
    const entry: unknown = window.history.state;
    const known = isRecord(entry) ? entry : {};
    // Past the router, which would load the screen anew; `usr` is where it keeps the state of an entry.
    const state = isRecord(known['usr']) ? known['usr'] : {};
    window.history.replaceState({ ...known, usr: { ...state, ...stateWithNotes(notes) } }, '');
  },
};
