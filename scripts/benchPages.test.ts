import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { projectFolder } from './install.mjs';

const BENCH = join(projectFolder, 'bench');
const PAGES = readdirSync(BENCH).filter((name) => existsSync(join(BENCH, name, 'main.tsx')));

// Nobody measures every day, so that a page which can be built no longer would be found late.
test.each(PAGES)('bench/%s can be built', async (name) => {
  const built = await build({
    configFile: join(projectFolder, 'vite.config.ts'),
    root: join(BENCH, name),
    logLevel: 'silent',
    build: { write: false },
  });
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output.map(({ fileName }) => fileName) : []));
  expect(files).toContain('index.html');
});
