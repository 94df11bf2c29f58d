import { Text } from '@radix-ui/themes';
import { type KeyboardEvent, useState } from 'react';
import {
  type NamedPhase,
  PHASE_WORD,
  PHASES,
  type PhaseName,
  phasesOf,
  phaseStatusWord,
  type Project,
} from '@/domain/timelines/phase';
import { phaseSentence, shortTargetText } from '@/domain/timelines/phaseText';
import { connectorTone, currentPhase } from '@/domain/timelines/timelineRules';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { LagText } from './LagText';
import { PhaseConnector } from './PhaseConnector';
import { PhaseMark } from './PhaseMark';
import { phaseButtonId } from './phaseButtonId';
import { phaseIcons } from './phaseLook';

const LAST = PHASES.length - 1;

/** Where a key leads from a place in the row; undefined for keys that lead nowhere. */
function placeAfter(key: string, place: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(place + 1, LAST);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(place - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? LAST : undefined;
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>, place: number) {
  const next = placeAfter(event.key, place);
  // Alt with an arrow is the browser's way back.
  if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.currentTarget.closest('ol')?.querySelectorAll('button')[next]?.focus();
}

/** The short form for the eye; the ear gets the whole sentence. */
function PhaseWords({ name, status, date, lag }: NamedPhase) {
  const Icon = phaseIcons[name];
  return (
    <span aria-hidden className="flex min-w-0 flex-col">
      <span className="flex items-center gap-1.5 text-dense font-medium">
        <Icon aria-hidden size={14} className="shrink-0 text-ink-2" />
        {PHASE_WORD[name]}
      </span>
      <Text size="1" color="gray" className="wrap-anywhere">
        {phaseStatusWord(status)} · {shortTargetText(date)}
      </Text>
      {lag !== 0 && (
        <Text size="1" className="font-medium">
          <LagText lagDays={lag} />
        </Text>
      )}
    </span>
  );
}

export interface PhaseTimelineProps {
  /** Missing phases read 'Unknown', more than the five are left out. */
  project: Project;
  onViewPhase: (phase: PhaseName) => void;
}

/** The five phases in a row, upright where room is short; one stop of the Tab key, arrows lead on from it. */
export function PhaseTimeline({ project, onViewPhase }: PhaseTimelineProps) {
  const [stop, setStop] = useState(() => currentPhase(project) ?? PHASES[0]);
  return (
    <div className="@container">
      <ol
        aria-label={`Timeline of ${project.poNumber}`}
        className="-mx-1.5 -mt-1.5 flex flex-col @min-[600px]:grid @min-[600px]:grid-cols-5"
      >
        {phasesOf(project).map((phase, place) => (
          <li key={phase.name} className="relative min-w-0">
            <button
              type="button"
              id={phaseButtonId(project.poNumber, phase.name)}
              tabIndex={phase.name === stop ? 0 : -1}
              className="flex min-h-14 w-full cursor-pointer gap-3 rounded-control p-1.5 pb-2 text-left hover:bg-hover @min-[600px]:h-full @min-[600px]:flex-col @min-[600px]:gap-1.5"
              onFocus={() => setStop(phase.name)}
              onKeyDown={(event) => moveFocus(event, place)}
              onClick={() => onViewPhase(phase.name)}
            >
              <VisuallyHidden>{phaseSentence(phase)}</VisuallyHidden>
              <PhaseMark status={phase.status} tone={connectorTone(phase)} />
              <PhaseWords {...phase} />
            </button>
            {place < LAST && <PhaseConnector phase={phase} />}
          </li>
        ))}
      </ol>
    </div>
  );
}
