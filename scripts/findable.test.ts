import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FINDABLE, type Findable, storiesOf } from '../stories/guides/findable';
import { readStories } from './storyIndex.mjs';

const guide = readFileSync('stories/guides/FindAState.mdx', 'utf8');
const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
const isFindable = (heading: string): heading is Findable => Object.hasOwn(FINDABLE, heading);

/** 'UI/Button: Busy' as the page knows it. */
const stories = readStories().map(({ id, name }) => {
  const [title = '', own = ''] = name.split(': ');
  return { id, title, name: own };
});

it.each(Object.keys(FINDABLE).filter(isFindable))(
  "'%s' is a heading above its stories, of which there are some",
  (state) => {
    expect(guide).toContain(`## ${state}\n`);
    expect(guide).toContain(`<StatesFound of="${state}" />`);
    expect(storiesOf(state, stories).length).toBeGreaterThan(3);
  },
);

it('a heading without stories says in words how the state is seen', () => {
  const bare = headings.filter((heading) => !isFindable(heading));
  expect(bare).toEqual(['Dark mode', 'High contrast, zoom and text size', 'Offline']);
});

it.each(
  'mobile phone slow loading late dark offline disabled modal dialog 404 blocked error empty keyboard focus hover print overflow rtl zoom contrast'.split(
    ' ',
  ),
)("the search finds a heading for '%s'", (word) => {
  expect(headings.filter((heading) => heading.toLowerCase().split(/\W+/).includes(word))).not.toEqual([]);
});

it('tells states by whole words, and leaves the parts of the book out', () => {
  const found = storiesOf('Empty', [
    { title: 'UI/ShortTable', name: 'Empty' },
    { title: 'UI/ShortTable', name: 'Emptied By Hand' },
    { title: 'Specification/Parts/ClauseTable', name: 'Empty' },
  ]);
  expect(found.map(({ name }) => name)).toEqual(['Empty']);
});
