import { type Drafts, noDrafts } from '@/domain/communications/drafts';
import type { ThreadTicketFormState } from '@/domain/threads/threadTicketDraft';
import type { PhaseDrafts } from '@/domain/timelines/phaseDrafts';
import type { Refused } from '@/domain/guard/refused';
import { emptyTicketDraft, type TicketDraft } from '@/domain/tickets/ticketDraft';

/** Unsent drafts by form. */
export interface DraftByForm {
  /** Texts in the communications hub, by order and channel. */
  communications: Drafts;
  /** What was sent of them; the composer keeps its text (COMMS-8), which a reload then does not lose. */
  sentMessages: Drafts;
  /** 'Log New Issue'. */
  ticket: TicketDraft;
  /** What the server refused of it last; undefined once it accepted it. */
  refusedTicket: Refused<TicketDraft> | undefined;
  /** The two forms of each phase, by the phase's id. */
  phases: ReadonlyMap<string, PhaseDrafts>;
  /** 'Generate Ticket' of each thread, by the thread's record id; 'View Thread' fills it anew (THREAD-14). */
  threads: ReadonlyMap<string, ThreadTicketFormState>;
}

/** Keeps unsent drafts while other screens are shown; lost with the page, never stored. */
export interface SessionDrafts {
  read: <Form extends keyof DraftByForm>(form: Form) => DraftByForm[Form];
  change: <Form extends keyof DraftByForm>(form: Form, next: (draft: DraftByForm[Form]) => DraftByForm[Form]) => void;
  /** Calls back on every change; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates the drafts, empty at first. */
export function createSessionDrafts(): SessionDrafts {
  const listeners = new Set<() => void>();
  let drafts: DraftByForm = {
    communications: noDrafts,
    sentMessages: noDrafts,
    ticket: emptyTicketDraft,
    refusedTicket: undefined,
    phases: new Map(),
    threads: new Map(),
  };
  return {
    read: (form) => drafts[form],
    change: (form, next) => {
      drafts = { ...drafts, [form]: next(drafts[form]) };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
