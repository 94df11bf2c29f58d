import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PANEL_NAMES } from './usePanelEntry';

const src = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ folder: dirname(file), text: readFileSync(join(src, file), 'utf8') }));

/** What stands in each call as the first argument. */
const namesGivenTo = (call: RegExp) =>
  files.flatMap(({ folder, text }) => [...text.matchAll(call)].map(([, name = '']) => ({ folder, name })));

// Two panels of one name would both open with an entry of the history that is about one of them.
it('every panel has a name of its own', () => {
  const names = namesGivenTo(/= usePanelEntry(?:<[^(]*>)?\(\s*([^,]*),/g).map(({ name }) => name);
  expect(names.toSorted(), 'each of PANEL_NAMES in one call of usePanelEntry').toEqual(
    PANEL_NAMES.map((name) => `'${name}'`).toSorted(),
  );
});

// Two parts of a screen that keep something under one name would each restore what the other left.
it('every state that a screen keeps has a name of its own', () => {
  const kept = namesGivenTo(/= useKeptState(?:<[^(]*>)?\(\s*([^,]*),/g);
  expect(kept.length).toBeGreaterThan(10);
  const names = kept.map(({ folder, name }) => `${folder}: ${name}`);
  const twice = names.filter((name, place) => names.indexOf(name) !== place);
  expect(twice, 'kept twice on one screen').toEqual([]);
  // Of usePanelEntry, on every screen.
  expect(names.filter((name) => name.endsWith(": 'panel'"))).toEqual([]);
});
