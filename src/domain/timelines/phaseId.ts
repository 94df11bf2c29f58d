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

/** All projects of a customer, whom a faulty source may list twice. */
const projectsOf = (timelines: readonly ProjectTimeline[], customer: string) =>
  timelines.filter((timeline) => timeline.customer === customer).flatMap(({ projects }) => projects);

/** A project's number, and its place among those of the same number. */
const numberIn = (projects: readonly Project[], project: Project) =>
  recordId(projects, project, ({ poNumber }) => poNumber);

const idOf = (customer: string, number: string, phase: PhaseName) => JSON.stringify([customer, number, phase]);

/** An id that still finds a phase after a refetch, and no other one where a faulty source repeats a number. */
export function phaseId(timelines: readonly ProjectTimeline[], { customer, project, phase }: ShownPhase): string {
  return idOf(customer, numberIn(projectsOf(timelines, customer), project), phase);
}

/** The phase of an id, which may be anything; undefined when no project has it. */
export function findPhase(timelines: readonly ProjectTimeline[], id: string): FoundPhase | undefined {
  for (const customer of new Set(timelines.map((timeline) => timeline.customer))) {
    // Skips what cannot match.
    if (!id.startsWith(`[${JSON.stringify(customer)},`)) continue;
    const projects = projectsOf(timelines, customer);
    for (const project of projects) {
      const number = numberIn(projects, project);
      const phase = PHASES.find((name) => idOf(customer, number, name) === id);
      if (phase) return { id, customer, project, phase };
    }
  }
  return undefined;
}
