import { type Drafts, noDrafts } from '@/domain/communications/drafts';
import type { PhaseDrafts } from '@/domain/timelines/phaseDrafts';
import { emptyTicketDraft, type TicketDraft } from '@/domain/tickets/ticketDraft';

/** What is typed and not sent, each form by its name. */
export interface Typed {
  /** The hub's boxes, by order and channel. */
  communications: Drafts;
  /** 'Log New Issue'. */
  ticket: TicketDraft;
  /** The two forms of each phase, by the phase's id. */
  phases: ReadonlyMap<string, PhaseDrafts>;
}

/** Where unsent words lie, also while another screen is shown; gone with the page, and never stored. */
export interface SessionDrafts {
  read: <Form extends keyof Typed>(form: Form) => Typed[Form];
  change: <Form extends keyof Typed>(form: Form, next: (typed: Typed[Form]) => Typed[Form]) => void;
  /** Calls back on every change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** A place for unsent words, empty at first. */
export function createSessionDrafts(): SessionDrafts {
  const listeners = new Set<() => void>();
  let typed: Typed = { communications: noDrafts, ticket: emptyTicketDraft, phases: new Map() };
  return {
    read: (form) => typed[form],
    change: (form, next) => {
      typed = { ...typed, [form]: next(typed[form]) };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
