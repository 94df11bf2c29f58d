import { recordId } from '@/domain/ordering/recordId';
import { PHASES, type PhaseName, type Project, type ProjectTimeline } from './phase';

/** A phase with its project and customer. */
export interface ShownPhase {
  customer: string;
  project: Project;
  phase: PhaseName;
}

/** As an id has found it. */
export interface FoundPhase extends ShownPhase {
  id: string;
}

/** A project's number, and its place among those of the same number. */
const numberIn = (projects: readonly Project[], project: Project) =>
  recordId(projects, project, ({ poNumber }) => poNumber);

const idOf = (customer: string, number: string, phase: PhaseName) => JSON.stringify([customer, number, phase]);

/** An id that still finds a phase after a refetch, and no other one where a faulty source repeats a number. */
export function phaseId(timelines: readonly ProjectTimeline[], { customer, project, phase }: ShownPhase): string {
  const { projects = [] } = timelines.find((timeline) => timeline.projects.includes(project)) ?? {};
  return idOf(customer, numberIn(projects, project), phase);
}

/** The phase of an id, which may be anything; undefined when no project has it. */
export function findPhase(timelines: readonly ProjectTimeline[], id: string): FoundPhase | undefined {
  for (const { customer, projects } of timelines) {
    for (const project of projects) {
      const number = numberIn(projects, project);
      const phase = PHASES.find((name) => idOf(customer, number, name) === id);
      if (phase) return { id, customer, project, phase };
    }
  }
  return undefined;
}
