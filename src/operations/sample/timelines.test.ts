import { afterEach, describe, expect, it, vi } from 'vitest';
import { SEVERITIES } from '@/domain/severity/severity';
import { BLOCKER_TYPES } from '@/domain/timelines/blocker';
import { isLateLag } from '@/domain/timelines/lag';
import { PHASE_STATUSES, PHASES } from '@/domain/timelines/phase';
import { connectorTone, currentPhaseWord, totalLagDays } from '@/domain/timelines/timelineRules';
import { TONES } from '@/domain/tone';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { sentAs } from '@/testing/sentAs';
import { buildBlockerDraft } from '@/testing/timelines/buildTimelines';
import { createSampleOperations } from './sampleOperations';
import { DAY_MS, readersDay } from '@/domain/time/day';

const sample = createSampleOperations(FROZEN_NOW);
const timelines = await sample.timelines();
const staff = await sample.staff();
const projects = timelines.flatMap((timeline) => timeline.projects);
const phases = await Promise.all(
  projects.flatMap(({ poNumber, phases: named }) =>
    PHASES.map(async (name) => ({
      poNumber,
      name,
      ...named[name],
      blockers: await sample.phaseBlockers(poNumber, name),
      notes: await sample.phaseNotes(poNumber, name),
    })),
  ),
);
const blockers = phases.flatMap((phase) => phase.blockers);

/** Days from the reader's day of loading, which their time zone tells, to a target. */
const daysAhead = (date: string) => (Date.parse(date) - readersDay(FROZEN_NOW)) / DAY_MS;

describe("the sample's timelines", () => {
  it('DATA-5: each of the six customers has at least one project', () => {
    expect(timelines).toHaveLength(6);
    expect(timelines.filter((timeline) => timeline.projects.length === 0)).toEqual([]);
  });

  it.each([
    ['phase status', PHASE_STATUSES, phases.map(({ status }) => status)],
    ['connector colour', TONES, phases.map(connectorTone)],
    ['blocker type', BLOCKER_TYPES, blockers.map(({ type }) => type)],
    ['severity', SEVERITIES, blockers.map(({ severity }) => severity)],
  ])('every %s occurs', (_what, words: readonly string[], found: readonly string[]) => {
    expect([...new Set(found)].toSorted()).toEqual([...words].toSorted());
  });

  it.each([
    ['phases more than 3 days late', phases.map(({ lag }) => isLateLag(lag))],
    ['projects more than 3 days late', projects.map((project) => isLateLag(totalLagDays(project)))],
    ['targets set', phases.map(({ date }) => date !== null)],
    ['projects complete', projects.map((project) => currentPhaseWord(project) === 'Complete')],
    ['delayed phases with a blocker', phases.map((phase) => phase.status === 'delayed' && phase.blockers.length > 0)],
  ])('both sides occur: %s', (_what, sides) => {
    expect(new Set(sides)).toEqual(new Set([true, false]));
  });

  it('tells stories that are possible', () => {
    const dated = phases.filter(({ date }) => date !== null);
    const ahead = (statuses: readonly string[]) =>
      dated.filter(({ status }) => statuses.includes(status)).map(({ date, lag }) => [daysAhead(date ?? ''), lag]);
    expect(ahead(['completed']).filter(([days = 0, lag = 0]) => days + lag > 0)).toEqual([]);
    expect(ahead(['in-progress', 'pending']).filter(([days = 0]) => days < 0)).toEqual([]);
    // A delayed phase is past its target by as many days as it lags.
    expect(ahead(['delayed']).filter(([days = 0, lag = 0]) => days + lag !== 0)).toEqual([]);
    for (const { poNumber } of projects) {
      const days = dated.filter((phase) => phase.poNumber === poNumber).map(({ date }) => date ?? '');
      expect(days).toEqual(days.toSorted());
    }
  });

  it('agrees with the orders: one is in production from when its last phase is completed, whatever delays it', async () => {
    const orders = await sample.purchaseOrders();
    const ordered = (status: string) =>
      projects
        .filter(({ poNumber }) => orders.find((each) => each.poNumber === poNumber)?.status === status)
        .map(({ phases: { order } }) => order.status === 'completed');
    expect(new Set(ordered('In Production'))).toEqual(new Set([true]));
    expect(new Set(ordered('Sampling'))).toEqual(new Set([false]));
  });

  it('DATA-6: blockers are owned and notes written by the staff, and none is written ahead', () => {
    const names = [
      ...blockers.map(({ owner }) => owner),
      ...phases.flatMap(({ notes }) => notes.map(({ author }) => author)),
    ];
    expect(names.filter((name) => !staff.includes(name))).toEqual([]);
    const written = phases.flatMap(({ notes }) => notes.map(({ date }) => Date.parse(date)));
    expect(written.filter((moment) => moment > FROZEN_NOW)).toEqual([]);
  });

  it('every row of blockers and notes belongs to a project', () => {
    expect(blockers).toHaveLength(9);
    expect(phases.flatMap(({ notes }) => notes)).toHaveLength(10);
  });

  it('a later load moves every target by as many days', async () => {
    const later = await createSampleOperations(FROZEN_NOW + 40 * DAY_MS).timelines();
    const targets = (all: typeof timelines) =>
      all.flatMap((timeline) =>
        timeline.projects.flatMap((project) =>
          PHASES.map((name) => {
            const { date } = project.phases[name];
            return date === null ? null : Date.parse(date) / DAY_MS;
          }),
        ),
      );
    expect(targets(later)).toEqual(targets(timelines).map((day) => (day === null ? null : day + 40)));
  });
});

describe('what the sample prints of blockers and notes', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    [
      'MOMENTUM-12: an accepted blocker, once',
      { kind: 'add-blocker', poNumber: 'PO-24817', phase: 'quoting', draft: buildBlockerDraft() },
      ['Blocker', { poNumber: 'PO-24817', phase: 'quoting', ...buildBlockerDraft() }],
    ],
    [
      'MOMENTUM-13: an accepted note, once, as it was typed',
      { kind: 'add-note', poNumber: 'PO-24817', phase: 'quoting', content: ' Dip <b>two</b>\nis in. ' },
      ['Note', { poNumber: 'PO-24817', phase: 'quoting', content: ' Dip <b>two</b>\nis in. ' }],
    ],
  ] as const)('%s', async (_what, command, logged) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    await sample.perform(command, sentAs('1'));
    expect(log.mock.calls).toEqual([logged]);
  });
});
