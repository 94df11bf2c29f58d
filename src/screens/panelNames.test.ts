import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { PanelName } from './usePanelEntry';

const src = fileURLToPath(new URL('..', import.meta.url));

/** The names that the type allows, each once: the compiler sees to both. */
const allowed = {
  destinations: true,
  'dashboard-order': true,
  'tracker-order': true,
  ticket: true,
  thread: true,
  phase: true,
} satisfies Record<PanelName, true>;

/** What stands in each call as the panel's name. */
const names = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(join(src, file), 'utf8').matchAll(/= usePanelEntry(?:<[^(]*>)?\(\s*([^,]*),/g)])
  .map(([, name = '']) => name);

// Two panels of one name would both open with an entry of the history that is about one of them.
it('every panel has a name of its own', () => {
  expect(names.toSorted()).toEqual(
    Object.keys(allowed)
      .map((name) => `'${name}'`)
      .toSorted(),
  );
});
