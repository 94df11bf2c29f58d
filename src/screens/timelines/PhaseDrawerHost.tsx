import { useQuery } from '@tanstack/react-query';
import { BlockerForm } from '@/components/timelines/BlockerForm';
import { BlockerList } from '@/components/timelines/BlockerList';
import { NoteForm } from '@/components/timelines/NoteForm';
import { NoteList } from '@/components/timelines/NoteList';
import { PhaseDrawer } from '@/components/timelines/PhaseDrawer';
import { emptyPhaseDrafts, type PhaseDrafts, withoutSent } from '@/domain/timelines/phaseDrafts';
import type { FoundPhase } from '@/domain/timelines/phaseId';
import { useOperations } from '@/operations/OperationsContext';
import { phaseBlockersQuery, phaseNotesQuery } from '@/operations/timelines';
import type { Neighbours } from '@/ui/RecordStepper';
import { useDraft } from '../screenMemory';
import { useCopyNotice } from '../useCopyNotice';
import { usePerform } from '../usePerform';
import { useRemote } from '../useRemote';

export interface PhaseDrawerHostProps {
  /** Stays while the drawer slides out, and after. */
  shown: FoundPhase;
  /** The phase's place among those of its project, with the step to the next. */
  neighbours: Neighbours;
  /** False slides it out. */
  open: boolean;
  /** The person closed it; set `open` to false. */
  onClose: () => void;
}

/** What is typed into the forms of one phase, so that looking at another one in between loses nothing. */
function usePhaseDrafts(id: string) {
  const [all, change] = useDraft('phases');
  const changeThis = (next: (drafts: PhaseDrafts) => PhaseDrafts) =>
    change((known) => new Map(known).set(id, next(known.get(id) ?? emptyPhaseDrafts)));
  return {
    drafts: all.get(id) ?? emptyPhaseDrafts,
    changeDrafts: (part: Partial<PhaseDrafts>) => changeThis((drafts) => ({ ...drafts, ...part })),
    clearSent: (sent: Partial<PhaseDrafts>) => changeThis((drafts) => withoutSent(drafts, sent)),
  };
}

/** The phase drawer with its lists, forms and commands. */
export function PhaseDrawerHost({ shown, neighbours, open, onClose }: PhaseDrawerHostProps) {
  const { id, customer, project, phase } = shown;
  const operations = useOperations();
  const perform = usePerform();
  const showCopyNotice = useCopyNotice();
  const { poNumber } = project;
  const [blockers, retryBlockers] = useRemote(useQuery(phaseBlockersQuery(operations, poNumber, phase)));
  const [notes, retryNotes] = useRemote(useQuery(phaseNotesQuery(operations, poNumber, phase)));
  const { drafts, changeDrafts, clearSent } = usePhaseDrafts(id);
  const { blocker, note, refusedBlocker, refusedNote } = drafts;

  return (
    <PhaseDrawer
      customer={customer}
      project={project}
      phase={phase}
      recordId={id}
      open={open}
      neighbours={neighbours}
      onCopyPoNumber={(outcome) => showCopyNotice(poNumber, outcome)}
      onViewFullTimeline={() => perform({ kind: 'view-full-timeline', poNumber })}
      onEscalateIssue={() => perform({ kind: 'escalate-phase', poNumber, phase })}
      onUpdatePhaseStatus={() => perform({ kind: 'update-phase-status', poNumber, phase })}
      onClose={onClose}
    >
      <BlockerList blockers={blockers} onRetry={retryBlockers} />
      <BlockerForm
        draft={blocker}
        refused={refusedBlocker}
        onChangeDraft={(draft) => changeDrafts({ blocker: draft })}
        onAddBlocker={() =>
          perform(
            { kind: 'add-blocker', poNumber, phase, draft: blocker },
            {
              onInvalid: (fields) => changeDrafts({ refusedBlocker: { draft: blocker, fields } }),
              onDone: () => {
                clearSent({ blocker });
                changeDrafts({ refusedBlocker: undefined });
              },
            },
          )
        }
      />
      <NoteList notes={notes} onRetry={retryNotes} />
      <NoteForm
        content={note}
        refused={refusedNote}
        onChangeContent={(content) => changeDrafts({ note: content })}
        onAddNote={() =>
          perform(
            { kind: 'add-note', poNumber, phase, content: note },
            {
              onInvalid: (fields) => changeDrafts({ refusedNote: { draft: { content: note }, fields } }),
              onDone: () => {
                clearSent({ note });
                changeDrafts({ refusedNote: undefined });
              },
            },
          )
        }
      />
    </PhaseDrawer>
  );
}
