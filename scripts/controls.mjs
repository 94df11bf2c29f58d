// Counts the arguments that a designer can use: each has a control that shows what it holds and changes it. A tree of
// JSON, a button that says 'Set …', and a free text in place of a vocabulary are none.
import { join } from 'node:path';
import { composeStory } from '@storybook/react-vite';
import { viteFinal } from '@storybook/react-vite/preset';
import { filterArgTypes } from 'storybook/preview-api';
import { createServer } from 'vite';
import { filesBelow } from './filesBelow.mjs';
import { projectFolder, requireNode, startedDirectly } from './install.mjs';

/** @typedef {{ name?: string, control?: unknown, type?: unknown, table?: { category?: string, disable?: boolean } }} ArgType */
/** @typedef {{ story: string, arg: string, fault: string | undefined }} Argument */

/** Of all arguments, at least so many in a hundred must be usable. */
const LEAST_PERCENT = 95;

/** @param {unknown} value @param {string} key */
const partOf = (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined);

/** @param {ArgType} argType */
const typeOf = ({ type }) => (typeof type === 'string' ? type : partOf(type, 'name'));

/**
 * Why a control cannot be used; undefined when it can.
 * @param {ArgType} argType
 * @param {unknown} value
 * @param {ReadonlySet<unknown>} words of all vocabularies
 */
function faultOfControl(argType, value, words) {
  const control = partOf(argType.control, 'type');
  if (control === undefined) return 'has no control';
  if (control === 'object') return 'is a tree of JSON';
  if (['text', 'number', 'boolean'].includes(control) && value === undefined) return "reads 'Set …'";
  const isFree =
    control === 'text' && argType.table?.category !== undefined && !argType.name?.toLowerCase().endsWith('title');
  return isFree && words.has(value) ? 'is a free text, though a vocabulary has its words' : undefined;
}

/**
 * The arguments of one story; callbacks and references to elements are none.
 * @param {string} story its file
 * @param {Readonly<Record<string, ArgType>>} argTypes
 * @param {Readonly<Record<string, unknown>>} args
 * @param {ReadonlySet<unknown>} words of all vocabularies
 * @param {string[]} asked names of the rows that a page of documentation asks Storybook for
 * @param {(arg: string) => string} sectionOf what the section of an argument's parts is called
 * @returns {readonly Argument[]}
 */
export function argumentsIn(story, argTypes, args, words, asked, sectionOf) {
  const rows = Object.entries(argTypes);
  const named = Object.fromEntries(rows.map(([key, { name = key }]) => [key, { name }]));
  const drawn = Object.keys(filterArgTypes(named, asked)).filter((key) => !argTypes[key]?.table?.disable);
  const isCallback = (/** @type {string} */ name, /** @type {ArgType} */ argType) =>
    typeOf(argType) === 'function' || (/^on[A-Z]/.test(name) && typeof args[name] === 'function');
  const partsOf = (/** @type {string} */ arg) => rows.filter(([, { table }]) => table?.category === sectionOf(arg));
  return rows
    .filter(([name, argType]) => !argType.table?.category && !isCallback(name, argType))
    .filter(([name, { table }]) => !table?.disable || partsOf(name).length > 0)
    .map(([arg, argType]) => {
      const parts = partsOf(arg);
      const shown = parts.length > 0 ? parts : [/** @type {const} */ ([arg, argType])];
      for (const [part, row] of shown) {
        const fault =
          faultOfControl(row, args[part], words) ?? (drawn.includes(part) ? undefined : 'is not drawn on its page');
        if (fault) return { story, arg, fault: part === arg ? fault : `${fault} in ${part}` };
      }
      return { story, arg, fault: undefined };
    });
}

/** What Storybook reads of the components' sources. @returns {Promise<import('vite').Plugin[]>} */
async function docgenPlugins() {
  // As much of Storybook's options as its preset asks for.
  /** @type {any} */
  const options = {
    presets: {
      apply: async (/** @type {string} */ name) => (name === 'typescript' ? { reactDocgen: 'react-docgen' } : {}),
    },
  };
  const { plugins = [] } = await viteFinal({ plugins: [] }, options);
  // A plugin may be a promise or a list by its type; these are plain ones.
  return plugins.flat().map((/** @type {any} */ { transform, ...plugin }) => ({
    ...plugin,
    // Stories and the data for them hold no component, and reading them takes half of the time.
    transform(/** @type {string} */ text, /** @type {string} */ id) {
      return /\.stories\.|src\/(testing|domain|operations)\//.test(id) ? undefined : transform?.call(this, text, id);
    },
  }));
}

/** Where the stories of components stand; the other rooms hold pages and tests. */
const COMPONENT_STORIES = /^stories\/(ui|components|screens|app)\/.*\.stories\.tsx$/;

/** The arguments of the first story of each file. @returns {Promise<readonly Argument[]>} */
async function findArguments() {
  const server = await createServer({
    configFile: false,
    root: projectFolder,
    appType: 'custom',
    logLevel: 'error',
    resolve: { alias: { '@': join(projectFolder, 'src') } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    plugins: await docgenPlugins(),
  });
  try {
    const { usableRows, withFlatArgs, withFlatControls, wordsOf } = await server.ssrLoadModule(
      '/.storybook/controls/flatControls.tsx',
    );
    const { WORDS_OF_TYPE } = await server.ssrLoadModule('/.storybook/controls/vocabularies.ts');
    const project = { argTypesEnhancers: [withFlatControls], argsEnhancers: [withFlatArgs] };
    const words = new Set(Object.values(WORDS_OF_TYPE).flat());
    const found = [];
    for (const file of filesBelow('stories')) {
      if (!COMPONENT_STORIES.test(file)) continue;
      const { default: meta, ...stories } = await server.ssrLoadModule(`/${file}`);
      const [first = ''] = Object.keys(stories);
      const name = 'Default' in stories ? 'Default' : first;
      const { argTypes, args } = composeStory(stories[name], meta, project, name);
      found.push(...argumentsIn(file, argTypes, args, words, usableRows(argTypes), wordsOf));
    }
    return found;
  } finally {
    await server.close();
  }
}

/**
 * What is said of the arguments that were found: of each that cannot be used only where there are too many of them.
 * @param {readonly Argument[]} found
 */
export function verdictOf(found) {
  const unusable = found.filter(({ fault }) => fault);
  const usable = found.length - unusable.length;
  const percent = (usable / found.length) * 100;
  const ok = percent >= LEAST_PERCENT;
  const faults = unusable.map(({ story, arg, fault }) => `${story}: ${arg} ${fault}`);
  const sum = `${usable} of ${found.length} arguments have a control that one can use, ${percent.toFixed(1)} % (at least ${LEAST_PERCENT} %)`;
  return { ok, lines: ok ? [sum] : [...faults, sum] };
}

if (startedDirectly(import.meta.url)) {
  requireNode();
  const { ok, lines } = verdictOf(await findArguments());
  console.log(lines.join('\n'));
  if (!ok) process.exitCode = 1;
}
