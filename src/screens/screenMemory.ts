import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Attempts, createAttempts } from './attempts';
import { createEntryNotes, type EntryNotes, type SavedHistory } from './entryNotes';
import { createLinkRequests, type LinkRequests } from './linkRequests';
import { createSessionDrafts, type DraftByForm, type SessionDrafts } from './sessionDrafts';

/** What outlives a change of screen. */
export interface ScreenMemory {
  /** What each entry of the browser's history keeps of its screen. */
  notes: EntryNotes;
  /** What is typed in each form and not sent. */
  drafts: SessionDrafts;
  /** The pending navigation; see `useNavigateOnce`. */
  navigation: PendingNavigation;
  /** The pending commands. */
  attempts: Attempts;
  /** Requests for a new ticket, and which orders they have filled in. */
  linkRequests: LinkRequests;
  /** How far the page that the gate came over was scrolled, in pixels, by its `pageKey`; empty once it is shown again. */
  leftAt: Map<string, number>;
}

/** One of the navigations that `PendingNavigation` knows. */
export interface Navigation {
  /** While it is, what it leads to is not there yet, and going back calls it off. */
  isLoading: boolean;
}

/** One navigation at a time. */
interface PendingNavigation {
  /** One that leads on; undefined when one is pending already. */
  begin: () => Navigation | undefined;
  /** One that goes back; undefined when another one is pending. @param callsOff cancels one that still loads its screen */
  beginBack: (callsOff: boolean) => Navigation | undefined;
  /** Call it when one should have ended; false when it has, or was called off. */
  arrive: (navigation: Navigation) => boolean;
  /** Call it when the pending one is on screen or was cancelled; given one, only that is ended, and none that came after it. */
  end: (navigation?: Navigation) => void;
}

function createPendingNavigation(): PendingNavigation {
  let pending: Navigation | undefined;
  return {
    begin: () => {
      if (pending) return undefined;
      pending = { isLoading: true };
      return pending;
    },
    beginBack: (callsOff) => {
      if (pending && !(callsOff && pending.isLoading)) return undefined;
      pending = { isLoading: false };
      return pending;
    },
    arrive: (navigation) => {
      navigation.isLoading = false;
      return pending === navigation;
    },
    end: (navigation = pending) => {
      if (pending === navigation) pending = undefined;
    },
  };
}

/**
 * An empty memory. In stories both are left out, and nothing is saved.
 * @param history where notes are saved
 * @param store where used requests are saved
 */
export function createScreenMemory(history?: SavedHistory, store?: () => Storage): ScreenMemory {
  return {
    notes: createEntryNotes(history),
    drafts: createSessionDrafts(),
    navigation: createPendingNavigation(),
    attempts: createAttempts(),
    linkRequests: createLinkRequests(store),
    leftAt: new Map(),
  };
}

const ScreenMemoryContext = createContext<ScreenMemory | null>(null);

/** Passes the memory to the screens below; stands above the router, so that no change of screen resets it. */
export const ScreenMemoryProvider = ScreenMemoryContext.Provider;

/** The current memory. @throws Error outside a ScreenMemoryProvider */
export function useScreenMemory(): ScreenMemory {
  const memory = useContext(ScreenMemoryContext);
  if (!memory) throw new Error('useScreenMemory needs a ScreenMemoryProvider above it');
  return memory;
}

/** The draft of a form and its setter, which works after the form was left, too. */
export function useDraft<Form extends keyof DraftByForm>(
  form: Form,
): [DraftByForm[Form], (next: (draft: DraftByForm[Form]) => DraftByForm[Form]) => void] {
  const { drafts } = useScreenMemory();
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.read(form));
  return [draft, (next) => drafts.change(form, next)];
}
