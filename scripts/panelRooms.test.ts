import { toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { showsPanel } from '../.storybook/panelRooms';
import { filesBelow } from './filesBelow.mjs';
import { titleOf } from './storyTitles.mjs';

/** Ids of the story files in a room, without the names of their stories. */
const pagesIn = (room: string) =>
  filesBelow(`stories/${room}`)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => toId(titleOf(file.split('/').slice(1))));

it.each(['guides', 'foundations', 'screen-maps'])('no panel stands beside the pages of %s', (room) => {
  expect(pagesIn(room)).not.toEqual([]);
  expect(pagesIn(room).filter((id) => showsPanel(`${id}--default`, true))).toEqual([]);
});

it.each(['ui', 'components', 'screens', 'app', 'flows'])('a panel stands beside the stories of %s', (room) => {
  expect(pagesIn(room).filter((id) => !showsPanel(`${id}--default`, true))).toEqual([]);
});

it('a panel that a person has closed stays closed', () => {
  expect(showsPanel('ui-button--default', false)).toBe(false);
});
