import { expect, it } from 'vitest';
import { readStories } from './storyIndex.mjs';

it('gives the ids that Storybook gives', () => {
  const ids = readStories((file) => /Shell|SidePanel/.test(file)).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['app-shell--data-that-fails', 'ui-sidepanel--default']));
});
