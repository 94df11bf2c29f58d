import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserFlags } from './scripts/browser.mjs';
import viteConfig from './vite.config.ts';

const executablePath = process.env['WEFTLINE_BROWSER'];

/** The addon's own test of a story knows one appearance; ours proves both. Storybook's own panel keeps the addon's. */
const storiesInBothAppearances = (): Plugin => ({
  name: 'weftline:stories-in-both-appearances',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '@storybook/addon-vitest/internal/test-utils' &&
    importer?.includes('.stories.') &&
    process.env['VITEST_STORYBOOK'] !== 'true'
      ? fileURLToPath(new URL('.storybook/testStory.ts', import.meta.url))
      : undefined,
});

/** A whole number shuffles files and stories: no story may depend on those before it. */
const seed = Number(process.env['WEFTLINE_STORY_SEED'] ?? Number.NaN);

/** Either one, for a quick look, or both. */
const appearances = (['light', 'dark'] as const).filter(
  (appearance) => (process.env['WEFTLINE_APPEARANCE'] ?? appearance) === appearance,
);

export default defineConfig({
  ...viteConfig,
  plugins: [
    viteConfig.plugins,
    storybookTest({ configDir: '.storybook', initialGlobals: { viewport: { value: 'w1280' } } }),
    storiesInBothAppearances(),
  ],
  // In a throw-away work tree the packages stand behind a link.
  server: { fs: { allow: ['.', realpathSync('node_modules')] } },
  optimizeDeps: {
    include: ['axe-core'],
    entries: ['index.html', 'src/**/*.{ts,tsx}', 'stories/**/*.stories.tsx', '.storybook/**/*.{ts,tsx}'],
  },
  test: {
    name: 'stories',
    attachmentsDir: 'reports/attachments',
    setupFiles: ['.storybook/vitest.setup.ts'],
    provide: { appearances, stories: process.env['WEFTLINE_STORIES']?.split(' ') ?? null },
    maxWorkers: availableParallelism(),
    // Hostile texts are drawn hundreds of times within one story; a busy machine takes its time.
    testTimeout: 60_000,
    sequence: Number.isInteger(seed) ? { shuffle: true, seed } : {},
    browser: {
      enabled: true,
      headless: true,
      // What a story leaves behind is taken away by .storybook/preview.tsx; a new page for each file takes a second.
      isolate: false,
      // Without saying so no picture of a failure is written: the addon opens the server to more than this machine.
      api: { host: 'localhost', allowWrite: true },
      provider: playwright({
        launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
        contextOptions: { colorScheme: 'light', locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 900 },
      commands: {
        emulateColorScheme: async ({ page }, colorScheme: 'light' | 'dark') => {
          await page.emulateMedia({ colorScheme });
        },
      },
      screenshotFailures: true,
      screenshotDirectory: 'reports/screenshots',
    },
  },
});
