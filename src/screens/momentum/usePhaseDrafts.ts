import { useState } from 'react';
import { type BlockerDraft, emptyBlockerDraft } from '@/domain/timelines/blocker';

/** What is typed into the two forms of one phase. */
export interface PhaseDrafts {
  blocker: BlockerDraft;
  note: string;
}

const emptyDrafts: PhaseDrafts = { blocker: emptyBlockerDraft, note: '' };

/**
 * What is typed, phase by phase, so that looking at another one in between loses nothing.
 * @param place names the phase
 */
export function usePhaseDrafts(place: string) {
  const [all, setAll] = useState<ReadonlyMap<string, PhaseDrafts>>(new Map());
  const changeAt = (changed: string, next: (drafts: PhaseDrafts) => PhaseDrafts) =>
    setAll((known) => new Map(known).set(changed, next(known.get(changed) ?? emptyDrafts)));
  return {
    drafts: all.get(place) ?? emptyDrafts,
    changeDrafts: (part: Partial<PhaseDrafts>) => changeAt(place, (drafts) => ({ ...drafts, ...part })),
    /** Clears what was sent, unless something else was typed meanwhile. */
    clearSent: (sent: Partial<PhaseDrafts>) =>
      changeAt(place, (drafts) => ({
        blocker: drafts.blocker === sent.blocker ? emptyBlockerDraft : drafts.blocker,
        note: drafts.note === sent.note ? '' : drafts.note,
      })),
  };
}
