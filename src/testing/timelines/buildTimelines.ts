import type { Blocker, BlockerDraft } from '@/domain/timelines/blocker';
import type { NamedPhase, Phase, PhaseName, Project, ProjectTimeline } from '@/domain/timelines/phase';
import type { PhaseNote } from '@/domain/timelines/phaseNote';
import { hoursAgo } from '../frozenClock';

/** A phase done on time; override what the story is about. */
export function buildPhase(overrides: Partial<Phase> = {}): Phase {
  return { status: 'completed', date: '2026-01-06', lag: 0, ...overrides };
}

/** A phase with its name; override what the story is about. */
export function buildNamedPhase(overrides: Partial<NamedPhase> = {}): NamedPhase {
  return { ...buildPhase(), name: 'quoting', ...overrides };
}

/** Two phases done, the second late; quoting delayed, feedback and order to come. Override single phases. */
export function buildPhases(overrides: Partial<Record<PhaseName, Partial<Phase>>> = {}): Project['phases'] {
  return {
    intent: buildPhase({ date: '2025-12-04', ...overrides.intent }),
    sample: buildPhase({ date: '2025-12-18', lag: 2, ...overrides.sample }),
    quoting: buildPhase({ status: 'delayed', date: '2026-01-11', lag: 4, ...overrides.quoting }),
    feedback: buildPhase({ status: 'pending', date: '2026-01-28', ...overrides.feedback }),
    order: buildPhase({ status: 'pending', date: null, ...overrides.order }),
  };
}

/** A project that stands at quoting; override what the story is about. */
export function buildProject(overrides: Partial<Project> = {}): Project {
  return { poNumber: 'PO-31001', styleName: 'Boxy Linen Shirt', phases: buildPhases(), ...overrides };
}

/** A project that stands at quoting, some of its phases otherwise. */
export function buildProjectWith(phases: Parameters<typeof buildPhases>[0]): Project {
  return buildProject({ phases: buildPhases(phases) });
}

/** A project with the phases that arrived, which may lack some or bring others: types do not check what arrives. */
export function buildProjectOf(phases: object): Project {
  return buildProject({ phases: JSON.parse(JSON.stringify(phases)) });
}

/** A project of which every phase is done on time. */
export function buildCompleteProject(overrides: Partial<Project> = {}): Project {
  const done = { status: 'completed', lag: 0 } as const;
  return buildProject({
    poNumber: 'PO-31002',
    styleName: 'Rib Beanie',
    phases: buildPhases({
      sample: done,
      quoting: { ...done, date: '2025-12-22' },
      feedback: { ...done, date: '2026-01-05' },
      order: { ...done, date: '2026-01-12' },
    }),
    ...overrides,
  });
}

/** One customer with a project at quoting and one done; override what the story is about. */
export function buildTimeline(overrides: Partial<ProjectTimeline> = {}): ProjectTimeline {
  return { customer: 'ALDERWICK', projects: [buildProject(), buildCompleteProject()], ...overrides };
}

/** Two customers, the second with one project. */
export function buildTimelines(): readonly ProjectTimeline[] {
  return [
    buildTimeline(),
    buildTimeline({
      customer: 'BRANTHAM',
      projects: [
        buildProject({
          poNumber: 'PO-31003',
          styleName: 'Cord Skirt',
          phases: buildPhases({ sample: { lag: 0 }, quoting: { status: 'in-progress', date: '2026-01-20', lag: 1 } }),
        }),
      ],
    }),
  ];
}

/** A blocker of middle severity; override what the story is about. */
export function buildBlocker(overrides: Partial<Blocker> = {}): Blocker {
  return {
    id: 'BL-7001',
    type: 'Material Delay',
    description: 'Buttons wait at customs',
    owner: 'Ada Weaver',
    severity: 'Medium',
    ...overrides,
  };
}

/** Two blockers of one phase, which differ in every field. */
export function buildBlockers(): readonly Blocker[] {
  return [
    buildBlocker({
      id: 'BL-7002',
      type: 'Quality Issue',
      description: 'Collar stands uneven',
      owner: 'Ben Dyer',
      severity: 'High',
    }),
    buildBlocker(),
  ];
}

/** A blocker as it is typed, with all that it needs; override what the story is about. */
export function buildBlockerDraft(overrides: Partial<BlockerDraft> = {}): BlockerDraft {
  return { type: 'Quality Issue', description: 'Zips bite', severity: 'High', ...overrides };
}

/** A note; override what the story is about. */
export function buildNote(overrides: Partial<PhaseNote> = {}): PhaseNote {
  return {
    id: 'NT-7001',
    author: 'Ben Dyer',
    date: hoursAgo(26),
    content: 'The mill quotes again on Friday.',
    ...overrides,
  };
}

/** Two notes of one phase. */
export function buildNotes(): readonly PhaseNote[] {
  return [
    buildNote(),
    buildNote({ id: 'NT-7002', author: 'Cleo Fuller', date: hoursAgo(70), content: 'Second quote asked for.' }),
  ];
}
