import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chromaticModes, viewports } from '../.storybook/viewports';
import { projectFolder } from './install.mjs';

test('Chromatic takes each story in both appearances, on a phone and at a desk', () => {
  expect(Object.keys(chromaticModes)).toEqual(['light 390', 'light 1280', 'dark 390', 'dark 1280']);
  for (const { viewport } of Object.values(chromaticModes)) expect(Object.keys(viewports)).toContain(viewport);
});

test('the workflow sends nothing to Chromatic without its token, and takes no step else in that job', () => {
  const workflow = readFileSync(join(projectFolder, '.github', 'workflows', 'ci.yml'), 'utf8');
  const [, job = ''] = workflow.split('\n  chromatic:\n');
  const steps = job.split('\n      - ').slice(1);
  expect(steps).toHaveLength(3);
  for (const step of steps) expect(step).toContain("if: env.CHROMATIC_PROJECT_TOKEN != ''");
});
