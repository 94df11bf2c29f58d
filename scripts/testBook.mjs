// Plays the stories of the built Storybook, as whoever opens it does, and Chromatic; `npm test` plays them in development,
// where React, the style sheet and the names of functions are others. Opens its pages of documentation, which nothing else does.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, errors } from 'playwright';
import { preview } from 'vite';
import { beginningOf, commitHere, eachOf } from './book/eachOf.mjs';
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

const USAGE = `npm run test:book -- [words] [--every 12] [--from 5] [--workers 2]
Words narrow it to stories and pages whose component, file, name or tag bears them all; --every 12 takes each twelfth of
them, with --from 5 from the fifth on, else from one that differs from commit to commit.`;

/** Where a story names no window of its own: what a laptop of 1440 x 900 has between the book's sidebar, toolbar and panel. */
const CANVAS = { width: 1_140, height: 560 };

/** Of a page of documentation. */
const PAGE_WINDOW = { width: 1_280, height: 900 };

const LONGEST_DRAWING_MS = 60_000;

const bookFolder = join(projectFolder, 'storybook-static');

const readArguments = () =>
  readOrStop(USAGE, () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        every: { type: 'string', default: '1' },
        from: { type: 'string' },
        workers: { type: 'string', default: '2' },
      },
    });
    const [every, workers] = [Number(values.every), Number(values.workers)];
    const from = values.from === undefined ? beginningOf(commitHere(), every) : Number(values.from);
    for (const count of [every, from, workers])
      if (!Number.isInteger(count) || count < 1) throw new Error('Not a count.');
    if (from > every) throw new Error('--from is at most --every.');
    return { words: positionals, every, from, workers };
  });

/** @param {string} message the first lines; what follows is the document */
const inShort = (message) => message.split('\n\n', 2).join(' ').replaceAll(/\s+/g, ' ').slice(0, 300);

/** Of a page that is read on a phone. */
const PHONE_WINDOW = { width: 390, height: 844 };

/** Whether a page of documentation stands, with all that is drawn where one begins to read. Runs in the page. */
function isPageDrawn() {
  const missing = [...document.querySelectorAll('.book-drawn:not([data-drawn])')].filter((place) => {
    // What stands in no frame may draw nothing, as what is seen on paper alone.
    const inline = place.querySelector('.book-inline');
    const drawsNothing = inline?.clientHeight === 0 && inline.querySelector(':scope > div > *') !== null;
    return !drawsNothing && place.getBoundingClientRect().top < window.innerHeight;
  });
  return document.querySelector('#storybook-docs h1') !== null && missing.length === 0;
}

/** What is wrong with a page of documentation that nobody has touched; empty for nothing. Runs in the page. */
function faultsOfPage() {
  const wider = ['html', '.book-controls'].filter((selector) => {
    const element = document.querySelector(selector);
    return element && element.scrollWidth > element.clientWidth;
  });
  const halves = document.querySelectorAll('.book-controls input[role=switch] ~ span');
  return [
    document.querySelector('#storybook-docs h1')?.textContent === '' && 'has no title',
    document.querySelector('#example:not(:has(> h2))') && 'has no heading above its example',
    [...halves].some((half) => getComputedStyle(half).color.startsWith('rgba(')) && 'has pale words in a switch',
    window.scrollY > 0 && `has scrolled by itself, ${window.scrollY} px`,
    document.querySelectorAll('main').length !== 1 && `has ${document.querySelectorAll('main').length} main landmarks`,
    document.activeElement?.tagName === 'IFRAME' && 'has given the focus to a frame',
    wider.length > 0 && `is too narrow for ${wider.join(' and ')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** By how many pixels a page is wider than its window. Runs in the page. */
const readTooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Scripts that one page of documentation asks for; each is a request, and without groups it was up to two hundred. */
const MOST_SCRIPTS = 120;

/** Pages that draw every component there is, and ask for the scripts of all. */
const DRAWS_ALL = /\bid=specification-parts-hostile/;

/** Scripts of which each page is made; a frame that draws one story needs none of them. */
const OF_PAGES = ['blocks', 'ComponentPage', 'BookContainer'];

/** @param {string} part @returns {(script: string) => boolean} */
const holds = (part) => (script) => basename(script).startsWith(`${part}-`);

/** The scripts that a page has asked for. Runs in the page. */
const readScripts = () => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  ),
];

/** Notes how high the first drawing of a page is when what stands below it comes. Runs in the page. */
function watchOrder() {
  // Where a page has no example, its first state stands where that would.
  const BELOW = '.book-controls, #example ~ #states, .book-state ~ .book-state, #behaviours';
  const watch = new MutationObserver(() => {
    const drawing = document.querySelector('.book-drawn');
    if (!document.querySelector(BELOW) || !(drawing instanceof HTMLElement)) return;
    watch.disconnect();
    Reflect.set(window, 'firstHeight', drawing.offsetHeight);
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** By how many pixels the first drawing has moved what stands below it since that came. Runs in the page. */
function readMove() {
  const drawing = document.querySelector('.book-drawn');
  const before = Reflect.get(window, 'firstHeight');
  return drawing instanceof HTMLElement && typeof before === 'number' ? drawing.offsetHeight - before : 0;
}

/** What a page asked for that it does not need. @param {import('playwright').Page} page */
async function needlessOf(page) {
  const own = await page.evaluate(readScripts);
  const frames = page.frames().filter((frame) => frame.url().includes('drawing='));
  const inFrames = (await Promise.all(frames.map((frame) => frame.evaluate(readScripts)))).flat();
  const tooMuch = [...new Set(inFrames.filter((script) => OF_PAGES.some((part) => holds(part)(script))))];
  const unknown = OF_PAGES.filter((part) => !own.some(holds(part)));
  return [
    own.length > MOST_SCRIPTS && !DRAWS_ALL.test(page.url()) && `asks for ${own.length} scripts`,
    tooMuch.length > 0 && `loads in a frame with one drawing ${tooMuch.map((script) => basename(script)).join(', ')}`,
    // Under another name it would not be found in frames either.
    unknown.length > 0 && `has no script of the name ${unknown.join(' or ')}`,
  ].filter(Boolean);
}

/**
 * @param {import('playwright').Page} page
 * @param {string} address of the page of documentation
 * @returns {Promise<string>} what is wrong with it; empty for nothing
 */
async function openPage(page, address) {
  /** @type {string[]} */
  const missing = [];
  const note = (/** @type {import('playwright').Response} */ answer) => {
    if (answer.status() >= 400) missing.push(basename(answer.url()));
  };
  page.on('response', note);
  await page.goto(address);
  try {
    await page.waitForFunction(isPageDrawn, undefined, { timeout: LONGEST_DRAWING_MS });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return `is not drawn after ${LONGEST_DRAWING_MS / 1_000} s`;
  }
  page.off('response', note);
  const move = await page.evaluate(readMove);
  const faults = await page.evaluate(faultsOfPage);
  const needless = await needlessOf(page);
  await page.setViewportSize(PHONE_WINDOW);
  const tooWide = await page.evaluate(readTooWide);
  await page.setViewportSize(PAGE_WINDOW);
  return [
    faults,
    ...needless,
    tooWide > 0 && `is too wide for a phone by ${tooWide} px`,
    move !== 0 && `moves what stands below its first drawing by ${move} px when that is drawn`,
    missing.length > 0 && `asks for what is not there: ${missing.join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** A page whose example stands in a frame. */
const FRAMED_PAGE = 'ui-sidepanel--docs';

/**
 * What a page is without its frames, as when one of their files cannot be fetched: it must not stay empty.
 * @param {import('playwright').Browser} browser
 * @param {string} address of the page of documentation
 * @returns {Promise<string>} what is wrong with it; empty for nothing
 */
async function openWithoutFrames(browser, address) {
  const page = await browser.newPage();
  let refused = 0;
  await page.route(/[?&]drawing=/, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.goto(address);
  try {
    await page.locator('#states').waitFor({ timeout: LONGEST_DRAWING_MS });
    return refused > 0 ? '' : 'has no frames to go without';
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return 'stays empty where its frames do not come';
  } finally {
    await page.close();
  }
}

/** A story that heeds Alt with an arrow, as Storybook does for its next component. */
const KEYED_STORY = 'ui-recordstepper--default';

/** Whether a story that takes long to come is measured as it begins. Runs on the body of its page. @param {Element} body */
function isMeasuredAhead(body) {
  const shown = body.className;
  body.className = 'sb-show-preparing-story';
  const height = document.querySelector('#storybook-root')?.clientHeight ?? 0;
  body.className = shown;
  return height > 0;
}

/**
 * A story in Storybook's own frame: a key that it heeds is its own, any other is Storybook's. What stands above it does something.
 * @param {import('playwright').Browser} browser
 * @param {string} address of the book
 * @returns {Promise<string>} what is wrong with it; empty for nothing
 */
async function pressKeys(browser, address) {
  const page = await browser.newPage();
  const path = `?path=/story/${KEYED_STORY}`;
  await page.goto(`${address}${path}`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  const toolbar = page.getByRole('button', { name: 'Reload story' });
  const next = frame.getByRole('button', { name: 'Next' });
  try {
    await toolbar.waitFor({ timeout: LONGEST_DRAWING_MS });
    if (await page.getByRole('button', { name: 'Preview background' }).isVisible())
      return 'has a choice of grounds that are none of the product';
    await next.waitFor({ timeout: LONGEST_DRAWING_MS });
    if (!(await frame.locator('body').evaluate(isMeasuredAhead))) return 'stands in no layout while it is prepared';
    await next.press('Alt+ArrowDown', { timeout: LONGEST_DRAWING_MS });
    // Heard after the other, which would have left the story by now.
    await next.press('Alt+t', { timeout: LONGEST_DRAWING_MS });
    await toolbar.waitFor({ state: 'hidden', timeout: LONGEST_DRAWING_MS });
    return page.url().endsWith(path) ? '' : `is left by a key that it heeds, for ${new URL(page.url()).search}`;
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return `does not answer to keys, at ${new URL(page.url()).search}`;
  } finally {
    await page.close();
  }
}

/**
 * @param {{ words: string[], every: number, from: number, workers: number }} asked
 * @returns {Promise<{ played: number, opened: number, failures: string[] }>}
 */
async function playBook({ words, every, from, workers }) {
  const server = await preview({
    configFile: false,
    root: dirname(bookFolder),
    logLevel: 'warn',
    build: { outDir: basename(bookFolder) },
    // Every page of documentation, and every frame in it, asks for the same hundred files, which stay as they are.
    preview: { port: 6_181, headers: { 'cache-control': 'max-age=3600' } },
  });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
  try {
    const address = server.resolvedUrls?.local[0] ?? '';
    const choose = async (/** @type {'story' | 'docs'} */ wanted) =>
      eachOf(chooseStories(await readEntries(address, wanted), { words, tag: undefined }), { every, from });
    const stories = await choose('story');
    const pages = await choose('docs');
    const left = stories[Symbol.iterator]();
    const leftPages = pages[Symbol.iterator]();
    /** @type {string[]} */
    const failures = [];
    const note = (/** @type {string} */ failure) => {
      failures.push(failure);
      console.log(`FAILED ${failure}`);
    };
    const work = async () => {
      const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.addInitScript(watchOrder);
      for (const { id, title, name } of left) {
        if (page.url() === 'about:blank') await openBook(page, `${address}${bookPath(id, 'light')}`);
        await page.setViewportSize((await page.evaluate(readOwnViewport, id)) ?? CANVAS);
        const { play, thrown } = await page.evaluate(showStory, { storyId: id, longestMs: LONGEST_PLAY_MS });
        if (play === 'passed') continue;
        note(`${title}/${name} (${id}): ${play}. ${inShort(thrown)}`);
        // What it left behind must not fail the next one.
        await page.goto('about:blank');
      }
      await page.setViewportSize(PAGE_WINDOW);
      for (const { id, title, name } of leftPages) {
        const faults = await openPage(page, `${address}iframe.html?viewMode=docs&id=${id}`);
        if (faults !== '') note(`${title}/${name} (${id}) ${faults}`);
      }
      await context.close();
    };
    const withoutFrames = pages.length > 0 ? 1 : 0;
    // Beside the others, for most of its time it waits.
    const [faults, keyFaults] = await Promise.all([
      withoutFrames ? openWithoutFrames(browser, `${address}iframe.html?viewMode=docs&id=${FRAMED_PAGE}`) : '',
      withoutFrames ? pressKeys(browser, address) : '',
      ...Array.from({ length: workers }, work),
    ]);
    if (faults !== '') note(`${FRAMED_PAGE} ${faults}`);
    if (keyFaults !== '') note(`${KEYED_STORY} ${keyFaults}`);
    return { played: stories.length, opened: pages.length + 2 * withoutFrames, failures };
  } finally {
    await browser.close();
    await server.close();
  }
}

requireNode();
const asked = readArguments();
if (!existsSync(join(bookFolder, 'index.json')))
  stop('There is no storybook-static. Run `npm run build-storybook` first.');
// Said first, so that what fails can be run again.
if (asked.every > 1) console.log(`One of ${asked.every}: --every ${asked.every} --from ${asked.from}`);
const { played, opened, failures } = await playBook(asked);
const all = played + opened;
if (all === 0) stop(`No story or page bears "${asked.words.join(' ')}".`);
console.log(`Stories and pages of the built Storybook: ${all - failures.length} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
