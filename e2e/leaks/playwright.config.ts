import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

const { launchOptions, ...use } = base.use ?? {};

/**
 * Without compilers: what they make of code that runs often lies on the heap too, and more of it with every hour, so that
 * it would hide what the app leaves there.
 */
const NO_COMPILERS = '--js-flags=--no-sparkplug --no-maglev --no-turbofan';

/** `npm run leaks`: what opens and closes, many times over; no part of the other tests. */
export default defineConfig({
  ...base,
  testDir: '.',
  projects: [{ name: 'leaks', testMatch: 'leaks.ts' }],
  outputDir: '../../reports/e2e-leaks',
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../reports/leaks.json' }]],
  // Leaving animations last too long for hundreds of rounds; what mounts and unmounts is the same.
  use: {
    ...use,
    launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), NO_COMPILERS] },
    contextOptions: { reducedMotion: 'reduce' },
  },
});
