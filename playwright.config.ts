import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserFlags } from './scripts/browser.mjs';

// Another one lets two runs stand beside each other.
const port = Number(process.env['WEFTLINE_E2E_PORT'] ?? 4318);
const executablePath = process.env['WEFTLINE_BROWSER'];

/** The desk at which all tests sit that name no other. */
export const DESK = { viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'UTC' };

/** Serves the production build as it ships. */
export const SERVER = {
  command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
  cwd: import.meta.dirname,
  port,
  reuseExistingServer: false,
};

const LONG = /(walks|monkey)\.spec\.ts/;
const byThemselves = ['WEFTLINE_WALKS', 'WEFTLINE_MONKEY'].some((name) => name in process.env);

/**
 * What slides and fades takes a quarter of all time; tests that act while it moves say `IN_MOTION`. Painting takes a
 * twelfth (e2e/unpainted.ts).
 */
const FAST = { contextOptions: { reducedMotion: 'reduce' }, painted: false } as const;

/** The production build, tested in Chromium. */
export default defineConfig<{ painted: boolean }>({
  testDir: 'e2e',
  // In Chromium another test asks more of the same.
  grepInvert: /@other-engines/,
  // The long ones first, so that no processor waits for the last of them.
  projects: [
    // By themselves, as `npm run walks` and `npm run monkey`, everything moves and is painted, as people see it.
    { name: 'long', testMatch: LONG, use: byThemselves ? {} : FAST },
    { name: 'short', testMatch: '**/*.spec.ts', testIgnore: LONG, use: byThemselves ? {} : FAST },
  ],
  outputDir: 'reports/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A busy machine is slow. A wait ends as soon as its thing is there, so that only failures take longer.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // By themselves one more than there are processors, for walks and monkey wait for frames half of their time; beside
  // other suites these use that time.
  workers: availableParallelism() + (process.env['WEFTLINE_SIDE_BY_SIDE'] === 'true' ? 0 : 1),
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }], ['junit', { outputFile: 'reports/e2e.xml' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    ...DESK,
    screenshot: 'only-on-failure',
    // A button that is not there is named after this time; without it the test ends at its own, of three minutes.
    actionTimeout: 60_000,
    launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: SERVER,
});
