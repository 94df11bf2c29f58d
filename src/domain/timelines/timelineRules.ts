import { isFigure } from '@/domain/guard/isFigure';
import type { Tone } from '@/domain/tone';
import { LATE_AFTER_DAYS, shownLag } from './lag';
import { type NamedPhase, PHASE_WORD, PHASES, type PhaseName, phasesOf, type Project } from './phase';

type Phases = Pick<Project, 'phases'>;

/** Share of completed phases in percent, a multiple of 20 (MOMENTUM-4). */
export function completionPercent(project: Phases): number {
  const completed = phasesOf(project).filter(({ status }) => status === 'completed').length;
  return (completed / PHASES.length) * 100;
}

/** The first phase that is in-progress or delayed; null when there is none (MOMENTUM-5). */
export function currentPhase(project: Phases): PhaseName | null {
  const current = phasesOf(project).find(({ status }) => status === 'in-progress' || status === 'delayed');
  return current?.name ?? null;
}

/** The current phase as it is read, otherwise 'Complete' (MOMENTUM-5). */
export function currentPhaseWord(project: Phases): string {
  const current = currentPhase(project);
  return current === null ? 'Complete' : PHASE_WORD[current];
}

/** Sum of the phase lags in days (MOMENTUM-5); NaN when one of them is unknown. */
export function totalLagDays(project: Phases): number {
  return phasesOf(project).reduce((total, { lag }) => (isFigure(lag) ? total + lag : Number.NaN), 0);
}

/** How much of a phase's connector is drawn, in percent (MOMENTUM-6). */
export function connectorFillPercent({ status }: Pick<NamedPhase, 'status'>): 0 | 50 | 100 {
  if (status === 'completed') return 100;
  return status === 'in-progress' ? 50 : 0;
}

/** Colour of a phase's connector, tested in this order (MOMENTUM-7). */
export function connectorTone({ status, lag }: Pick<NamedPhase, 'status' | 'lag'>): Tone {
  const days = shownLag(lag);
  if (status === 'completed' && days === 0) return 'success';
  if (status === 'completed' && days > 0) return 'warning';
  if (status === 'in-progress') return 'info';
  if (status === 'delayed' || days > LATE_AFTER_DAYS) return 'danger';
  return 'neutral';
}
