import { NOT_CHOSEN } from '@/domain/choice/choice';
import { SEVERITIES } from '@/domain/severity/severity';
import { isBlank } from '@/domain/text/isBlank';
import type { Blocker } from '@/domain/timelines/blocker';
import type { Phase, PhaseStatus } from '@/domain/timelines/phase';
import { OperationError } from '@/operations/operationError';
import type { TimelineCommands } from '@/operations/timelines';
import { type Handlers, type Live, nothing, withChanged } from '../live';
import type { Records } from '../records';
import type { Place } from './timelinesContract';

const NEXT_STATUS: Record<PhaseStatus, PhaseStatus> = {
  pending: 'in-progress',
  'in-progress': 'completed',
  delayed: 'in-progress',
  completed: 'completed',
};

const worstFirst = (one: Blocker, other: Blocker) =>
  SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity);

export function liveTimelines(live: Live): Handlers<TimelineCommands> {
  const { records } = live;
  const changeLists = (
    { poNumber, phase }: Place,
    change: (lists: Records['phases'][number]) => Records['phases'][number],
  ) => {
    const isMeant = (known: Place) => known.poNumber === poNumber && known.phase === phase;
    records.phases = withChanged(records.phases, isMeant, change, `phase ${phase} of ${poNumber}`);
  };
  const changePhase = ({ poNumber, phase: name }: Place, change: (phase: Phase) => Phase) => {
    if (!records.timelines.some(({ projects }) => projects.some((project) => project.poNumber === poNumber)))
      throw new OperationError('not-found', `There is no project ${poNumber}.`);
    records.timelines = records.timelines.map((timeline) => ({
      ...timeline,
      projects: timeline.projects.map((project) =>
        project.poNumber === poNumber
          ? { ...project, phases: { ...project.phases, [name]: change(project.phases[name]) } }
          : project,
      ),
    }));
  };
  return {
    'export-timeline': nothing,
    // It holds the phase up by a day.
    'add-blocker': ({ draft: { type, description, severity }, ...place }) => {
      if (type === NOT_CHOSEN) throw new OperationError('invalid', 'A blocker has a type.', ['type']);
      const added = { id: `BL-${live.next()}`, type, description: description.trim(), owner: live.me, severity };
      changeLists(place, (lists) => ({ ...lists, blockers: [...lists.blockers, added].toSorted(worstFirst) }));
      changePhase(place, (phase) => ({ ...phase, status: 'delayed', lag: phase.lag + 1 }));
      return { blockerId: added.id };
    },
    'add-note': ({ content, ...place }) => {
      if (isBlank(content)) throw new OperationError('invalid', 'A note says something.', ['content']);
      const added = { id: `NT-${live.next()}`, author: live.me, date: live.moment(), content: content.trim() };
      changeLists(place, (lists) => ({ ...lists, notes: [added, ...lists.notes] }));
      return { noteId: added.id };
    },
    'view-full-timeline': nothing,
    // Whoever it goes to begins to work on it.
    'escalate-phase': (place) => changePhase(place, (phase) => ({ ...phase, status: 'in-progress' })),
    'update-phase-status': (place) => changePhase(place, (phase) => ({ ...phase, status: NEXT_STATUS[phase.status] })),
  };
}
