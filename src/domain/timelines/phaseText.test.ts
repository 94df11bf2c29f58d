import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildNamedPhase } from '@/testing/timelines/buildTimelines';
import { PHASE_STATUSES, PHASES } from './phase';
import {
  phaseOfProject,
  phaseSentence,
  phaseStatusWord,
  projectedText,
  shortTargetText,
  targetText,
} from './phaseText';

it.each([
  ['in-progress', 'In Progress'],
  ['paused', 'paused'],
  ['', 'Unknown'],
  [' ', 'Unknown'],
  ['toString', 'toString'],
])('the status %j reads %j', (status, word) => {
  expect(phaseStatusWord(status)).toBe(word);
});

it.each([
  ['2026-03-12', 'Mar 12, 2026', 'Mar 12'],
  [null, 'Not set', 'Not set'],
  ['2026-02-30', 'Unknown date', 'Unknown date'],
  ['', 'Unknown date', 'Unknown date'],
])('MOMENTUM-10: the target %j reads %j, in short %j', (date, text, short) => {
  expect([targetText(date), shortTargetText(date)]).toEqual([text, short]);
});

it.each([
  ['2026-03-12', 0, 'Mar 12, 2026'],
  ['2026-03-12', 4, 'Mar 16, 2026'],
  ['2026-12-30', 4, 'Jan 3, 2027'],
  ['2026-03-12', -2, 'Mar 10, 2026'],
  [null, 0, ''],
  [null, 4, ''],
  ['2026-02-30', 4, ''],
  ['2026-03-12', Number.NaN, ''],
  ['2026-03-12', 1e12, ''],
])('projected is target + lag: %j and %s is %j', (date, lag, text) => {
  expect(projectedText({ date, lag })).toBe(text);
});

describe('a phase in one sentence', () => {
  it.each([
    [{ status: 'delayed', lag: 4, date: '2026-03-12' }, 'Quoting, PO-31001, delayed, 4 days late, target Mar 12'],
    [{ name: 'intent', lag: 0, date: '2026-01-02' }, 'Intent, PO-31001, completed, on track, target Jan 2'],
    [{ name: 'sample', status: 'in-progress', lag: 1 }, 'Sample, PO-31001, in progress, 1 day late, target Jan 6'],
    [{ name: 'order', status: 'pending', date: null }, 'Order, PO-31001, pending, on track, no target date'],
    [{ name: 'feedback', lag: -2 }, 'Feedback, PO-31001, completed, 2 days early, target Jan 6'],
    [{ status: 'paused', date: '2026-02-30' }, 'Quoting, PO-31001, paused, on track, target Unknown date'],
    [{ status: '', date: null, lag: Number.NaN }, 'Quoting, PO-31001, unknown, lag unknown, no target date'],
  ] as const)('%j', (phase, sentence) => {
    expect(phaseSentence(buildNamedPhase(phase), 'PO-31001')).toBe(sentence);
  });

  it('two phases that differ read differently', () => {
    const phase = fc.record({
      name: fc.constantFrom(...PHASES),
      status: fc.constantFrom(...PHASE_STATUSES),
      date: fc.constantFrom(null, '2026-03-12', '2026-03-13'),
      lag: fc.integer({ min: -9, max: 9 }),
    });
    fc.assert(
      fc.property(phase, phase, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(phaseSentence(one, 'PO-1') === phaseSentence(other, 'PO-1')).toBe(same);
      }),
    );
  });
});

it('a phase of a project', () => {
  expect(phaseOfProject('quoting', 'PO-24817')).toBe('Quoting, PO-24817');
});
