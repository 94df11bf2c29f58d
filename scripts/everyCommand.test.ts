import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from '@/operations/Operations';
import { projectFolder } from './install.mjs';

const SCREENS = join(projectFolder, 'src', 'screens');
const screens = readdirSync(SCREENS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(SCREENS, file), 'utf8'))
  .join('\n');

// The compiler asks for the words, the toast and the contract of a command, and for nobody who gives it.
test.each(Object.keys(COMMANDS))('a screen performs the command %s', (kind) => {
  // In brackets it asks for the command's words.
  const isPerformed = new RegExp(`[^[]'${kind}'`).test(screens);
  expect(isPerformed, `no file of src/screens performs '${kind}': perform it, or take it out of src/operations`).toBe(
    true,
  );
});
