import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TONES } from '@/domain/tone';
import { buildCompleteProject, buildNamedPhase, buildPhases } from '@/testing/timelines/buildTimelines';
import { unknownWord } from '@/testing/unknownWord';
import { type Phase, PHASE_STATUSES, type PhaseName, PHASES, type PhaseStatus, type Project } from './phase';
import {
  completionPercent,
  connectorFillPercent,
  connectorTone,
  currentPhase,
  currentPhaseWord,
  totalLagDays,
} from './timelineRules';

const unknown = unknownWord('paused', PHASE_STATUSES);

/** Five phases by their statuses, and their lags. */
const project = (statuses: readonly PhaseStatus[], lags: readonly number[] = []): Pick<Project, 'phases'> => {
  const phase = (place: number): Phase => ({
    status: statuses[place] ?? 'pending',
    date: null,
    lag: lags[place] ?? 0,
  });
  return { phases: { intent: phase(0), sample: phase(1), quoting: phase(2), feedback: phase(3), order: phase(4) } };
};
const missing = (...names: PhaseName[]): Pick<Project, 'phases'> =>
  JSON.parse(JSON.stringify({ phases: { ...buildPhases(), ...Object.fromEntries(names.map((name) => [name])) } }));

const someStatus = fc.constantFrom(...PHASE_STATUSES, unknown);
const someStatuses = fc.array(someStatus, { minLength: 5, maxLength: 5 });

describe('MOMENTUM-4: completion is completed phases / 5', () => {
  it.each<[number, PhaseStatus[]]>([
    [0, []],
    [0, ['in-progress', 'delayed', 'pending', 'pending', 'pending']],
    [20, ['completed']],
    [40, ['completed', 'completed', 'delayed']],
    [60, ['completed', 'in-progress', 'completed', 'pending', 'completed']],
    [80, ['completed', 'completed', 'completed', 'completed', 'in-progress']],
    [100, ['completed', 'completed', 'completed', 'completed', 'completed']],
    [20, ['completed', unknown, unknown]],
  ])('%s percent: %j', (percent, statuses) => {
    expect(completionPercent(project(statuses))).toBe(percent);
  });

  it('four phases are still four of five', () => {
    const { intent, sample, feedback, order } = buildCompleteProject().phases;
    const four: Project['phases'] = JSON.parse(JSON.stringify({ intent, sample, feedback, order }));
    expect(completionPercent({ phases: four })).toBe(80);
  });

  it('is a multiple of 20 from 0 to 100, and 20 for each completed phase', () => {
    fc.assert(
      fc.property(someStatuses, (statuses) => {
        const percent = completionPercent(project(statuses));
        expect([0, 20, 40, 60, 80, 100]).toContain(percent);
        expect(percent).toBe(20 * statuses.filter((status) => status === 'completed').length);
      }),
    );
  });
});

describe("MOMENTUM-5: the current phase is the first in-progress or delayed, otherwise 'Complete'", () => {
  it.each<[string, PhaseName | null, PhaseStatus[]]>([
    ['Quoting', 'quoting', ['completed', 'completed', 'delayed', 'pending', 'pending']],
    ['Sample', 'sample', ['completed', 'in-progress', 'delayed', 'in-progress']],
    ['Intent', 'intent', ['delayed', 'completed', 'completed', 'completed', 'in-progress']],
    ['Order', 'order', ['completed', 'completed', 'completed', 'completed', 'in-progress']],
    ['Feedback', 'feedback', ['pending', 'pending', 'pending', 'delayed', 'pending']],
    ['Complete', null, ['completed', 'completed', 'completed', 'completed', 'completed']],
    ['Complete', null, ['completed', 'completed', 'pending', 'pending', 'pending']],
    ['Complete', null, ['pending', 'pending', 'pending', 'pending', 'pending']],
    ['Order', 'order', [unknown, unknown, unknown, unknown, 'delayed']],
    ['Complete', null, [unknown, unknown, unknown, unknown, unknown]],
  ])('%s (%s): %j', (word, name, statuses) => {
    expect(currentPhase(project(statuses))).toBe(name);
    expect(currentPhaseWord(project(statuses))).toBe(word);
  });

  it('stays where it is whatever later phases become pending', () => {
    fc.assert(
      fc.property(someStatuses, fc.subarray([...PHASES]), (statuses, paused) => {
        const current = currentPhase(project(statuses));
        const place = current === null ? PHASES.length : PHASES.indexOf(current);
        const later = statuses.map((status, index) =>
          index > place && PHASES.some((name, at) => at === index && paused.includes(name)) ? 'pending' : status,
        );
        expect(currentPhase(project(later))).toBe(current);
      }),
    );
  });

  it('none before it is in progress or delayed', () => {
    fc.assert(
      fc.property(someStatuses, (statuses) => {
        const current = currentPhase(project(statuses));
        const before = statuses.slice(0, current === null ? undefined : PHASES.indexOf(current));
        expect(before.filter((status) => status === 'in-progress' || status === 'delayed')).toEqual([]);
      }),
    );
  });
});

describe('MOMENTUM-5: the total lag is the sum of the phase lags', () => {
  it.each([
    [0, [0, 0, 0, 0, 0]],
    [6, [0, 2, 4, 0, 0]],
    [15, [1, 2, 3, 4, 5]],
    [1, [3, -2, 0, 0, 0]],
    [-3, [-1, -1, -1, 0, 0]],
    [3_000_000_000, [1e9, 1e9, 1e9, 0, 0]],
  ])('%s: %j', (total, lags) => {
    expect(totalLagDays(project([], lags))).toBe(total);
  });

  it('is unknown when one of them is', () => {
    expect(totalLagDays(project([], [1, Number.NaN, 2]))).toBeNaN();
    expect(totalLagDays(missing('quoting'))).toBeNaN();
  });

  it('for all lags, whatever the statuses', () => {
    const lags = fc.array(fc.integer({ min: -10_000, max: 10_000 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(someStatuses, lags, (statuses, days) => {
        expect(totalLagDays(project(statuses, days))).toBe(days.reduce((sum, lag) => sum + lag, 0));
      }),
    );
  });
});

describe('MOMENTUM-6: fill 100% if completed, 50% if in-progress, otherwise 0', () => {
  it.each([
    ['completed', 100],
    ['in-progress', 50],
    ['delayed', 0],
    ['pending', 0],
    ['paused', 0],
    ['', 0],
  ])('%j: %s', (status, fill) => {
    expect(connectorFillPercent({ status })).toBe(fill);
  });

  it('never anything else', () => {
    fc.assert(
      fc.property(fc.oneof(someStatus, fc.string()), (status) => {
        expect([0, 50, 100]).toContain(connectorFillPercent({ status }));
      }),
    );
  });
});

describe('MOMENTUM-7: the colour of a connector, tested in this order', () => {
  it.each([
    ['completed', 0, 'success'],
    ['completed', 1, 'warning'],
    ['completed', 3, 'warning'],
    ['completed', 4, 'warning'],
    ['completed', 5, 'warning'],
    ['in-progress', 0, 'info'],
    ['in-progress', 3, 'info'],
    ['in-progress', 5, 'info'],
    ['delayed', 0, 'danger'],
    ['delayed', 1, 'danger'],
    ['delayed', 9, 'danger'],
    ['pending', 0, 'neutral'],
    ['pending', 3, 'neutral'],
    ['pending', 4, 'danger'],
    ['paused', 0, 'neutral'],
    ['paused', 4, 'danger'],
    // A lag that the clause does not know is otherwise grey.
    ['completed', -1, 'neutral'],
    ['completed', Number.NaN, 'neutral'],
    ['in-progress', Number.NaN, 'info'],
    ['delayed', -2, 'danger'],
    ['pending', Number.NaN, 'neutral'],
    ['', Number.NaN, 'neutral'],
  ])('%j with a lag of %s: %s', (status, lag, tone) => {
    expect(connectorTone(buildNamedPhase({ status, lag }))).toBe(tone);
  });

  it('a lag colours red only what is neither completed nor in progress', () => {
    fc.assert(
      fc.property(someStatus, fc.double(), (status, lag) => {
        const tone = connectorTone({ status, lag });
        expect(TONES).toContain(tone);
        if (status === 'in-progress') expect(tone).toBe('info');
        if (status === 'completed') expect(tone).not.toBe('danger');
        if (status === 'delayed') expect(tone).toBe('danger');
      }),
    );
  });
});
