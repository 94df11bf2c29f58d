// Plays the stories of the built Storybook, as whoever opens it does, and Chromatic; `npm test` plays them in development,
// where React, the style sheet and the names of functions are others.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { browserFlags, ensureBrowser } from './browser.mjs';
import { projectFolder, readOrStop, requireNode, stop } from './install.mjs';
import {
  bookPath,
  chooseStories,
  LONGEST_PLAY_MS,
  openBook,
  readEntries,
  readOwnViewport,
  showStory,
} from './review/takeStories.mjs';

const USAGE = `npm run test:book -- [words] [--every 12] [--workers 2]
Words narrow it to stories whose component, file, name or tag bears them all; --every 12 takes each twelfth of them.`;

/** Where a story names no window of its own. */
const USUAL_WINDOW = { width: 1_280, height: 900 };

const bookFolder = join(projectFolder, 'storybook-static');

const readArguments = () =>
  readOrStop(USAGE, () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { every: { type: 'string', default: '1' }, workers: { type: 'string', default: '2' } },
    });
    const [every, workers] = [Number(values.every), Number(values.workers)];
    for (const count of [every, workers]) if (!Number.isInteger(count) || count < 1) throw new Error('Not a count.');
    return { words: positionals, every, workers };
  });

/** @param {string} message the first lines; what follows is the document */
const inShort = (message) => message.split('\n\n', 2).join(' ').replaceAll(/\s+/g, ' ').slice(0, 300);

/**
 * @param {{ words: string[], every: number, workers: number }} asked
 * @returns {Promise<{ played: number, failures: string[] }>}
 */
async function playBook({ words, every, workers }) {
  const server = await preview({
    configFile: false,
    root: dirname(bookFolder),
    logLevel: 'warn',
    build: { outDir: basename(bookFolder) },
    preview: { port: 6_181 },
  });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
  try {
    const address = server.resolvedUrls?.local[0] ?? '';
    const stories = chooseStories(await readEntries(address), { words, tag: undefined }).filter(
      (_story, place) => place % every === 0,
    );
    const left = stories[Symbol.iterator]();
    /** @type {string[]} */
    const failures = [];
    const work = async () => {
      const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const { id, title, name } of left) {
        if (page.url() === 'about:blank') await openBook(page, `${address}${bookPath(id, 'light')}`);
        await page.setViewportSize((await page.evaluate(readOwnViewport, id)) ?? USUAL_WINDOW);
        const { play, thrown } = await page.evaluate(showStory, { storyId: id, longestMs: LONGEST_PLAY_MS });
        if (play === 'passed') continue;
        failures.push(`${title}/${name} (${id}): ${play}. ${inShort(thrown)}`);
        console.log(`FAILED ${failures.at(-1)}`);
        // What it left behind must not fail the next one.
        await page.goto('about:blank');
      }
      await context.close();
    };
    await Promise.all(Array.from({ length: workers }, work));
    return { played: stories.length, failures };
  } finally {
    await browser.close();
    await server.close();
  }
}

requireNode();
const asked = readArguments();
if (!existsSync(join(bookFolder, 'index.json')))
  stop('There is no storybook-static. Run `npm run build-storybook` first.');
const { played, failures } = await playBook(asked);
if (played === 0) stop(`No story bears "${asked.words.join(' ')}".`);
console.log(`Stories of the built Storybook: ${played - failures.length} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
