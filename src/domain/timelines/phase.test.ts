import { describe, expect, it } from 'vitest';
import { buildPhase, buildPhases } from '@/testing/timelines/buildTimelines';
import { unknownWord } from '@/testing/unknownWord';
import { PHASE_STATUS_TONE, PHASE_STATUS_WORD, PHASE_STATUSES, PHASE_WORD, phaseOf, PHASES, phasesOf } from './phase';

it('MOMENTUM-3: the phases are Intent, Sample, Quoting, Feedback, Order', () => {
  expect(PHASES.map((name) => PHASE_WORD[name])).toEqual(['Intent', 'Sample', 'Quoting', 'Feedback', 'Order']);
});

it('MOMENTUM-9: the statuses, their words and their meanings', () => {
  expect(PHASE_STATUSES.map((status) => [status, PHASE_STATUS_WORD[status], PHASE_STATUS_TONE[status]])).toEqual([
    ['completed', 'Completed', 'success'],
    ['in-progress', 'In Progress', 'info'],
    ['delayed', 'Delayed', 'danger'],
    ['pending', 'Pending', 'neutral'],
  ]);
});

describe('DATA-5: five phases in their order, whatever the data holds', () => {
  const namesOf = (phases: object) => phasesOf({ phases: JSON.parse(JSON.stringify(phases)) }).map(({ name }) => name);
  const { intent, sample, quoting, feedback, order } = buildPhases();

  it.each([
    ['in order', { intent, sample, quoting, feedback, order }],
    ['in the wrong order', { order, feedback, intent, quoting, sample }],
    ['six of them', { intent, sample, quoting, feedback, order, shipping: buildPhase() }],
    ['four of them', { intent, sample, feedback, order }],
    ['none of them', {}],
  ])('%s', (_what, phases) => {
    expect(namesOf(phases)).toEqual([...PHASES]);
  });

  it('each phase keeps what is its own', () => {
    expect(phasesOf({ phases: { order, feedback, quoting, sample, intent } })).toEqual([
      { name: 'intent', ...intent },
      { name: 'sample', ...sample },
      { name: 'quoting', ...quoting },
      { name: 'feedback', ...feedback },
      { name: 'order', ...order },
    ]);
  });

  it('of a missing phase nothing is known', () => {
    const four: ReturnType<typeof buildPhases> = JSON.parse(JSON.stringify({ intent, sample, feedback, order }));
    const unknown = { name: 'quoting', status: '', date: null, lag: Number.NaN };
    expect(phasesOf({ phases: four })[2]).toEqual(unknown);
    expect(phaseOf({ phases: four }, 'quoting')).toEqual(unknown);
    expect(phaseOf({ phases: four }, 'order')).toEqual({ name: 'order', ...order });
  });

  it('an unknown status is kept as it came', () => {
    const phases = buildPhases({ sample: { status: unknownWord('paused', PHASE_STATUSES) } });
    expect(phasesOf({ phases })[1]?.status).toBe('paused');
  });
});
