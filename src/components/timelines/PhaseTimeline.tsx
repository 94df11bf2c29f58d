import { type KeyboardEvent, useState } from 'react';
import { type NamedPhase, PHASE_WORD, PHASES, type PhaseName, phasesOf, type Project } from '@/domain/timelines/phase';
import { orDash } from '@/domain/text/textOr';
import { shownLag } from '@/domain/timelines/lag';
import { phaseSentence, phaseStatusWord, shortTargetText } from '@/domain/timelines/phaseText';
import { connectorTone, currentPhase } from '@/domain/timelines/timelineRules';
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
  // Alt with an arrow is the browser's shortcut for back and forward.
  if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  // After a press of the mouse WebKit would not draw the ring.
  event.currentTarget.closest('ol')?.querySelectorAll('button')[next]?.focus({ focusVisible: true });
}

/** Its hit area and its focus ring are those of the whole list item. */
const button = [
  'flex w-full cursor-pointer gap-3 px-1.5 pt-1.5 text-left along:flex-col along:gap-1.5',
  'after:absolute after:inset-0 after:rounded-control focus-visible:outline-none',
  'focus-visible:after:outline-2 focus-visible:after:outline-focus',
].join(' ');

/** Status, target and lag on screen; the button's accessible name says them in words. */
function PhaseFigures({ status, date, lag }: NamedPhase) {
  return (
    <span aria-hidden className="pointer-events-none ml-11.5 flex flex-col pb-2 text-label along:mx-1.5">
      <span className="wrap-anywhere text-ink-2">{`${phaseStatusWord(status)} · ${shortTargetText(date)}`}</span>
      {shownLag(lag) !== 0 && (
        <span className="font-medium">
          <LagText lagDays={lag} />
        </span>
      )}
    </span>
  );
}

export interface PhaseTimelineProps {
  /** Missing phases read 'Unknown', more than the five are left out. */
  project: Project;
  /** A phase was pressed, or Enter or Space on it. */
  onViewPhase: (phase: PhaseName) => void;
}

/** The five phases in a row, or in a column where room is short; one Tab stop, arrow keys move within it. */
export function PhaseTimeline({ project, onViewPhase }: PhaseTimelineProps) {
  const [stop, setStop] = useState(() => currentPhase(project) ?? PHASES[0]);
  return (
    <div className="@container">
      <ol aria-label={`Timeline of ${orDash(project.poNumber)}`} className="flex flex-col along:grid along:grid-cols-5">
        {phasesOf(project).map((phase, place) => {
          const Icon = phaseIcons[phase.name];
          return (
            <li key={phase.name} className="relative min-h-14 min-w-0 rounded-control hover:bg-hover">
              <button
                type="button"
                id={phaseButtonId(project.poNumber, phase.name)}
                aria-label={phaseSentence(phase, project.poNumber)}
                tabIndex={phase.name === stop ? 0 : -1}
                className={button}
                onFocus={() => setStop(phase.name)}
                onKeyDown={(event) => moveFocus(event, place)}
                onClick={() => onViewPhase(phase.name)}
              >
                <PhaseMark status={phase.status} tone={connectorTone(phase)} />
                <span className="flex items-center gap-1.5 text-dense font-medium">
                  <Icon aria-hidden size={14} className="shrink-0 text-ink-2" />
                  {PHASE_WORD[phase.name]}
                </span>
              </button>
              <PhaseFigures {...phase} />
              {place < LAST && <PhaseConnector phase={phase} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
