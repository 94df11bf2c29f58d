import { oneOf } from '@/domain/guard/oneOf';
import type { Tone } from '@/domain/tone';

/** The phases of every project, in this order (MOMENTUM-3). */
export const PHASES = ['intent', 'sample', 'quoting', 'feedback', 'order'] as const;
export type PhaseName = (typeof PHASES)[number];

/** Names of the phases as shown. */
export const PHASE_WORD: Record<PhaseName, string> = {
  intent: 'Intent',
  sample: 'Sample',
  quoting: 'Quoting',
  feedback: 'Feedback',
  order: 'Order',
};

/** How far a phase has come (MOMENTUM-9). */
export const PHASE_STATUSES = ['completed', 'in-progress', 'delayed', 'pending'] as const;
export type PhaseStatus = (typeof PHASE_STATUSES)[number];

/** Statuses as shown (MOMENTUM-9). */
export const PHASE_STATUS_WORD: Record<PhaseStatus, string> = {
  completed: 'Completed',
  'in-progress': 'In Progress',
  delayed: 'Delayed',
  pending: 'Pending',
};

/** Meaning of each status (MOMENTUM-9). */
export const PHASE_STATUS_TONE: Record<PhaseStatus, Tone> = {
  completed: 'success',
  'in-progress': 'info',
  delayed: 'danger',
  pending: 'neutral',
};

/** One phase of a project (DATA-5). */
export interface Phase {
  status: PhaseStatus;
  /** Target day, 'YYYY-MM-DD', without a time zone; null while none is set. */
  date: string | null;
  /** Days behind the target, 0 when on track; below 0 is ahead of it. */
  lag: number;
}

/** One style on its way from intent to order (DATA-5). */
export interface Project {
  /** Number of an existing purchase order. */
  poNumber: string;
  styleName: string;
  phases: Readonly<Record<PhaseName, Phase>>;
}

/** All projects of one customer (DATA-5). */
export interface ProjectTimeline {
  customer: string;
  /** In the order shown. */
  projects: readonly Project[];
}

/** A phase with its name. */
export interface NamedPhase extends Omit<Phase, 'status'> {
  name: PhaseName;
  /** An unknown status is kept as it came; empty where the data lacks the phase. */
  status: PhaseStatus | (string & {});
}

/** Stands in for a phase that the data lacks. */
const unknownPhase = { status: '', date: null, lag: Number.NaN } as const;

/** A phase of a project; an unknown one where the data lacks it. */
export const phaseOf = ({ phases }: Pick<Project, 'phases'>, name: PhaseName): NamedPhase => ({
  ...(Object.hasOwn(phases, name) ? phases[name] : unknownPhase),
  name,
});

/**
 * Always the five phases in their order, whatever the order of the data; others are left out, missing ones are unknown.
 */
export const phasesOf = (project: Pick<Project, 'phases'>): readonly NamedPhase[] =>
  PHASES.map((name) => phaseOf(project, name));

/** True for one of the four statuses. */
export const isPhaseStatus = oneOf(PHASE_STATUSES);
