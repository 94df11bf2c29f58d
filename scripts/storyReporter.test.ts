import { describe, expect, it } from 'vitest';
import type { StoryRow } from './results/book.mjs';
import { failureTexts, faultsOutside, linesSaid, notRun, placeOf } from './storyReporter.mjs';

const folder = '/loom';
const frame = (file: string, line: number) => ({ file: `${folder}/${file}`, line });

const row = (mode: StoryRow['mode'], message: string): StoryRow => ({
  storyId: 'ui-loom--default',
  mode,
  treatment: 'played',
  result: 'failed',
  ms: 1,
  message,
});
const stories = new Map([
  [
    'ui-loom--default',
    {
      id: 'ui-loom--default',
      name: 'UI/Loom: Default',
      file: 'stories/ui/Loom.stories.tsx',
      hasPlay: true,
      isTested: true,
      clauses: [],
    },
  ],
]);

it('a failure is placed in the product or its stories, not in what all of them share', () => {
  const shared = frame('.storybook/testStory.ts', 202);
  expect(
    placeOf({ stacks: [shared, frame('src/ui/Loom.tsx', 7), frame('stories/ui/Loom.stories.tsx', 9)] }, folder),
  ).toBe('src/ui/Loom.tsx:7');
  const helper = frame('src/testing/toasts.ts', 15);
  expect(placeOf({ stacks: [helper, frame('stories/ui/Loom.stories.tsx', 9)] }, folder)).toBe(
    'stories/ui/Loom.stories.tsx:9',
  );
  expect(placeOf({ stacks: [helper] }, folder)).toBe('src/testing/toasts.ts:15');
  expect(placeOf({ stacks: [shared] }, folder)).toBeUndefined();
  expect(placeOf({}, folder)).toBeUndefined();
});

it('a message is told without what stands beside it, and not at any length', () => {
  const message =
    '\u001B[34mClick to debug the error directly in Storybook: x\u001B[39m\n\ntorn\nStep: Press it\nMode: light';
  expect(linesSaid(message)).toEqual(['torn']);
  expect(linesSaid('line\n'.repeat(100))).toHaveLength(8);
  expect(linesSaid('x'.repeat(1000))[0]?.length).toBeLessThan(250);
});

it('a message tells an element by its name, not by its HTML', () => {
  const button =
    '<button\n  class="[&>svg]:size-4"\n  type="button"\n>\n  <svg\n    aria-hidden="true"\n  >\n    <circle\n      r="1"\n    />\n  </svg>\n  Cut\n  <span>\n    linen\n  </span>\n</button>';
  const field = '<input\n  aria-label="Metres of linen"\n  value=""\n/>';
  expect(linesSaid(`expect(element).toHaveFocus()\n\nExpected element with focus: ${button}\nFound: ${field}`)).toEqual(
    [
      'expect(element).toHaveFocus()',
      'Expected element with focus: <button> "Cut linen"',
      'Found: <input> "Metres of linen"',
    ],
  );
  expect(linesSaid(`found <p>${'linen '.repeat(100)}</p> instead`)[0]?.length).toBeLessThan(120);
  // Those that a message names itself, and no element at all.
  const others = [
    '(1) <button> "Cut"',
    'within(<div#storybook-root>)',
    'expected 1 <br> 2',
    'Map<string>',
    'a </p> left over',
  ];
  for (const message of others) expect(linesSaid(message)).toEqual([message]);
});

it('a failing story says what was wrong and where, once for all modes that say the same', () => {
  const places = new Map([['ui-loom--default', 'stories/ui/Loom.stories.tsx:9']]);
  const [first, second, ...more] = failureTexts(
    [row('light', 'torn\nin two'), row('dark', 'torn\nin two'), row('print', 'cut off')],
    stories,
    places,
  );
  expect(more).toEqual([]);
  expect(first?.split('\n')).toEqual([
    'UI/Loom: Default',
    '  says      torn',
    '            in two',
    '  at        stories/ui/Loom.stories.tsx:9',
    '  step      outside any step',
    '  mode      light, dark',
    '  clauses   none',
    '  picture   none',
    '  address   http://localhost:6006/?path=/story/ui-loom--default',
    '  again     npm run test:stories -- --story=ui-loom--default --mode=light --mode=dark',
  ]);
  expect(second).toContain('--mode=print');
  expect(failureTexts([row('light', 'axe: no')], stories, new Map())[0]).toContain(
    '  at        stories/ui/Loom.stories.tsx\n',
  );
});

const faultsOf = (because: string) =>
  faultsOutside(
    [
      {
        relativeModuleId: 'stories/ui/Loom.stories.tsx',
        errors: () => [
          { message: 'Failed to import test file /loom/stories/ui/Loom.stories.tsx', cause: { message: because } },
        ],
      },
    ],
    [],
    folder,
  );

it('a file that was not loaded is named, with its reason or where that stands', () => {
  expect(faultsOf('torn')).toEqual([
    'stories/ui/Loom.stories.tsx: none of its stories ran\n  Failed to import test file stories/ui/Loom.stories.tsx\n  torn',
  ]);
  expect(faultsOf('Failed to fetch dynamically imported module: x')[0]).toMatch(
    /\n {2}The reason is above, beside "\[vite\]"\.$/,
  );
});

const uncaught = (name?: string) => ({
  message: 'too late',
  stacks: [frame('src/ui/Loom.tsx', 7)],
  ...(name && { VITEST_TEST_NAME: name }),
});

it('an error that nobody caught is told once, with its place and the stories that it met', () => {
  expect(faultsOutside([], ['A', 'B', 'B', 'C', 'D', undefined].map(uncaught), folder)).toEqual([
    'Nobody caught: too late\n  at src/ui/Loom.tsx:7\n  6 times, during or after A, B, C and 2 more',
  ]);
  expect(faultsOutside([], [], folder)).toEqual([]);
});

const story = (id: string, file: string, isTested = true) => ({
  id,
  name: `UI: ${id}`,
  file,
  hasPlay: true,
  isTested,
  clauses: [],
});

describe('a run tells of stories that did not run', () => {
  const all = [story('a', 'A'), story('b', 'B'), story('c', 'B'), story('d', 'B', false)];

  it.each([
    ['all were wanted', undefined, ['a'], [], ['B: UI: b; UI: c']],
    ['some were wanted', ['a', 'b'], ['a'], [], ['B: UI: b']],
    ['nothing of theirs was collected', undefined, [], [], ['A: UI: a', 'B: UI: b; UI: c']],
    ['their file was not loaded, and is named for that', undefined, ['a'], ['B'], []],
    ['all ran but those that a tag leaves out', undefined, ['a', 'b', 'c'], [], []],
    ['the wanted ran', ['a'], ['a'], [], []],
  ])('%s', (_what, wanted, ran, unread, told) => {
    expect(notRun(all, wanted, new Set(ran), unread)).toEqual(told);
  });
});
