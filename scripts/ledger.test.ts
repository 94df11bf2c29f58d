import { describe, expect, it } from 'vitest';
import { collectProofs, joinLedger, SINGLY_PROVEN, statesWithoutStory } from './ledger.mjs';
import { atlasOf, missingStates } from './results/atlas.mjs';
import { DEFECTS } from './selftest/defects.mjs';
import { readStoriesOrStop } from './storyIndex.mjs';

const specification = {
  finished: ['GATE'],
  later: ['GATE-3'],
  areas: [
    {
      id: 'GATE',
      title: 'login',
      clauses: ['GATE-1', 'GATE-2', 'GATE-3'].map((id) => ({ id, sentence: `sentence of ${id}` })),
    },
    { id: 'PO', title: 'orders', clauses: [{ id: 'PO-1', sentence: 'later' }] },
  ],
};

const story = (id: string, clauses: string[]) => ({ id, name: id, file: '', hasPlay: true, isTested: true, clauses });
const ran = (storyId: string, light: string, dark: string) => [
  { storyId, mode: 'light', result: light },
  { storyId, mode: 'dark', result: dark },
];
const named = (...cases: [fullName: string, status?: string][]) => ({
  testResults: [{ assertionResults: cases.map(([fullName, status = 'passed']) => ({ fullName, status })) }],
});
/** Playwright's JSON says `ok` of whatever did not fail. */
const e2e = (title: string, ...statuses: string[]) => ({
  suites: [{ suites: [{ specs: [{ title, ok: true, tests: statuses.map((status) => ({ status })) }] }] }],
});

/** One proof a clause is enough for most of these cases. */
const shownToBite = { 'GATE-1': 'a defect', 'GATE-2': 'another' };

/** Tests of one title, each on a line of its own or of the same table. */
const rowsOn = (title: string, ...lines: number[]) => ({
  name: 'loom.test.ts',
  assertionResults: lines.map((line, row) => ({
    fullName: `${title}: row ${row}`,
    status: 'passed',
    location: { line },
  })),
});

function ledger(
  sources: Partial<Parameters<typeof collectProofs>[0]>,
  singlyProven: Readonly<Record<string, string>> = shownToBite,
) {
  const none = { stories: [], storyRows: [], unitReports: [undefined], e2eReport: undefined };
  return joinLedger(specification, collectProofs({ ...none, ...sources }), singlyProven);
}

// The second one's proof stands in another report than the first one's.
const proven = { unitReports: [named(['GATE-1: holds']), named(['GATE-2: holds'])] };

describe('the ledger', () => {
  it('is content when every proof of every finished clause ran and passed', () => {
    const { rows, problems } = ledger({
      stories: [story('a', ['GATE-1'])],
      storyRows: ran('a', 'passed', 'passed'),
      e2eReport: e2e('GATE-2: a reload asks again', 'expected'),
    });
    expect(problems).toEqual([]);
    expect(rows.map(({ id, result }) => `${id} ${result}`)).toEqual([
      'GATE-1 passed',
      'GATE-2 passed',
      'GATE-3 unproven',
      'PO-1 unproven',
    ]);
  });

  it('refuses a finished clause without a proof', () => {
    expect(ledger({ unitReports: [named(['GATE-1: holds'])] }).problems).toEqual([
      'GATE-2 is finished, but nothing proves it',
    ]);
  });

  it.each([
    ['failed', { storyRows: ran('a', 'failed', 'failed') }, 'failed'],
    ['failed in dark alone', { storyRows: ran('a', 'passed', 'failed') }, 'failed'],
    ['ran in light alone', { storyRows: ran('a', 'passed', 'passed').slice(0, 1) }, 'not run'],
    ['did not run', {}, 'not run'],
  ])('refuses a story that %s, whatever else proves its clause', (_case, reports, result) => {
    const { rows, problems } = ledger({ ...proven, stories: [story('a', ['GATE-1'])], ...reports });
    expect(rows[0]?.result).toBe(result);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain("GATE-1 is finished, but the story 'a' ");
  });

  it.each([
    ['failed', 'failed'],
    ['skipped', 'not run'],
    ['todo', 'not run'],
    ['pending', 'not run'],
  ])('refuses a unit test that is %s, whatever else proves its clause', (status, result) => {
    const { rows, problems } = ledger({
      unitReports: [named(['GATE-1: holds'], ['GATE-2: holds'], ['GATE-1: by day', status])],
    });
    expect(rows[0]?.result).toBe(result);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain("GATE-1 is finished, but the unit test 'GATE-1: by day' ");
  });

  it.each([
    ['failed', ['unexpected'], 'failed'],
    ['passed only when tried again', ['flaky'], 'failed'],
    ['was skipped', ['skipped'], 'not run'],
    ['was skipped in one browser of two', ['expected', 'skipped'], 'not run'],
    ['never started', [], 'not run'],
  ])('refuses an end-to-end test that %s, whatever else proves its clause', (_case, statuses, result) => {
    const { rows, problems } = ledger({ ...proven, e2eReport: e2e('GATE-1: in the browser', ...statuses) });
    expect(rows[0]?.result).toBe(result);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain("GATE-1 is finished, but the end-to-end test 'GATE-1: in the browser' ");
  });

  it('refuses a single proof, be it a table of rows, unless a seeded defect shows that it bites', () => {
    const unitReports = [{ testResults: [rowsOn('GATE-1', 3, 3), rowsOn('GATE-2', 7, 8), rowsOn('GATE-3', 9)] }];
    expect(ledger({ unitReports }, {}).problems).toEqual([
      "GATE-1 is finished, but only the unit test 'GATE-1: row 0' proves it, and no seeded defect shows that it bites",
    ]);
    expect(ledger({ unitReports }, { 'GATE-1': 'a defect' }).problems).toEqual([]);
  });

  it('names seeded defects that there are', () => {
    const defects = DEFECTS.map(({ name }) => name);
    expect(Object.values(SINGLY_PROVEN).filter((name) => !defects.includes(name))).toEqual([]);
  });

  it('leaves unfinished clauses alone', () => {
    const { rows, problems } = ledger({ ...proven, stories: [story('a', ['GATE-3'])] });
    expect(rows[2]?.result).toBe('not run');
    expect(problems).toEqual([]);
  });

  it('refuses a clause on a story that is only drawn', () => {
    const stories = [
      { ...story('a', ['GATE-1', 'GATE-2']), hasPlay: false },
      { ...story('b', []), hasPlay: false },
    ];
    const storyRows = [...ran('a', 'passed', 'passed'), ...ran('b', 'passed', 'passed')];
    expect(ledger({ stories, storyRows }).problems).toEqual(["the story 'a' names GATE-1 and GATE-2, but has no play"]);
  });

  it('refuses a tag that names no clause', () => {
    const { problems } = ledger({ stories: [story('a', ['GATE-99'])], storyRows: ran('a', 'passed', 'passed') });
    expect(problems[0]).toBe("GATE-99 is no clause of stories/specification/clauses.json, but 'a' names it");
  });
});

describe('a missing state of a component', () => {
  it('is told with the kind that lacks a reason, and one that does not apply is not', () => {
    const stories = [
      { id: 'a', title: 'Components/radar/RiskMark', name: 'Default' },
      { id: 'b', title: 'Components/radar/RiskLegend', name: 'Default' },
    ];
    expect(missingStates(atlasOf(stories, []))).toEqual([
      "no story of Components/radar/RiskMark is named for 'unknown', and no reason is given for a mark",
    ]);
  });

  it('is none among the stories that there are', () => {
    expect(statesWithoutStory(readStoriesOrStop())).toEqual([]);
  });
});
