import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { EmailThread } from '@/domain/threads/thread';
import { type ThreadTicketFormState, ticketFormFor } from '@/domain/threads/threadTicketDraft';
import { useDraft, useScreenMemory } from '../screenMemory';

/** Name of the note that the form of a record was filled in this opening of the panel. */
const filledOf = (recordId: string) => `filled: ${recordId}`;

export interface FillThreadForm {
  /** Fills the form of a thread and its record id anew; for 'View Thread' (THREAD-14). */
  fillForm: (thread: EmailThread, recordId: string) => void;
  /**
   * The same for a step to another thread, once in an opening of the panel: a step back finds what was typed.
   * @param from the record id of the thread that is left
   * @param to the record id of the other one
   */
  fillAtStep: (thread: EmailThread, from: string, to: string) => void;
}

/** Fills the forms of threads that are opened. */
export function useFillThreadForm(): FillThreadForm {
  const { drafts, notes } = useScreenMemory();
  const entry = useLocation();
  const fillForm = (thread: EmailThread, recordId: string) =>
    drafts.change('threads', (forms) => new Map(forms).set(recordId, ticketFormFor(thread)));
  return {
    fillForm,
    fillAtStep: (thread, from, to) => {
      if (notes.read(entry)[filledOf(to)] !== true) fillForm(thread, to);
      // The one that is left too: a reload or 'Forward' opens a panel without 'View Thread'.
      for (const id of [from, to]) notes.write(entry, filledOf(id), true);
    },
  };
}

/** The form that goes with a command, which may end when much else has happened. */
export interface SentForm {
  /** True until something is typed, or 'View Thread' fills the form anew. */
  isUnchanged: () => boolean;
  /** Drops the form; the next one is filled from the thread. */
  drop: () => void;
}

export interface ThreadForm {
  form: ThreadTicketFormState;
  changeForm: (form: ThreadTicketFormState) => void;
  /** The form as it stands now, to go with a command. */
  asSent: () => SentForm;
}

/** A thread's form, kept for the session: going back or to another screen loses nothing. */
export function useThreadForm(thread: EmailThread, recordId: string): ThreadForm {
  const { drafts } = useScreenMemory();
  const [forms, change] = useDraft('threads');
  // After a reload the panel is open, but nobody pressed 'View Thread'.
  const filled = useMemo(() => ticketFormFor(thread), [thread]);
  const kept = forms.get(recordId);
  const form = kept ?? filled;
  const changeForm = (next: ThreadTicketFormState) => change((known) => new Map(known).set(recordId, next));
  return {
    form,
    changeForm,
    asSent: () => ({
      isUnchanged: () => drafts.read('threads').get(recordId) === kept,
      drop: () => change((known) => new Map([...known].filter(([other]) => other !== recordId))),
    }),
  };
}
