import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import config from '../playwright.config';
import { readListing } from './builtApp.mjs';
import { projectFolder } from './install.mjs';

let folder: string;

beforeEach(() => {
  // Within the project, where its tests find Playwright.
  mkdirSync(join(projectFolder, 'reports'), { recursive: true });
  folder = mkdtempSync(join(projectFolder, 'reports', 'listing-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const TEST = `import { test } from '@playwright/test';\ntest('walks', () => {});\n`;

/** What Playwright itself says of these tests. */
function listing(text: string, grep: string) {
  writeFileSync(join(folder, 'loom.spec.ts'), text);
  writeFileSync(join(folder, 'playwright.config.mjs'), 'export default {};');
  return readListing(
    spawnSync(
      process.execPath,
      [join(projectFolder, 'node_modules/@playwright/test/cli.js'), 'test', '--list', '--grep', grep],
      { cwd: folder, encoding: 'utf8' },
    ),
  );
}

it('a test that is called so is found', () => {
  expect(listing(TEST, 'walks')).toBe('tests');
});

it('words that no test bears are told from a fault', () => {
  expect(listing(TEST, 'weaves')).toBe('no tests');
});

it('a file that cannot be read is named with its line, whatever the words are', () => {
  const read = listing(`${TEST}const heading == 1;\n`, 'walks');
  expect(read).toEqual({ fault: expect.stringMatching(/loom\.spec\.ts.*\(3:13\)/) });
  expect(read).not.toEqual({ fault: expect.stringContaining('No tests found') });
});

it('packages that are not there are no lack of tests', () => {
  const missing = "Error: Cannot find module '/loom/node_modules/@playwright/test/cli.js'";
  expect(readListing({ status: 1, stderr: missing })).toEqual({ fault: missing });
});

it('an action that finds nothing to act on fails by itself, long before its test ends', () => {
  const { timeout = 0, expect: { timeout: assertions = 0 } = {}, use: { actionTimeout = 0 } = {} } = config;
  expect(actionTimeout).toBeGreaterThan(assertions);
  expect(actionTimeout).toBeLessThanOrEqual(timeout / 3);
});
