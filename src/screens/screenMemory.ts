import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Attempts, createAttempts } from './attempts';
import { createEntryNotes, type EntryNotes, type SavedHistory } from './entryNotes';
import { createSessionDrafts, type SessionDrafts, type Typed } from './sessionDrafts';

/** What outlives a screen: the notes of each entry of the history, what is typed, and where we are going. */
export interface ScreenMemory {
  notes: EntryNotes;
  drafts: SessionDrafts;
  /** The step through the history that is under way; see `useMove`. */
  step: Step;
  /** The commands under way. */
  attempts: Attempts;
  /** Wishes for a new ticket that have been filled in, and the keys of their entries. */
  filledWishes: Set<unknown>;
}

/** One step at a time. */
interface Step {
  /** False when one is under way already. */
  begin: () => boolean;
  /** It is on screen, or was given up. */
  end: () => void;
}

function createStep(): Step {
  let underWay = false;
  return {
    begin: () => {
      if (underWay) return false;
      underWay = true;
      return true;
    },
    end: () => {
      underWay = false;
    },
  };
}

/** An empty memory. @param history where notes are saved; left out where nothing is saved, in stories */
export function createScreenMemory(history?: SavedHistory): ScreenMemory {
  return {
    notes: createEntryNotes(history),
    drafts: createSessionDrafts(),
    step: createStep(),
    attempts: createAttempts(),
    filledWishes: new Set(),
  };
}

const ScreenMemoryContext = createContext<ScreenMemory | null>(null);

/** Hands the memory to the screens below; stands where no change of screen reaches it. */
export const ScreenMemoryProvider = ScreenMemoryContext.Provider;

/** The memory in force. @throws Error outside a ScreenMemoryProvider */
export function useScreenMemory(): ScreenMemory {
  const memory = useContext(ScreenMemoryContext);
  if (!memory) throw new Error('useScreenMemory needs a ScreenMemoryProvider above it');
  return memory;
}

/** What is typed into a form and how to change it, from wherever the form is shown, or no longer. */
export function useTyped<Form extends keyof Typed>(
  form: Form,
): [Typed[Form], (next: (typed: Typed[Form]) => Typed[Form]) => void] {
  const { drafts } = useScreenMemory();
  const typed = useSyncExternalStore(drafts.subscribe, () => drafts.read(form));
  return [typed, (next) => drafts.change(form, next)];
}
