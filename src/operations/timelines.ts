import { queryOptions } from '@tanstack/react-query';
import type { Blocker, BlockerDraft } from '@/domain/timelines/blocker';
import { TIMELINE_WORDS } from '@/domain/timelines/commandWords';
import type { PhaseName, ProjectTimeline } from '@/domain/timelines/phase';
import type { PhaseNote } from '@/domain/timelines/phaseNote';
import type { CommandRecords } from './commandRecord';
import { QUERY_KEYS } from './queryKeys';
import { withLists } from './withLists';

export interface TimelineOperations {
  /** The projects of every customer, in the order in which they are shown; each names an existing order. */
  timelines: (signal?: AbortSignal) => Promise<readonly ProjectTimeline[]>;
  /** What holds a phase up now, the worst first; none for a phase that is not known. */
  phaseBlockers: (poNumber: string, phase: PhaseName, signal?: AbortSignal) => Promise<readonly Blocker[]>;
  /** What was noted on a phase, the newest first; none for a phase that is not known. */
  phaseNotes: (poNumber: string, phase: PhaseName, signal?: AbortSignal) => Promise<readonly PhaseNote[]>;
}

const selectTimelines = (timelines: readonly ProjectTimeline[]) =>
  timelines.map((timeline) => withLists(timeline, 'projects'));

/** The projects of every customer. */
export const timelinesQuery = (operations: TimelineOperations) =>
  queryOptions({
    queryKey: QUERY_KEYS.timelines,
    queryFn: ({ signal }) => operations.timelines(signal),
    select: selectTimelines,
  });

/** What holds a phase up. */
export const phaseBlockersQuery = (operations: TimelineOperations, poNumber: string, phase: PhaseName) =>
  queryOptions({
    queryKey: QUERY_KEYS.phaseBlockers(poNumber, phase),
    queryFn: ({ signal }) => operations.phaseBlockers(poNumber, phase, signal),
  });

/** What was noted on a phase. */
export const phaseNotesQuery = (operations: TimelineOperations, poNumber: string, phase: PhaseName) =>
  queryOptions({
    queryKey: QUERY_KEYS.phaseNotes(poNumber, phase),
    queryFn: ({ signal }) => operations.phaseNotes(poNumber, phase, signal),
  });

interface OfPhase {
  poNumber: string;
  phase: PhaseName;
}

export interface TimelineCommands {
  /** Of one customer, or of ALL_CUSTOMERS. */
  'export-timeline': { customer: string };
  'add-blocker': OfPhase & { draft: BlockerDraft };
  'add-note': OfPhase & { content: string };
  'view-full-timeline': { poNumber: string };
  'escalate-phase': OfPhase;
  'update-phase-status': OfPhase;
}

/** The ids returned by the commands that create a record. */
export interface TimelineResults {
  'add-blocker': { blockerId: string };
  'add-note': { noteId: string };
}

export const timelineCommands = {
  'export-timeline': { words: TIMELINE_WORDS['export-timeline'], affects: () => [], outcome: 'exportTimeline' },
  'add-blocker': {
    words: TIMELINE_WORDS['add-blocker'],
    affects: ({ poNumber, phase }) => [QUERY_KEYS.phaseBlockers(poNumber, phase), QUERY_KEYS.timelines],
  },
  'add-note': {
    words: TIMELINE_WORDS['add-note'],
    affects: ({ poNumber, phase }) => [QUERY_KEYS.phaseNotes(poNumber, phase)],
  },
  'view-full-timeline': { words: TIMELINE_WORDS['view-full-timeline'], affects: () => [] },
  'escalate-phase': { words: TIMELINE_WORDS['escalate-phase'], affects: () => [QUERY_KEYS.timelines] },
  'update-phase-status': { words: TIMELINE_WORDS['update-phase-status'], affects: () => [QUERY_KEYS.timelines] },
} as const satisfies CommandRecords<TimelineCommands>;
