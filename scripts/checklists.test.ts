import { describe, expect, it } from 'vitest';
import { SCREENS } from '@/app/screens';
import {
  checklistMarkdown,
  doAndSee,
  keepTicks,
  partTitle,
  readTicks,
  stepKeys,
  withTicks,
} from '../stories/specification/ticks';
import { faultsOfSteps, readChecklists, readListedFiles } from './book/checklists.mjs';
import { readStoryFile } from './component-pages/plays.mjs';

const builtFrom = { commit: 'bbbbbbb2', tree: 'tree-2', changed: false };
const list = {
  id: 'looms',
  title: 'Looms',
  checks: [
    {
      id: 'looms--default',
      part: 'LoomScreen',
      name: 'Default',
      expected: 'It weaves.',
      before: 'The app at /looms; no threads',
      steps: [
        { sentence: "Press 'Weave': it weaves [*]", acts: true },
        { sentence: 'It is warm: one feels it', acts: false },
      ],
    },
  ],
};
const keys = stepKeys(list);
const [first = '', second = ''] = keys;

const refuses = () => {
  throw new Error('blocked');
};

describe('ticks', () => {
  it('are kept and read again', () => {
    const kept = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    const ticks = { since: builtFrom, done: [first] };
    expect(keepTicks(storage, ticks)).toBe(true);
    expect(readTicks(storage, { ...builtFrom, tree: 'tree-3' })).toEqual(ticks);
    // The stories clear what the product keeps.
    expect([...kept.keys()].filter((key) => /^weftline\b/.test(key))).toEqual([]);
  });

  it.each([
    ['a browser that keeps nothing', refuses],
    ['no text', () => ({ getItem: () => null, setItem: refuses })],
    ['no JSON', () => ({ getItem: () => '{', setItem: refuses })],
    ['another shape', () => ({ getItem: () => '{"done":[1],"since":{}}', setItem: refuses })],
  ])('none with %s', (_what, storage) => {
    expect(readTicks(storage, builtFrom)).toEqual({ since: builtFrom, done: [] });
    expect(keepTicks(storage, { since: builtFrom, done: [] })).toBe(false);
  });

  it('are set, taken away, and forgotten with their step', () => {
    const former = { since: { ...builtFrom, tree: 'tree-1' }, done: ['looms--default 9 gone', first] };
    const of = { known: new Set(keys), builtFrom };
    expect(withTicks(former, [second], true, of)).toEqual({ since: former.since, done: [first, second] });
    expect(withTicks(former, [first], false, of)).toEqual({ since: builtFrom, done: [] });
  });

  it('belong to the words and the place of a step', () => {
    expect(keys).toEqual([
      "looms--default 1 Press 'Weave': it weaves [*]",
      'looms--default 2 It is warm: one feels it',
    ]);
  });
});

it('tells what to do from what must be seen', () => {
  expect(list.checks[0]?.steps.map(doAndSee)).toEqual([
    { act: "Press 'Weave'", seen: 'it weaves [*]' },
    { act: '', seen: 'It is warm: one feels it' },
  ]);
});

it('calls the parts of a list what they are', () => {
  expect(['LoomScreen', 'LoomView', 'LoomDrawerHost', 'MendALoom'].map(partTitle)).toEqual([
    'In the app',
    'The page by itself',
    'Loom drawer',
    'Mend a loom',
  ]);
});

it('writes a list as Markdown that says what it means', () => {
  expect(checklistMarkdown(list, new Set([first]), 'commit bbbbbbb')).toBe(
    [
      '# Checklist: Looms',
      '',
      '1 of 2 steps done, on commit bbbbbbb.',
      '',
      '## In the app: Default',
      '',
      'Before: The app at /looms; no threads.',
      '',
      'Expected: It weaves.',
      '',
      "- [x] Press 'Weave': it weaves \\[\\*\\]",
      '- [ ] It is warm: one feels it',
      '',
    ].join('\n'),
  );
});

const lists = readChecklists();

describe('the plays of screens and flows', () => {
  it('are written in steps, all of them', () => {
    expect(faultsOfSteps(readListedFiles())).toEqual([]);
  });

  it.each([
    ['no step', 'await userEvent.click(it); await expect(it).toBeVisible();', ['ui-loom--torn has no step']],
    [
      'an act and an assertion beside its steps',
      "await step('Look', async () => {}); await userEvent.click(it); await expect(it).toBeVisible();",
      ['ui-loom--torn acts or asserts 2 times outside of its steps'],
    ],
    [
      'an assertion in a helper beside its steps',
      "const warm = async () => { await expect(it).toBeVisible(); }; await step('Look', warm); await warm();",
      ['ui-loom--torn acts or asserts 1 times outside of its steps'],
    ],
    [
      'a sentence that only the play knows',
      'for (const word of words) await step(word, async () => { await expect(it).toBeVisible(); });',
      ['ui-loom--torn has no step'],
    ],
    ['steps alone', "await step('Look', async () => { await expect(it).toBeVisible(); });", []],
  ])('%s', (_what, body, faults) => {
    const file = readStoryFile(
      'stories/ui/Loom.stories.tsx',
      `const meta = {}; export const Torn: Story = { play: async ({ userEvent, step }) => { ${body} } };`,
    );
    expect(faultsOfSteps([file])).toEqual(faults);
  });

  it('are listed by the screens as the bar has them, then what is not of one', () => {
    expect(lists.map(({ title }) => title)).toEqual([...SCREENS.map(({ name }) => name), 'Every screen', 'Flows']);
    const empty = lists.filter(({ checks }) => checks.length === 0).map(({ title }) => title);
    expect(empty, 'write the steps of a person in the stories of these screens').toEqual([]);
  });

  it('say what must be there before, and take the words of shared helpers', () => {
    const checks = lists.flatMap((each) => each.checks);
    const check = (id: string) => checks.find((each) => each.id === id);
    expect(check('screens-customers-dashboardscreen--failing-command')?.before).toBe(
      'The app at /, 1280 px wide; every command refused',
    );
    expect(check('screens-documents-filehubview--no-match')?.before).toBe(
      "The page by itself, 1280 px wide; folder 'ticketArchive'; search 'zip puller'; no shown files",
    );
    expect(check('screens-radar-radarscreen--loading')).toMatchObject({
      before: 'The app at /momentum, 1280 px wide; radar report held back',
      steps: [
        { sentence: 'Go to Radar Report while its data is on its way: a line says so, and the screen before stays' },
        { sentence: 'Let the data come: the screen is shown, and its heading has the focus' },
        { sentence: 'The report is there', acts: false },
      ],
    });
  });
});
