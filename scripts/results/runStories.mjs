// What `npm run test:stories` and `npm run test:all` share: which stories are meant, and the run itself.
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browser.mjs';
import { projectFolder, stop } from '../install.mjs';
import { areMeant } from '../words.mjs';
import { isMode, MODES } from './modes.mjs';

/** @typedef {import('./modes.mjs').Mode} Mode */
/** @typedef {import('../storyIndex.mjs').IndexedStory} IndexedStory */
/**
 * Handed to Vitest and to the reporter: `name` is that of the file of results, none when only a few stories are meant, and
 * `total` counts all stories that there are.
 * @typedef {{
 *   command?: string,
 *   modes?: Mode[],
 *   playsAlways?: boolean,
 *   done?: Record<string, Mode[]>,
 *   stories?: string[],
 *   name?: 'stories' | 'matrix',
 *   total?: number,
 * }} StoriesWanted
 */

/** Of the matrix alone, which can be stopped and gone on with. */
const MATRIX_OPTIONS = /** @type {const} */ ({
  again: { type: 'boolean', default: false },
  shard: { type: 'string', default: '1/1' },
});

/**
 * The words and options after `npm run test:stories --` and `npm run test:all --`.
 * @param {string[]} args
 * @param {'stories' | 'matrix'} of which of the two
 */
export function readArguments(args, of) {
  try {
    const { values, positionals: words } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        light: { type: 'boolean' },
        dark: { type: 'boolean' },
        mode: { type: 'string', multiple: true },
        story: { type: 'string' },
        ...(of === 'matrix' ? MATRIX_OPTIONS : {}),
      },
    });
    const named = [...(values.light ? ['light'] : []), ...(values.dark ? ['dark'] : []), ...(values.mode ?? [])];
    const strange = named.find((mode) => !isMode(mode));
    if (strange !== undefined) stop(`There is no mode '${strange}', but ${MODES.join(', ')}.`);
    const modes = MODES.filter((mode) => named.includes(mode));
    const { again = false, shard = '1/1' } = /** @type {{ again?: boolean, shard?: string }} */ (values);
    return { words, modes, story: values.story, again, shard };
  } catch (error) {
    const [, option = ''] = /'(-[^' ]*)/.exec(/** @type {Error} */ (error).message) ?? [];
    return stop(
      `${option} is not understood. Give words, --story with the id of one, --light or --dark for one appearance, or ` +
        `--mode with the name of one${of === 'matrix' ? ', --again, or --shard with a part such as 2/4' : ''}.`,
    );
  }
}

/**
 * @param {string[]} words all of which a story, its component, its file or its clauses must bear
 * @param {string} [storyId] the one story that is meant
 * @returns {Promise<IndexedStory[]>} never none
 */
export async function meantStories(words, storyId) {
  // Storybook's parser takes half a second to load, which a wrong word need not wait for.
  const { readStoriesOrStop } = await import('../storyIndex.mjs');
  const meant = readStoriesOrStop((file, text) => areMeant([file, text], words)).filter(
    ({ id, name, file, clauses }) =>
      areMeant([file, name, ...clauses], words) && (storyId === undefined || id === storyId),
  );
  if (meant.length === 0) {
    if (storyId !== undefined) stop(`There is no story ${storyId}.`);
    const called = words.length > 1 ? `bears all of: ${words.join(', ')}` : `is called "${words.join('')}"`;
    stop(`No story, component, story file or clause ${called}.`);
  }
  return meant;
}

/**
 * Runs them in this very process, which has already loaded Storybook's parser and Playwright.
 * @param {StoriesWanted} wanted
 * @param {string[]} files none for all
 * @param {string[]} [more] arguments for Vitest
 */
export async function runStories(wanted, files, more = []) {
  process.chdir(projectFolder);
  Object.assign(process.env, {
    WEFTLINE_BROWSER: await ensureBrowser(),
    WEFTLINE_STORIES: JSON.stringify(wanted),
    WEFTLINE_STORY_FILES: JSON.stringify(files),
  });
  const { parseCLI, startVitest } = await import('vitest/node');
  const { filter, options } = parseCLI([
    'vitest',
    'run',
    '--config=vitest.stories.config.ts',
    '--reporter=default',
    '--reporter=./scripts/storyReporter.mjs',
    ...more,
    ...files,
  ]);
  const vitest = await startVitest('test', filter, options);
  // The process ends by itself, so that all that was printed arrives; Vitest has set its exit code.
  await vitest.exit();
}
