import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chromaticModes } from '../.storybook/viewports';
import { projectFolder } from './install.mjs';

test('Chromatic takes each story in both appearances, in the window that it is played in', () => {
  expect(chromaticModes).toEqual({ light: { appearance: 'light' }, dark: { appearance: 'dark' } });
});

test('the workflow sends nothing to Chromatic without its token, and takes no step else in that job', () => {
  const workflow = readFileSync(join(projectFolder, '.github', 'workflows', 'ci.yml'), 'utf8');
  const [, job = ''] = workflow.split('\n  chromatic:\n');
  const steps = job.split('\n      - ').slice(1);
  expect(steps).toHaveLength(3);
  for (const step of steps) expect(step).toContain("if: env.CHROMATIC_PROJECT_TOKEN != ''");
});
