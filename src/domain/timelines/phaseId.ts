import { PHASES, type PhaseName, type Project, type ProjectTimeline } from './phase';

/** A phase with its project and customer. */
export interface ShownPhase {
  customer: string;
  project: Project;
  phase: PhaseName;
}

/** An id that still finds a phase after a refetch. */
export const phaseId = ({ customer, project, phase }: ShownPhase): string =>
  JSON.stringify([customer, project.poNumber, phase]);

/** The phase of an id, which may be anything; undefined when no project has it. */
export function findPhase(timelines: readonly ProjectTimeline[], id: string): ShownPhase | undefined {
  for (const { customer, projects } of timelines) {
    for (const project of projects) {
      const phase = PHASES.find((name) => phaseId({ customer, project, phase: name }) === id);
      if (phase) return { customer, project, phase };
    }
  }
  return undefined;
}
