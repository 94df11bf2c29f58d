import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** `npm run leaks`: what opens and closes, many times over; no part of the other tests. */
export default defineConfig({
  ...base,
  testDir: '.',
  projects: [{ name: 'leaks', testMatch: 'leaks.ts' }],
  outputDir: '../../reports/e2e-leaks',
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../reports/leaks.json' }]],
  // Leaving animations last too long for hundreds of rounds; what mounts and unmounts is the same.
  use: { ...base.use, contextOptions: { reducedMotion: 'reduce' } },
});
