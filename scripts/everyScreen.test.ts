import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCREENS } from '@/app/screens';
import { projectFolder } from './install.mjs';

/** Who goes through all screens by a list of their own, since each needs more of a screen than the app does. */
const LISTS = {
  'e2e/app.ts': 'its heading, for every end-to-end test of all screens',
  'e2e/walks/states.ts': 'its states, for the walks',
  'bench/app.mjs': 'its heading, for the measurements',
  'stories/screen-maps/screenParts.ts': 'its parts, for the screen maps',
  'stories/screen-maps/Screens.stories.tsx': 'its map',
  'stories/specification/parts/HostileScreens.stories.tsx': 'it on hostile data',
  'README.md': 'its name and domain, for newcomers',
};

test.each(Object.entries(LISTS))('%s names every screen: %s', (file) => {
  const text = readFileSync(join(projectFolder, file), 'utf8');
  const left = SCREENS.filter(({ path }) => !text.includes(`'${path}'`) && !text.includes(`| \`${path}\` |`)).map(
    ({ path }) => path,
  );
  expect(left, `add them to ${file}`).toEqual([]);
});
