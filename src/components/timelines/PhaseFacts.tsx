import { orDash } from '@/domain/text/textOr';
import { phasesOf, type PhaseName, type Project } from '@/domain/timelines/phase';
import { targetText } from '@/domain/timelines/phaseText';
import { Fact } from '@/ui/Fact';
import { LagText } from './LagText';
import { PhaseStatusBadge } from './PhaseStatusBadge';

export interface PhaseFactsProps {
  /** Blank is a dash. */
  customer: string;
  /** Blank texts are a dash; a missing phase reads 'Unknown'. */
  project: Project;
  /** Decides whose status, target and lag are shown; they are left out for a name that is not one of the five. */
  phase: PhaseName;
}

/** What a phase belongs to and where it stands (MOMENTUM-10). */
export function PhaseFacts({ customer, project, phase: name }: PhaseFactsProps) {
  const phase = phasesOf(project).find((known) => known.name === name);
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 xs:grid-cols-3">
      <Fact label="PO">{orDash(project.poNumber)}</Fact>
      <Fact label="Style">{orDash(project.styleName)}</Fact>
      <Fact label="Customer">{orDash(customer)}</Fact>
      {phase && (
        <>
          <Fact label="Status">
            <PhaseStatusBadge status={phase.status} />
          </Fact>
          <Fact label="Target Date">{targetText(phase.date)}</Fact>
          <Fact label="Lag">
            <LagText lagDays={phase.lag} />
          </Fact>
        </>
      )}
    </dl>
  );
}
