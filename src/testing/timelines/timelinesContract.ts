import { SEVERITIES } from '@/domain/severity/severity';
import { type Blocker, BLOCKER_TYPES } from '@/domain/timelines/blocker';
import {
  type Phase,
  PHASE_STATUSES,
  PHASES,
  type PhaseName,
  type Project,
  type ProjectTimeline,
} from '@/domain/timelines/phase';
import type { PhaseNote } from '@/domain/timelines/phaseNote';
import type { TimelineCommands, TimelineResults } from '@/operations/timelines';
import type { Records } from '../records';
import type { CommandsOf, RecordRule, ResultShapes, StepRules } from '../rule';
import {
  day,
  faultsOf,
  listOf,
  moment,
  noneOf,
  ofShape,
  oneOf,
  orNull,
  outOfOrder,
  poNumber,
  repeated,
  type Shape,
  text,
  whole,
} from '../shape';
import { buildBlockerDraft } from './buildTimelines';

const timelineShape: Shape<ProjectTimeline> = { customer: text, projects: listOf(['anything', () => true]) };

const projectShape: Shape<Project> = {
  poNumber,
  styleName: text,
  phases: [
    `the five phases ${PHASES.join(', ')} in this order`,
    (value) => typeof value === 'object' && value !== null && Object.keys(value).join(' ') === PHASES.join(' '),
  ],
};

const phaseShape: Shape<Phase> = { status: oneOf(PHASE_STATUSES), date: orNull(day), lag: whole };

const blockerShape: Shape<Blocker> = {
  id: text,
  type: oneOf(BLOCKER_TYPES),
  description: text,
  owner: text,
  severity: oneOf(SEVERITIES),
};

const noteShape: Shape<PhaseNote> = { id: text, author: text, date: moment, content: text };

const projectsOf = ({ timelines }: Records) => timelines.flatMap(({ projects }) => projects);

export const timelineRules: readonly RecordRule[] = [
  {
    name: 'DATA-5: a timeline has a customer and projects, a project its number, style and five phases in order',
    faults: (records) => [
      ...noneOf(projectsOf(records), 'projects'),
      ...faultsOf(records.timelines, timelineShape),
      ...faultsOf(projectsOf(records), projectShape),
    ],
  },
  {
    name: 'DATA-5: a phase has a known status, a day that exists or none, and a lag in whole days',
    faults: (records) =>
      faultsOf(
        projectsOf(records).flatMap(({ phases }) => Object.values(phases)),
        phaseShape,
      ),
  },
  {
    name: 'DATA-5: every project stands once',
    faults: (records) => repeated(projectsOf(records).map((project) => project.poNumber)),
  },
  {
    name: 'DATA-6: blockers have their fields to the letter, and ids of their own',
    faults: ({ phases }) => {
      const all = phases.flatMap(({ blockers }) => blockers);
      return [...faultsOf(all, blockerShape), ...repeated(all.map(({ id }) => id))];
    },
  },
  {
    name: 'DATA-6: the worst blockers of a phase stand first',
    faults: ({ phases }) =>
      phases
        .map(({ blockers }) => blockers.map(({ severity }) => SEVERITIES.indexOf(severity)))
        .filter((ranks) => ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0)))
        .map((ranks) => `severities ${ranks.map((rank) => SEVERITIES[rank]).join(', ')} are not the worst first`),
  },
  {
    name: 'DATA-6: notes have their fields to the letter, and ids of their own',
    faults: ({ phases }) => {
      const all = phases.flatMap(({ notes }) => notes);
      return [...faultsOf(all, noteShape), ...repeated(all.map(({ id }) => id))];
    },
  },
  {
    name: 'DATA-6: the notes of a phase come newest first',
    faults: ({ phases }) =>
      phases.flatMap(({ notes }) =>
        outOfOrder(
          notes.map(({ date }) => date),
          'newest first',
        ),
      ),
  },
];

export interface Place {
  poNumber: string;
  phase: PhaseName;
}

export function timelineCommandsOn(records: Records): CommandsOf<TimelineCommands> {
  const isUnderWay = ({ poNumber: number, phase }: Place) =>
    projectsOf(records).some(
      (project) => project.poNumber === number && project.phases[phase].status === 'in-progress',
    );
  // One that every command about a phase can change.
  const place = records.phases.find(isUnderWay) ?? records.phases[0];
  if (!place) throw new Error('There is no phase to send a command about');
  const onPhase = { poNumber: place.poNumber, phase: place.phase };
  return {
    'export-timeline': { kind: 'export-timeline', customer: records.timelines[0]?.customer ?? '' },
    'add-blocker': { kind: 'add-blocker', ...onPhase, draft: buildBlockerDraft() },
    'add-note': { kind: 'add-note', ...onPhase, content: 'Dip two is in.' },
    'view-full-timeline': { kind: 'view-full-timeline', poNumber: place.poNumber },
    'escalate-phase': { kind: 'escalate-phase', ...onPhase },
    'update-phase-status': { kind: 'update-phase-status', ...onPhase },
  };
}

const phaseIn = ({ phases }: Records, place: Place) =>
  phases.find((known) => known.poNumber === place.poNumber && known.phase === place.phase);

export const timelineResults: ResultShapes<TimelineResults> = {
  'add-blocker': ofShape('the id of a blocker', { blockerId: text }),
  'add-note': ofShape('the id of a note', { noteId: text }),
};

export const timelineStepRules: StepRules<TimelineCommands> = {
  'add-blocker': {
    name: 'a new blocker is listed under its id with its phase, as it was typed',
    faults: ({ command, result, before, after }) => {
      const known = phaseIn(before, command)?.blockers.map(({ id }) => id);
      const made = phaseIn(after, command)?.blockers.filter(({ id }) => !known?.includes(id)) ?? [];
      const { type, description, severity } = command.draft;
      const asTyped = made.filter(
        (blocker) =>
          blocker.id === result.blockerId &&
          blocker.type === type &&
          blocker.description === description &&
          blocker.severity === severity,
      );
      return made.length === 1 && asTyped.length === 1
        ? []
        : [`${JSON.stringify(made)} is not the blocker of the draft`];
    },
  },
  'add-note': {
    name: 'a new note stands first with its phase, under its id and as it was typed',
    faults: ({ command, result, before, after }) => {
      const [latest] = phaseIn(after, command)?.notes ?? [];
      const known = phaseIn(before, command)?.notes.map(({ id }) => id);
      return latest?.content === command.content && latest.id === result.noteId && !known?.includes(latest.id)
        ? []
        : [`${JSON.stringify(latest)} is not what was noted`];
    },
  },
};
