import { expect, it } from 'vitest';
import { readStories, titleOf } from './storyIndex.mjs';

it.each([
  ['ui/SidePanel.stories.tsx', 'UI/SidePanel'],
  ['components/threads/ThreadCard.stories.tsx', 'Components/threads/ThreadCard'],
  // Storybook drops a folder that its file repeats; another title would be another id, under which nothing ever ran.
  ['app/shell/Shell.stories.tsx', 'App/Shell'],
  ['app/shell/TopBar.stories.tsx', 'App/shell/TopBar'],
])('%s is %s in the sidebar', (file, title) => {
  expect(titleOf(file.split('/'))).toBe(title);
});

it('gives the ids that Storybook gives', () => {
  const ids = readStories((file) => /Shell|SidePanel/.test(file)).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['app-shell--data-that-fails', 'ui-sidepanel--default']));
});
