// Runs the unit tests: all of them, or those whose name holds the words given.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectFolder, requireNode } from './install.mjs';

requireNode();
const words = process.argv.slice(2);
const reports = [
  '--reporter=json',
  '--outputFile.json=reports/unit.json',
  '--reporter=junit',
  '--outputFile.junit=reports/unit.xml',
];
const { status } = spawnSync(
  process.execPath,
  [
    join(projectFolder, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--project',
    'unit',
    '--reporter=default',
    // Results of a few tests must not be taken for results of all.
    ...(words.length > 0 ? ['-t', words.join(' ')] : reports),
  ],
  { cwd: projectFolder, stdio: 'inherit' },
);
process.exit(status ?? 1);
