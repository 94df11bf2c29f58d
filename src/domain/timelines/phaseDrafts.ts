import { isBlank } from '@/domain/text/isBlank';
import type { Refused } from '@/domain/guard/refused';
import { type BlockerDraft, emptyBlockerDraft } from './blocker';

/** What is typed into the two forms of one phase. */
export interface PhaseDrafts {
  blocker: BlockerDraft;
  note: string;
  /** What the server refused of the blocker last; left out once it accepted one. */
  refusedBlocker?: Refused<BlockerDraft> | undefined;
  /** The same of the note. */
  refusedNote?: Refused<NoteDraft> | undefined;
}

/** A note as the form for it knows its one field. */
export interface NoteDraft {
  content: string;
}

export const emptyPhaseDrafts: PhaseDrafts = { blocker: emptyBlockerDraft, note: '' };

/** True when something is entered into one of the two; white space alone is nothing. */
export const isBegun = ({ blocker, note }: PhaseDrafts): boolean =>
  !isBlank(note) ||
  !isBlank(blocker.description) ||
  blocker.type !== emptyBlockerDraft.type ||
  blocker.severity !== emptyBlockerDraft.severity;

/** The drafts without what was sent, unless something else was typed meanwhile (MOMENTUM-12, MOMENTUM-13). */
export function withoutSent(drafts: PhaseDrafts, sent: Partial<PhaseDrafts>): PhaseDrafts {
  return {
    ...drafts,
    blocker: drafts.blocker === sent.blocker ? emptyPhaseDrafts.blocker : drafts.blocker,
    note: drafts.note === sent.note ? emptyPhaseDrafts.note : drafts.note,
  };
}
