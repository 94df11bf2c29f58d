import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserFlags } from './scripts/browser.mjs';
import { picturesFolder } from './scripts/results/book.mjs';
import { APPEARANCES, type Mode } from './scripts/results/modes.mjs';
import type { StoriesWanted } from './scripts/results/runStories.mjs';
import viteConfig from './vite.config.ts';

const executablePath = process.env['WEFTLINE_BROWSER'];

/** The addon's own test of a story knows one appearance; ours proves all modes. Storybook's own panel keeps the addon's. */
const storiesInAllModes = (): Plugin => ({
  name: 'weftline:stories-in-all-modes',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '@storybook/addon-vitest/internal/test-utils' &&
    importer?.includes('.stories.') &&
    process.env['VITEST_STORYBOOK'] !== 'true'
      ? fileURLToPath(new URL('.storybook/testStory.ts', import.meta.url))
      : undefined,
});

/**
 * Storybook logs every call of a play for its panel of interactions: it asks each element that is touched for its text,
 * which lays the page out anew. In a test run nobody sees that panel, so this instrumenter, which logs nothing, is on the
 * window before Storybook makes its own.
 */
const playsUnlogged = (): Plugin => ({
  name: 'weftline:plays-unlogged',
  transformIndexHtml: () =>
    process.env['VITEST_STORYBOOK'] === 'true'
      ? []
      : [
          {
            tag: 'script',
            injectTo: 'head-prepend',
            children: 'window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (logged) => logged };',
          },
        ],
});

/** With a network a call from outside would succeed, and a story would pass on data that nobody here has made. */
const nothingFromOutside = (): Plugin => ({
  name: 'weftline:nothing-from-outside',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      injectTo: 'head-prepend',
      attrs: {
        'http-equiv': 'Content-Security-Policy',
        content: "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
      },
    },
  ],
});

/**
 * Vitest wraps every dynamic import so that it can be mocked, and parses whole libraries to find them. Nothing is mocked
 * here. It skips a file that already holds the word `wrapDynamicImport`, so libraries get it in a comment.
 */
const librariesAsTheyAre = (): Plugin => ({
  name: 'weftline:libraries-as-they-are',
  enforce: 'pre',
  transform: (code, id) =>
    /\/node_modules\/.*\.[cm]?js(\?|$)/.test(id) && code.includes('import(')
      ? { code: `${code}\n// wrapDynamicImport\n`, map: null }
      : undefined,
});

/**
 * Storybook's plugin that notes each story's source for the Docs pages hands over its source map joined with those of the
 * plugins before it; Vite joins them once more, and a failure names lines that have nothing to do with it. A test run
 * shows no source.
 */
const failuresAtTheirLines = (): Plugin => ({
  name: 'weftline:failures-at-their-lines',
  configResolved: ({ plugins }) => {
    const notesSources = plugins.find(({ name }) => name === 'plugin-csf');
    if (!notesSources?.transform) throw new Error('Storybook notes the source of stories in another way now.');
    delete notesSources.transform;
  },
});

/** Megabytes: stories make much that soon goes, and collecting it in small portions took a twelfth of all time. */
const ROOM_FOR_SHORT_LIVED = '--js-flags=--min-semi-space-size=64';

const SHARED_FRAMES =
  /\/node_modules\/|\/\.storybook\/(testStory\.ts|missingElement\.ts|preview\.tsx|vitest\.setup\.ts)$/;

/** A whole number shuffles files and stories: no story may depend on those before it. */
const seed = Number(process.env['WEFTLINE_STORY_SEED'] ?? Number.NaN);

/** What scripts/testStories.mjs asks for; by itself everything that `npm test` plays. */
const wanted: StoriesWanted = JSON.parse(process.env['WEFTLINE_STORIES'] ?? '{}');

// Vitest keeps what the machine says; in 'production' React has no warnings and no act().
process.env['NODE_ENV'] = 'test';

export default defineConfig({
  ...viteConfig,
  plugins: [
    viteConfig.plugins,
    storybookTest({ configDir: '.storybook', initialGlobals: { viewport: { value: 'w1280' } } }),
    storiesInAllModes(),
    playsUnlogged(),
    nothingFromOutside(),
    librariesAsTheyAre(),
    failuresAtTheirLines(),
  ],
  server: {
    // In a throw-away work tree the packages stand behind a link.
    fs: { allow: ['.', realpathSync('node_modules')] },
    // What every story needs is compiled while the browser starts.
    warmup: { clientFiles: ['preview.tsx', 'stories.css', 'testStory.ts'].map((file) => `.storybook/${file}`) },
  },
  optimizeDeps: {
    include: ['axe-core'],
    entries: ['index.html', 'src/**/*.{ts,tsx}', 'stories/**/*.stories.tsx', '.storybook/**/*.{ts,tsx}'],
  },
  test: {
    name: 'stories',
    attachmentsDir: 'reports/attachments',
    setupFiles: ['.storybook/vitest.setup.ts'],
    provide: {
      modes: wanted.modes ?? [...APPEARANCES],
      playsAlways: wanted.playsAlways ?? false,
      done: wanted.done ?? {},
      stories: wanted.stories ?? null,
    },
    // Frames of libraries, and of what all stories share, lead nowhere.
    onStackTrace: (_error, { file }) => !SHARED_FRAMES.test(file),
    maxWorkers: availableParallelism(),
    // All modes of a story are one test, and hostile texts are drawn hundreds of times within one story.
    testTimeout: Math.max(120_000, 15_000 * ((wanted.modes?.length ?? 0) - 1)),
    sequence: Number.isInteger(seed) ? { shuffle: true, seed } : {},
    browser: {
      enabled: true,
      headless: true,
      // What a story leaves behind is taken away by .storybook/preview.tsx; a new page for each file takes a second.
      isolate: false,
      // Without saying so no picture of a failure is written: the addon opens the server to more than this machine.
      api: { host: 'localhost', allowWrite: true },
      provider: playwright({
        launchOptions: { args: [...browserFlags, ROOM_FOR_SHORT_LIVED], ...(executablePath ? { executablePath } : {}) },
        contextOptions: { colorScheme: 'light', locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 900 },
      commands: {
        emulate: async ({ page }, emulation: Parameters<typeof page.emulateMedia>[0]) => {
          await page.emulateMedia(emulation);
        },
        takePicture: async ({ page }, storyId: string, mode: Mode) => {
          const name = `${storyId}--${mode}.png`;
          await page.screenshot({
            path: join(picturesFolder, name),
            style: 'iframe { visibility: visible !important }',
          });
          return name;
        },
      },
      // Our own are taken in the mode that failed.
      screenshotFailures: false,
    },
  },
});
