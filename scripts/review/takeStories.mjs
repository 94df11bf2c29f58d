// Takes of every chosen story of a built book its picture, its accessibility tree and its words.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { browserFlags } from '../browser.mjs';
import { areMeant } from '../words.mjs';

/** @typedef {'light' | 'dark'} Appearance */
/** @typedef {{ id: string, title: string, name: string, tags: string[], importPath: string }} StoryEntry */
/**
 * One story in one appearance at one width.
 * @typedef {{
 *   key: string, id: string, name: string, appearance: Appearance, width: number,
 *   picture: string, digest: string, tree: string, words: string, play: 'passed' | 'failed' | 'unfinished',
 * }} Taken
 */
/** What the page of a story tells about itself. @typedef {{ width: number, height: number } | null} OwnViewport */

const APPEARANCES = /** @type {const} */ (['light', 'dark']);
export const LONGEST_PLAY_MS = 20_000;
const LONGEST_REST_MS = 2_000;
const MOST_TRIES = 5;
/** Beyond 16,384 Chromium takes no picture at all. */
const HIGHEST_PICTURE_PX = 12_000;

/** Pixels; phones are as high as in the toolbar of the book. @param {number} width */
const sizeOf = (width) => ({ width, height: width < 768 ? 844 : 900 });

/**
 * @param {StoryEntry[]} entries
 * @param {{ words: string[], tag: string | undefined }} chosen
 */
export const chooseStories = (entries, { words, tag }) =>
  entries.filter(
    ({ title, name, importPath, tags }) =>
      (tag === undefined || tags.includes(tag)) && areMeant([`${title}/${name}`, importPath, ...tags], words),
  );

/**
 * @param {string} address of the book
 * @param {'story' | 'docs'} wanted stories, or pages of documentation
 */
export async function readEntries(address, wanted = 'story') {
  const index = /** @type {{ entries: Record<string, StoryEntry & { type: string }> }} */ (
    await (await fetch(`${address}index.json`)).json()
  );
  return Object.values(index.entries).filter(({ type }) => type === wanted);
}

/**
 * The size that a story asks for itself, or null. Runs in the page.
 * @param {string} storyId
 * @returns {Promise<OwnViewport>}
 */
export async function readOwnViewport(storyId) {
  const { storyStoreValue } = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId });
  const styles = parameters.viewport?.options?.[storyGlobals?.viewport?.value]?.styles;
  return styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : null;
}

/**
 * Shows a story from its beginning and waits for the end of its play. Runs in the page.
 * @param {{ storyId: string, longestMs: number }} asked
 * @returns {Promise<{ play: Taken['play'], thrown: string }>} with what a failed play says of itself
 */
export async function showStory({ storyId, longestMs }) {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const { selectionStore } = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  /** @type {string | undefined} */
  let thrown;
  // The book tells of these apart, and then still that the story finished with success.
  const noteThrown = (/** @type {{ message?: string } | { message?: string }[]} */ errors) => {
    thrown ??= [errors].flat()[0]?.message ?? '';
  };
  const FAULTS = ['playFunctionThrewException', 'storyThrewException', 'unhandledErrorsWhilePlaying'];
  for (const event of FAULTS) channel.on(event, noteThrown);
  /** @type {Promise<Taken['play']>} */
  const finished = new Promise((resolve) => {
    const timer = setTimeout(() => resolve('unfinished'), longestMs);
    const note = (/** @type {{ storyId: string, status: string }} */ told) => {
      if (told.storyId !== storyId) return;
      channel.off('storyFinished', note);
      clearTimeout(timer);
      resolve(told.status === 'success' && thrown === undefined ? 'passed' : 'failed');
    };
    channel.on('storyFinished', note);
  });
  const isShown = selectionStore?.selection?.storyId === storyId;
  channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  const play = await finished;
  for (const event of FAULTS) channel.off(event, noteThrown);
  await document.fonts.ready;
  return { play: thrown === undefined ? play : 'failed', thrown: thrown ?? '' };
}

/**
 * Waits until what observers of sizes and places have found out is drawn. Runs in the page.
 * @param {number} longestMs
 */
async function rest(longestMs) {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestMs }));
}

/**
 * How a page is taken. The window is made as high as the page: a picture of more than the window shows another window to
 * observers. Of a page that is too high for a picture, what stands in the window is taken.
 * @param {number} pageHeight in pixels
 * @param {number} height of the window, in pixels
 */
export const framing = (pageHeight, height) =>
  pageHeight <= HIGHEST_PICTURE_PX
    ? { height: Math.max(height, pageHeight), fullPage: true }
    : { height, fullPage: false };

/**
 * The picture and the accessibility tree of a page, taken again as long as the one before differs from the one after.
 * @param {import('playwright').Page} page
 * @param {{ width: number, height: number }} size of the window
 */
async function takeSettled(page, { width, height: windowHeight }) {
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  const { height, fullPage } = framing(pageHeight, windowHeight);
  if (height !== windowHeight) await page.setViewportSize({ width, height });
  const readTree = async () => {
    await page.evaluate(rest, LONGEST_REST_MS);
    return page.locator('body').ariaSnapshot();
  };
  let tree = await readTree();
  for (let tries = 0; ; tries += 1) {
    const pixels = await page.screenshot({ animations: 'disabled', fullPage });
    const after = await readTree();
    if (after === tree || tries === MOST_TRIES) return { pixels, tree: after };
    tree = after;
  }
}

/** @param {string} id @param {Appearance} appearance */
export const bookPath = (id, appearance) =>
  `iframe.html?viewMode=story&id=${id}&globals=appearance:${appearance};a11y.manual:!true`;

/**
 * Loads the book with one of its stories; the book's own channel then shows story after story.
 * @param {import('playwright').Page} page
 * @param {string} address
 */
export async function openBook(page, address) {
  await page.goto(address);
  // When a story has to go while its play is running, the book loads its page anew.
  await page.waitForFunction(() =>
    ['finished', 'errored'].includes(Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase),
  );
}

/**
 * @param {string} bookFolder a built Storybook
 * @param {string} outFolder where the pictures go
 * @param {{ words: string[], tag: string | undefined, widths: number[], workers: number, browser: string }} options
 * @returns {Promise<Taken[]>} in the order of their keys
 */
export async function takeStories(bookFolder, outFolder, { words, tag, widths, workers, browser: executablePath }) {
  mkdirSync(outFolder, { recursive: true });
  const server = await preview({
    configFile: false,
    root: dirname(bookFolder),
    logLevel: 'warn',
    build: { outDir: basename(bookFolder) },
    preview: { port: 6180 },
  });
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const address = server.resolvedUrls?.local[0] ?? '';
    const stories = chooseStories(await readEntries(address), { words, tag });
    /** @type {Taken[]} */
    const taken = [];

    /** @param {StoryEntry[]} share @param {Appearance} appearance */
    const takeShare = async (share, appearance) => {
      const context = await browser.newContext({ colorScheme: appearance, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const { id, title, name } of share) {
        const open = async () => {
          if (page.url() === 'about:blank') await openBook(page, `${address}${bookPath(id, appearance)}`);
        };
        await open();
        const own = await page.evaluate(readOwnViewport, id);
        for (const size of own ? [own] : widths.map(sizeOf)) {
          await open();
          await page.setViewportSize(size);
          const { play } = await page.evaluate(showStory, { storyId: id, longestMs: LONGEST_PLAY_MS });
          const picture = `${id}.${appearance}.${size.width}.png`;
          const { pixels, tree } = await takeSettled(page, size).catch((/** @type {unknown} */ cause) => {
            throw new Error(`No picture can be taken of ${id}.`, { cause });
          });
          writeFileSync(join(outFolder, picture), pixels);
          taken.push({
            key: `${id} ${appearance} ${size.width}`,
            id,
            name: `${title}/${name}`,
            appearance,
            width: size.width,
            picture,
            digest: createHash('sha256').update(pixels).digest('hex'),
            tree,
            words: await page.evaluate(() => document.body.innerText),
            play,
          });
          if (play === 'unfinished') await page.goto('about:blank');
        }
      }
      await context.close();
    };

    for (const appearance of APPEARANCES) {
      await Promise.all(
        Array.from({ length: workers }, (_, worker) =>
          takeShare(
            stories.filter((_story, place) => place % workers === worker),
            appearance,
          ),
        ),
      );
    }
    return taken.toSorted((first, second) => (first.key < second.key ? -1 : 1));
  } finally {
    await browser.close();
    await server.close();
  }
}
