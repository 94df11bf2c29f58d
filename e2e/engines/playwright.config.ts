import { fileURLToPath } from 'node:url';
import { defineConfig, type Project } from '@playwright/test';
import base, { SERVER } from '../../playwright.config';
import { SYSTEM_FIREFOX } from './prepareEngine';

/** The engines that `npm run test:engines` found on this machine, by the names of the projects below. */
const found = new Set(process.env['WEFTLINE_ENGINES']?.split(','));
// Chromium's own.
const { grepInvert: _tests, ...shared } = base;
const { launchOptions: _browser, ...use } = base.use ?? {};

const SAME_TESTS = /\/(prerendered|translated|walks|panels|history|backForwardCache|print)\.spec\.ts$/;
/** Of Firefox alone, which marks and copies, and corrects a date, in its own way. */
const FIREFOX_TESTS = [SAME_TESTS, /\/(clipboard|deadline)\.spec\.ts$/];

const PROJECTS: readonly Project[] = [
  { name: 'firefox', testMatch: FIREFOX_TESTS, use: { browserName: 'firefox' } },
  {
    name: 'system-firefox',
    testMatch: FIREFOX_TESTS,
    use: {
      browserName: 'firefox',
      channel: SYSTEM_FIREFOX,
      launchOptions: {
        executablePath: fileURLToPath(new URL('../../scripts/engines/firefoxRelay.mjs', import.meta.url)),
      },
    },
  },
  { name: 'webkit', testMatch: SAME_TESTS, use: { browserName: 'webkit' } },
  { name: 'webkitgtk', testMatch: /webkitGtk\.ts$/ },
];

/** Gate, translated pages, walks, panels, history, back-forward cache and print in other engines than Chromium. */
export default defineConfig({
  ...shared,
  testDir: '..',
  projects: PROJECTS.filter(({ name = '' }) => found.has(name)),
  outputDir: '../../reports/e2e-engines',
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../reports/engines.json' }]],
  use,
  webServer: SERVER,
});
