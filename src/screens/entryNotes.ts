import { isRecord } from '@/domain/guard/guard';
import { browserEntry, changeEntry, entryState } from './browserEntry';

/** What a history entry stores of its screen, by name: filters, tab, sort, the open panel, scroll, what is unfolded. */
export type Notes = Readonly<Record<string, unknown>>;

/** An entry of the history as the router knows it. */
export interface Entry {
  key: string;
  pathname: string;
  /** The state it was created with, or the one saved before a reload; may be anything. */
  state: unknown;
}

/** The part of the browser's history that notes are saved in. */
export interface SavedHistory {
  /** The browser's current entry, which may be ahead of the router's. */
  present: () => Pick<Entry, 'key' | 'pathname'>;
  /** Saves the notes of the current entry; throws when the browser refuses. */
  save: (notes: Notes) => void;
  /** Calls back when the page is about to be left or reloaded, in time to save; returns the function that ends it. */
  watchLeaving: (onLeave: () => void) => () => void;
}

export interface EntryNotes {
  /** The latest notes of an entry, saved or not. */
  read: (entry: Entry) => Notes;
  /** Stores a value under a name; it is saved at once, or within `SAVED_AFTER_MS` of the save before. */
  write: (entry: Entry, name: string, value: unknown) => void;
  /** Saves unsaved notes at once, if they belong to the browser's current entry. */
  flush: () => void;
}

/**
 * Time between two saves, in milliseconds. WebKit allows a hundred in ten seconds; beyond, it refuses the next
 * navigation and the page is loaded again. A key held down in a search box writes thirty notes a second.
 */
export const SAVED_AFTER_MS = 250;

/** Entries whose notes stay in memory; browsers keep 50 in their history, and older notes are saved there. */
const MOST_KNOWN = 100;

/** The part of an entry's state in which notes are saved. */
const NOTES = 'notes';

/** The notes in the state of an entry, none when it holds none. */
function savedNotes(state: unknown): Notes {
  const notes = isRecord(state) ? state[NOTES] : undefined;
  return isRecord(notes) ? notes : {};
}

/** The state of an entry that begins with these notes. */
export const stateWithNotes = (notes: Notes): Record<typeof NOTES, Notes> => ({ [NOTES]: notes });

// Entries that the router did not create share one key.
const idOf = ({ key, pathname }: Pick<Entry, 'key' | 'pathname'>) => `${key} ${pathname}`;

/**
 * Keeps the notes of every entry in memory, and saves them in the history, where a reload finds them.
 * @param history left out where nothing is saved, in stories
 */
export function createEntryNotes(history?: SavedHistory): EntryNotes {
  const known = new Map<string, Notes>();
  const unsaved = new Set<string>();
  let isPausing = false;
  let notedInPause = false;
  let stopWatching: (() => void) | undefined;

  const read = (entry: Entry) => known.get(idOf(entry)) ?? savedNotes(entry.state);
  const forgetOldest = () => {
    for (const id of known.keys()) {
      if (known.size <= MOST_KNOWN) return;
      if (!unsaved.has(id)) known.delete(id);
    }
  };
  const flush = () => {
    if (!history) return;
    const id = idOf(history.present());
    const notes = known.get(id);
    if (!notes || !unsaved.has(id)) return;
    try {
      history.save(notes);
      unsaved.delete(id);
      stopWatching?.();
      stopWatching = undefined;
    } catch {
      // The browser limits saves for a while; the next save includes these notes.
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
      forgetOldest();
      // What is noted during a pause waits for its end.
      if (isPausing) {
        notedInPause = true;
        stopWatching ??= history.watchLeaving(flush);
      } else saveAndPause();
    },
    flush,
  };
}

/** The browser's own history. */
export const browserHistory: SavedHistory = {
  present: () => {
    const { key } = browserEntry();
    return { key: typeof key === 'string' ? key : 'default', pathname: window.location.pathname };
  },
  save: (notes) => changeEntry({ ...entryState(), ...stateWithNotes(notes) }),
  // A reload does not see what is saved as late as in `pagehide`. Not for longer than needed: a page that listens for
  // this is not kept for going back in some browsers.
  watchLeaving: (onLeave) => {
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  },
};
