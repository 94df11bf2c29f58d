// Runs the unit tests of the product, or with --tools those of the scripts and of what the end-to-end tests stand on: all
// of them, or those whose file or name holds the words given.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, requireNode, requirePackages } from './install.mjs';
import { noteRun } from './results/run.mjs';
import { areMeant, namesWith } from './words.mjs';

requireNode();
requirePackages();
const isOfTools = process.argv[2] === '--tools';
const words = process.argv.slice(isOfTools ? 3 : 2);
const name = isOfTools ? 'tools' : 'unit';
const files = (isOfTools ? ['scripts', 'e2e'] : ['src'])
  .flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.test.ts'));
const chosen = files.filter((file) => areMeant([file], words));
const narrow = chosen.length > 0 ? chosen : [...files, '-t', namesWith(words)];
if (words.length === 0) noteRun(name, `npm run test:${name}`);
const { status } = spawnSync(
  process.execPath,
  [
    join(projectFolder, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--config=vitest.unit.config.ts',
    '--reporter=default',
    '--reporter=./scripts/emptyRunReporter.mjs',
    ...narrow,
    // Results of a few tests must not be taken for results of all.
    ...(words.length > 0
      ? []
      : ['--reporter=json', `--outputFile.json=reports/${name}.json`, '--reporter=./scripts/junitReporter.mjs']),
  ],
  { cwd: projectFolder, stdio: 'inherit' },
);
process.exit(status ?? 1);
