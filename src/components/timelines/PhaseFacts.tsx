import { orDash } from '@/domain/text/textOr';
import { type PhaseName, phaseOf, type Project } from '@/domain/timelines/phase';
import { targetText } from '@/domain/timelines/phaseText';
import { Fact } from '@/ui/Fact';
import { LagText } from './LagText';
import { PhaseStatusBadge } from './PhaseStatusBadge';

export interface PhaseFactsProps {
  /** Blank is a dash. */
  customer: string;
  /** Blank texts are a dash; a missing phase reads 'Unknown'. */
  project: Project;
  /** Decides whose status, target and lag are shown. */
  phase: PhaseName;
}

/** What a phase belongs to and where it stands (MOMENTUM-10). */
export function PhaseFacts({ customer, project, phase: name }: PhaseFactsProps) {
  const { status, date, lag } = phaseOf(project, name);
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 xs:grid-cols-3">
      <Fact label="PO">{orDash(project.poNumber)}</Fact>
      <Fact label="Style">{orDash(project.styleName)}</Fact>
      <Fact label="Customer">{orDash(customer)}</Fact>
      <Fact label="Status">
        <PhaseStatusBadge status={status} />
      </Fact>
      <Fact label="Target Date">{targetText(date)}</Fact>
      <Fact label="Lag">
        <LagText lagDays={lag} />
      </Fact>
    </dl>
  );
}
