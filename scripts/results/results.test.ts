import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOfPersonChecks, type PersonCheck } from '../../stories/specification/accessibility';
import personChecks from '../../stories/specification/personChecks.json';
import { projectFolder } from '../install.mjs';
import { figuresOf, judge } from '../mutation/verdict.mjs';
import { rowsOf } from '../storyReporter.mjs';
import { titleOf } from '../storyTitles.mjs';
import { atlasOf, isMissing, kindOf, STATES } from './atlas.mjs';
import { LARGEST_FILE, serialise } from './book.mjs';
import { MODES } from './modes.mjs';
import { describeRun } from './run.mjs';

const run = {
  commit: 'a',
  tree: 'b',
  changed: false,
  command: 'npm test',
  time: '2026-01-15T12:00:00.000Z',
  versions: {},
  machine: { cores: 2, memoryGB: 8, system: 'linux x64' },
};
const row = { storyId: 'a', mode: 'light', treatment: 'played', result: 'failed', ms: 1 } as const;

describe('the file of results', () => {
  it('keeps a message whole where there is room, without the colours of a terminal', () => {
    const text = serialise({ run, stories: 1, rows: [{ ...row, message: '\u001B[31mtorn\u001B[39m' }] });
    expect(JSON.parse(text).rows).toEqual([{ ...row, message: 'torn' }]);
  });

  it('stays small when every story fails at length in every mode', () => {
    const rows = Array.from({ length: 1200 }, (_, place) =>
      MODES.map((mode) => ({
        ...row,
        storyId: `components-customers-customercard--story-${place}`,
        mode,
        message: 'x'.repeat(500),
      })),
    ).flat();
    const text = serialise({ run, stories: 1200, rows });
    expect(Buffer.byteLength(text)).toBeLessThan(LARGEST_FILE);
    expect(JSON.parse(text).rows).toHaveLength(rows.length);
  });
});

/** As Vitest hands it to a reporter. */
const test = (state: string, modes: object[], message = '') =>
  ({
    meta: () => ({ storyId: 'a', modes }),
    result: () => ({ state, errors: [{ message }] }),
  }) as unknown as Parameters<typeof rowsOf>[0];

const passed = (mode: string) => ({ mode, treatment: 'played', result: 'passed', ms: 1 });

describe('the rows of a story', () => {
  it('are those of its modes', () => {
    expect(rowsOf(test('passed', [passed('light'), passed('dark')]))).toEqual([
      { storyId: 'a', ...passed('light') },
      { storyId: 'a', ...passed('dark') },
    ]);
  });

  it('show a failure that came after the last mode, an error on the console for one', () => {
    expect(rowsOf(test('failed', [passed('light'), passed('dark')], 'console.error: torn'))).toEqual([
      { storyId: 'a', ...passed('light') },
      { storyId: 'a', ...passed('dark'), result: 'failed', message: 'console.error: torn' },
    ]);
  });

  it('are none when it was skipped', () => {
    expect(rowsOf(test('skipped', []))).toEqual([]);
  });
});

describe('a run', () => {
  it('is described without names of machines and paths', () => {
    const described = describeRun('npm test');
    expect(Object.keys(described.machine)).toEqual(['cores', 'memoryGB', 'system']);
    expect(JSON.stringify(described)).not.toContain(process.cwd());
  });
});

describe('the state atlas', () => {
  it.each([
    ['Screens/threads/SmartInboxView', 'view'],
    ['Components/threads/ThreadFilterBar', 'field'],
    ['Components/tickets/TicketTable', 'table'],
    ['Components/timelines/PhaseLegend', 'fixed words'],
    ['UI/InfoBanner', 'block'],
    ['App', 'frame'],
    ['Flows/TriageAThread', 'page of the book'],
  ])('takes %s for a %s', (title, kind) => {
    expect(kindOf(title)).toBe(kind);
  });

  it.each([
    ['a story named for what a person does', [['Closed By Its Button', 'action']], undefined],
    ['a driven one that is plainly named', [['Empty', 'action']], '0'],
    [
      'the plainest name',
      [
        ['No Ending', 'edge'],
        ['Empty Name', 'edge'],
      ],
      '1',
    ],
    ['any other that holds a word of it', [['No Ending', 'edge']], '0'],
  ] as const)('shows an empty state by %s', (_which, stories, expected) => {
    const own = stories.map(([name, kind], place) => ({ id: `${place}`, title: 'UI/Loom', name, tags: [kind] }));
    const [only] = atlasOf(own, []);
    expect(only?.cells.find(({ state }) => state === 'empty')?.storyId).toBe(expected);
  });

  it('counts what goes on with the stories of a component as the component', () => {
    const [only, ...others] = atlasOf(
      [
        { id: 'a', title: 'Components/tickets/TicketTable', name: 'Default' },
        { id: 'b', title: 'Components/tickets/TicketTable/BadInput', name: 'Unknown Status' },
      ],
      [{ storyId: 'b', mode: 'w320', result: 'failed' }],
    );
    expect(others).toEqual([]);
    expect(only?.cells.map(({ state }) => state)).toEqual(STATES);
    expect(only?.cells.find(({ state }) => state === 'unknown')).toEqual({ state: 'unknown', storyId: 'b' });
    expect(only?.cells.find(({ state }) => state === 'narrow')).toMatchObject({ storyId: 'b', result: 'failed' });
    expect(only?.cells.filter(isMissing).map(({ state }) => state)).toEqual(['empty', 'long']);
  });
});

const mutant = (status: string, line: number) => ({
  mutatorName: 'm',
  status,
  replacement: 'no',
  location: { start: { line, column: 1 }, end: { line, column: 4 } },
});

describe('the figures of the mutants', () => {
  it('tell what no test noticed', () => {
    const verdict = judge(
      { 'a.ts': { language: 'typescript', source: 'yes\nyes', mutants: [mutant('Killed', 1), mutant('Survived', 2)] } },
      [],
      'all',
    );
    const { figures, notes } = figuresOf(verdict);
    expect(figures[0]).toEqual({ what: 'Mutation score', value: 50, unit: '%', limit: 'at least 95 %', ok: false });
    expect(notes).toEqual(['a.ts:2: yes → no']);
  });
});

describe('what people looked at by hand', () => {
  const looked: PersonCheck = {
    component: 'UI/Loom',
    check: 'read aloud',
    date: '2026-01-15',
    result: 'failed',
    note: 'Nothing is read',
  };

  it('names components, checks and days that there are', () => {
    const titles = readdirSync(join(projectFolder, 'stories'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => titleOf(file.split(/[\\/]/)));
    expect(titles).toContain('UI/Button');
    expect(faultsOfPersonChecks(personChecks, new Set(titles))).toEqual([]);
  });

  it.each([
    ['nothing wrong', [looked], []],
    ['a component that is gone', [{ ...looked, component: 'UI/Reel' }], ['UI/Reel is no component']],
    ['a check that is none', [{ ...looked, check: 'smell' }], ["UI/Loom: 'smell' is no check"]],
    ['a day that is none', [{ ...looked, date: '2026-13-40' }], ["UI/Loom: '2026-13-40' is no date"]],
    ['a result that is none', [{ ...looked, result: 'fine' }], ["UI/Loom: 'fine' is neither passed nor failed"]],
    ['a failure without a reason', [{ ...looked, note: '' }], ['UI/Loom: nothing says why read aloud failed']],
    ['the same twice', [looked, looked], ['UI/Loom: read aloud stands there twice']],
  ])('%s', (_what, checks, faults) => {
    expect(faultsOfPersonChecks(checks, new Set(['UI/Loom']))).toEqual(faults);
  });
});
