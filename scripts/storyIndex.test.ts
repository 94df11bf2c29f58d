import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { hasPlay, isTested, parseStories, readStories } from './storyIndex.mjs';

it('gives the ids that Storybook gives', () => {
  const ids = readStories((file) => /Shell|SidePanel/.test(file)).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['app-shell--data-that-fails', 'ui-sidepanel--default']));
});

it.each([
  ['Own', true],
  ['Idle', false],
  ['OfAPlayed', true],
  ['OfTwo', true],
  ['OfAnIdle', false],
  ['TakenAway', false],
])('knows whether a story plays: %s', (story, plays) => {
  const text = `export default { title: 'Loom' };
    export const Own = { play: async () => {} };
    export const Idle = { args: { play: 1 } };
    export const OfAPlayed = { ...Own, globals: {} } satisfies Story;
    export const OfTwo = { ...OfAPlayed, ...Idle };
    export const OfAnIdle = { ...Idle, args: { ...Own } };
    export const TakenAway = { ...Own, play: undefined };`;
  const csf = loadCsf(text, { fileName: 'Loom.stories.tsx', makeTitle: (title) => title ?? '' }).parse();
  expect(hasPlay(csf, story)).toBe(plays);
});

it("knows that a component's play is every story's", () => {
  const text = 'export default { title: "Loom", play: async () => {} }; export const Idle = {};';
  const csf = loadCsf(text, { fileName: 'Loom.stories.tsx', makeTitle: (title) => title ?? '' }).parse();
  expect(hasPlay(csf, 'Idle')).toBe(true);
});

it.each([
  [
    'a slip of the pen',
    'export default {};\nexport const Own = { play: ( };',
    'stories/Loom.stories.tsx:2:30 cannot be read as stories: Unexpected token',
  ],
  ['an empty file', '', 'stories/Loom.stories.tsx cannot be read as stories: CSF: missing default export'],
])('a file with %s is named with its line', (_what, text, message) => {
  expect(() => parseStories('stories/Loom.stories.tsx', text, 'Loom')).toThrow(message);
});

it.each([
  [[], true],
  [['DASH-9', '!dev'], true],
  [['!test'], false],
  [['!test', 'test'], true],
])('knows which stories are left out of the tests: %j', (tags, expected) => {
  expect(isTested(tags)).toBe(expected);
});
