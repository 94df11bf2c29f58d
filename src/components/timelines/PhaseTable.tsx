import type { ReactNode } from 'react';
import { orDash } from '@/domain/text/textOr';
import { type NamedPhase, PHASE_WORD, type PhaseName, phasesOf, type Project } from '@/domain/timelines/phase';
import { phaseOfProject, projectedText, targetText } from '@/domain/timelines/phaseText';
import { copyCells } from '@/ui/copyCells';
import { Fact } from '@/ui/Fact';
import { ROOMY, useMediaQuery } from '@/ui/useMediaQuery';
import { LagText } from './LagText';
import { phaseButtonId } from './phaseButtonId';
import { phaseIcons } from './phaseLook';
import { PhaseStatusBadge } from './PhaseStatusBadge';

/** What stands beside phase and status, in this order. */
const figureColumns: readonly (readonly [header: string, cell: (phase: NamedPhase) => ReactNode])[] = [
  ['Target', ({ date }) => targetText(date)],
  ['Lag', ({ lag }) => <LagText lagDays={lag} />],
  // Of a phase that is done, when it was done; of the others, when it will be by its lag.
  ['Finish', (phase) => orDash(projectedText(phase))],
];
const columns: typeof figureColumns = [
  ['Status', ({ status }) => <PhaseStatusBadge status={status} />],
  ...figureColumns,
];

export interface PhaseTableProps {
  /** Missing phases read 'Unknown', more than the five are left out. */
  project: Project;
  /** False below another table of the same columns: the headers are then visually hidden. */
  headersShown?: boolean;
  /** A phase's button was pressed, in its row or in the list on phones; called with its name, and its drawer opens. */
  onViewPhase: (phase: PhaseName) => void;
}

function PhaseButton({ phase, project, onViewPhase }: Omit<PhaseTableProps, 'headersShown'> & { phase: NamedPhase }) {
  const Icon = phaseIcons[phase.name];
  return (
    <button
      type="button"
      id={phaseButtonId(project.poNumber, phase.name)}
      // Phase and order alone: status, target and lag stand beside the button.
      aria-label={phaseOfProject(phase.name, project.poNumber)}
      // Copied with its row: by itself Firefox marks no words of a button.
      className="inline-flex min-h-7 cursor-pointer items-center gap-1.5 rounded-tag font-medium select-text decoration-(--field) underline-offset-3 not-print:underline hover:decoration-current pointer-coarse:min-h-11"
      onClick={() => onViewPhase(phase.name)}
    >
      <Icon aria-hidden size={14} className="shrink-0 text-ink-2" />
      {PHASE_WORD[phase.name]}
    </button>
  );
}

/** The same five phases as figures; the finish is target + lag, a dash without a target. A list on phones. */
export function PhaseTable({ project, headersShown = true, onViewPhase }: PhaseTableProps) {
  const wide = useMediaQuery(`${ROOMY}, print`);
  const name = `Phases of ${orDash(project.poNumber)}`;
  const phases = phasesOf(project);
  if (!wide) {
    return (
      <ul aria-label={name} className="ruled">
        {phases.map((phase) => (
          <li key={phase.name} className="py-2 text-dense">
            <div className="flex items-center justify-between gap-3">
              <PhaseButton phase={phase} project={project} onViewPhase={onViewPhase} />
              <span className="flex max-w-1/2 shrink-0">
                <PhaseStatusBadge status={phase.status} />
              </span>
            </div>
            <dl className="mt-1 grid grid-cols-3 gap-x-2">
              {figureColumns.map(([header, cell]) => (
                <Fact key={header} label={header}>
                  {cell(phase)}
                </Fact>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table aria-label={name} className="w-full table-fixed text-left text-dense" onCopy={copyCells}>
      <thead className={headersShown ? '' : 'sr-only'}>
        <tr>
          {['Phase', ...columns.map(([header]) => header)].map((header) => (
            <th key={header} scope="col" className="px-1.5 pb-1 text-label font-medium text-ink-2 first:pl-0">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="ruled">
        {phases.map((phase) => (
          <tr key={phase.name}>
            <th scope="row" className="py-0.5 pr-1.5 font-normal">
              <PhaseButton phase={phase} project={project} onViewPhase={onViewPhase} />
            </th>
            {columns.map(([header, cell]) => (
              <td key={header} className="px-1.5 py-0.5">
                {cell(phase)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
