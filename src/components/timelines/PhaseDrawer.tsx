import { ChevronsUp } from 'lucide-react';
import type { Blocker, BlockerDraft } from '@/domain/timelines/blocker';
import { TIMELINE_WORDS } from '@/domain/timelines/commandWords';
import { PHASE_WORD, type PhaseName, type Project } from '@/domain/timelines/phase';
import type { PhaseNote } from '@/domain/timelines/phaseNote';
import { Button } from '@/ui/Button';
import type { Remote } from '@/ui/remote';
import { SidePanel } from '@/ui/SidePanel';
import { BlockerForm } from './BlockerForm';
import { BlockerList } from './BlockerList';
import { NoteForm } from './NoteForm';
import { NoteList } from './NoteList';
import { PhaseFacts } from './PhaseFacts';

const WIDTH_PX = 600;

export interface PhaseDrawerProps {
  /** Whose project it is; a blank one is a dash. */
  customer: string;
  /** The project whose phase is shown, also while the drawer slides out. */
  project: Project;
  /** Decides which of the project's five phases the title and the facts are about. */
  phase: PhaseName;
  /** The drawer slides in and out as this changes; `project` must stay until it is out. */
  open: boolean;
  /** What holds the phase up, in the data's order; pending and failed have words of their own. */
  blockers: Remote<readonly Blocker[]>;
  /** What was noted on the phase, in the data's order; pending and failed have words of their own. */
  notes: Remote<readonly PhaseNote[]>;
  /** What is typed into 'Add New Blocker'; emptied by the parent after a success (MOMENTUM-12). */
  blockerDraft: BlockerDraft;
  /** A note as typed. */
  noteDraft: string;
  /** 'Try again' in the blockers was pressed, which stands there only after loading failed. */
  onRetryBlockers: () => void;
  /** After each change in 'Add New Blocker'; always the whole draft. */
  onChangeBlocker: (draft: BlockerDraft) => void;
  /** Only with a blocker that has all it needs. */
  onAddBlocker: () => void;
  /** 'Try again' in the notes was pressed, which stands there only after loading failed. */
  onRetryNotes: () => void;
  /** The whole text of the note after each change, empty too. */
  onChangeNote: (content: string) => void;
  /** Only with a note that is not blank. */
  onAddNote: () => void;
  /** Has no effect (MOMENTUM-14), as the next two. */
  onViewFullTimeline: () => void;
  /** 'Escalate Issue' was pressed; no visible effect (MOMENTUM-14). */
  onEscalateIssue: () => void;
  /** 'Update Phase Status' was pressed; no visible effect (MOMENTUM-14). */
  onUpdatePhaseStatus: () => void;
  /** Escape, the close button, a press outside or a swipe. */
  onClose: () => void;
}

/** Where one phase stands, what holds it up and what was noted (MOMENTUM-10 to MOMENTUM-14). */
export function PhaseDrawer({
  customer,
  project,
  phase,
  open,
  blockers,
  notes,
  blockerDraft,
  noteDraft,
  onRetryBlockers,
  onChangeBlocker,
  onAddBlocker,
  onRetryNotes,
  onChangeNote,
  onAddNote,
  onViewFullTimeline,
  onEscalateIssue,
  onUpdatePhaseStatus,
  onClose,
}: PhaseDrawerProps) {
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      width={WIDTH_PX}
      title={`${PHASE_WORD[phase]}, ${project.poNumber.trim() === '' ? 'no PO number' : project.poNumber}`}
      subtitle={project.styleName}
      footer={
        <>
          <Button variant="ghost" color="gray" className="mx-0!" onClick={onViewFullTimeline}>
            {TIMELINE_WORDS['view-full-timeline']}
          </Button>
          <div className="ml-auto flex flex-wrap justify-end gap-2">
            <Button variant="outline" color="gray" onClick={onEscalateIssue}>
              <ChevronsUp aria-hidden size={16} />
              {TIMELINE_WORDS['escalate-phase']}
            </Button>
            <Button onClick={onUpdatePhaseStatus}>{TIMELINE_WORDS['update-phase-status']}</Button>
          </div>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <PhaseFacts customer={customer} project={project} phase={phase} />
        <BlockerList blockers={blockers} onRetry={onRetryBlockers} />
        <BlockerForm draft={blockerDraft} onChangeDraft={onChangeBlocker} onAddBlocker={onAddBlocker} />
        <NoteList notes={notes} onRetry={onRetryNotes} />
        <NoteForm content={noteDraft} onChangeContent={onChangeNote} onAddNote={onAddNote} />
      </div>
    </SidePanel>
  );
}
