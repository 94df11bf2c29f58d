import { ChevronsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { styleNameOf } from '@/domain/purchase-orders/purchaseOrder';
import { isBlank } from '@/domain/text/isBlank';
import { textOr } from '@/domain/text/textOr';
import { TIMELINE_WORDS } from '@/domain/timelines/commandWords';
import { PHASE_WORD, type PhaseName, type Project } from '@/domain/timelines/phase';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import type { CopyOutcome } from '@/ui/copyText';
import { type Neighbours, RecordStepper } from '@/ui/RecordStepper';
import { SidePanel } from '@/ui/SidePanel';
import { phaseButtonId } from './phaseButtonId';
import { PhaseFacts } from './PhaseFacts';

const WIDTH_PX = 600;

export interface PhaseDrawerProps {
  /** Whose project it is; blank is a dash. */
  customer: string;
  /** The project whose phase is shown, also while the drawer slides out. */
  project: Project;
  /** Which of the project's five phases is shown. */
  phase: PhaseName;
  /** Of the record shown, and of no other; needed where others follow in the open panel, which then begin at their top. */
  recordId?: string;
  /** False slides the drawer out. */
  open: boolean;
  /** What stands below the facts, one after another: the blockers and the notes, each list with its form. */
  children: ReactNode;
  /** The phase's place among those of its project, with the step to the next. */
  neighbours?: Neighbours;
  /** The copy button beside the title was pressed and the browser has copied or refused. */
  onCopyPoNumber: (outcome: CopyOutcome) => void;
  /** 'View Full Timeline' was pressed; no visible change (MOMENTUM-14). */
  onViewFullTimeline: () => void;
  /** 'Escalate Issue' was pressed; no visible change (MOMENTUM-14). */
  onEscalateIssue: () => void;
  /** 'Update Phase Status' was pressed; no visible change (MOMENTUM-14). */
  onUpdatePhaseStatus: () => void;
  /** Escape, the close button or a press outside; set `open` to false. */
  onClose: () => void;
}

/** Where one phase stands, and what can be done about it (MOMENTUM-10, MOMENTUM-14). */
export function PhaseDrawer({
  customer,
  project,
  phase,
  recordId,
  open,
  children,
  neighbours,
  onCopyPoNumber,
  onViewFullTimeline,
  onEscalateIssue,
  onUpdatePhaseStatus,
  onClose,
}: PhaseDrawerProps) {
  const { poNumber } = project;
  const title = `${PHASE_WORD[phase]}, ${textOr(poNumber, 'no PO number')}`;
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      openerId={phaseButtonId(poNumber, phase)}
      width={WIDTH_PX}
      recordId={recordId}
      title={title}
      titleAside={!isBlank(poNumber) && <CopyButton value={poNumber} what="PO number" onCopy={onCopyPoNumber} />}
      subtitle={styleNameOf(project)}
      controls={neighbours && <RecordStepper label="Phases" name={title} neighbours={neighbours} />}
      footer={
        <>
          <Button variant="ghost" color="gray" className="mr-0" onClick={onViewFullTimeline}>
            {TIMELINE_WORDS['view-full-timeline']}
          </Button>
          <div className="ml-auto flex flex-wrap justify-end gap-2 grow *:grow sm:grow-0">
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
        {children}
      </div>
    </SidePanel>
  );
}
