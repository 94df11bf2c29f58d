// What QA does by hand, screen by screen: the steps of the plays, with what must be there before. All of it is read from
// the files of stories while Storybook is built, so that no list says what no play does.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stepHelpers } from '../component-pages/facts.mjs';
import { readStoryFile, valueOf } from '../component-pages/plays.mjs';
import { projectFolder } from '../install.mjs';
import { DESK } from '../results/modes.mjs';

/**
 * @typedef {import('../component-pages/plays.mjs').Node} Node
 * @typedef {import('../component-pages/plays.mjs').Step} Step
 * @typedef {import('../component-pages/plays.mjs').StoryFile} StoryFile
 *
 * @typedef {object} Check what one story proves
 * @property {string} id of the story
 * @property {string} part the story's file, without ending: 'DashboardScreen'
 * @property {string} name
 * @property {string} expected the story's sentence
 * @property {string} before what must be there before the first step
 * @property {Step[]} steps
 *
 * @typedef {{ id: string, title: string, checks: Check[] }} Checklist
 */

/** 'aiActionsOnly' as people say it. @param {string} name */
const inWords = (name) =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replaceAll(/\bai\b/g, 'AI');

/** What the data and commands of a story do, where their code says so. @param {string} name @param {Node} node */
function operationInWords(name, node) {
  const code = JSON.stringify(node, (key, value) => (key === 'start' || key === 'end' ? undefined : value));
  const isCommand = name === 'perform';
  if (node.type === 'MemberExpression' || /"name":"ask"/.test(code))
    return isCommand ? 'commands held back' : `${inWords(name)} held back`;
  if (/"name":"reject"/.test(code)) return isCommand ? 'every command refused' : `${inWords(name)} refused`;
  if (/"name":"Promise"/.test(code)) return isCommand ? 'no command answered' : `${inWords(name)} not answered`;
  if (isCommand) return '';
  const body = node['body'];
  return body?.type === 'ArrayExpression' && body.elements.length === 0
    ? `no ${inWords(name)}`
    : `${inWords(name)} of the story`;
}

/** An argument as people say it; '' for what is called when something is pressed. @param {string} name @param {Node} node */
function argumentInWords(name, node) {
  const words = inWords(name);
  if (node.type === 'CallExpression' && node['callee'].name === 'fn') return '';
  if (node.type === 'Literal') {
    const { value } = node;
    if (typeof value === 'string') return value.trim() === '' ? `no ${words}` : `${words} '${value}'`;
    return typeof value === 'boolean' ? `${words}: ${value ? 'on' : 'off'}` : `${words} ${value}`;
  }
  if (node.type === 'Identifier' && node['name'] === 'undefined') return `no ${words}`;
  if (node.type === 'ArrayExpression' && node['elements'].length === 0) return `no ${words}`;
  if (node.type === 'ObjectExpression') {
    /** @type {string[]} */
    const parts = argumentsInWords(node);
    return parts.length === 0 ? '' : `${words}: ${parts.join(', ')}`;
  }
  return `${words} of the story`;
}

/** @param {Node | undefined} args */
const argumentsInWords = (args) =>
  (args?.['properties'] ?? [])
    .filter((/** @type {Node} */ { type }) => type === 'Property')
    .map((/** @type {Node} */ { key, value }) => argumentInWords(key.name, value))
    .filter((/** @type {string} */ words) => words !== '');

/** @param {Node | undefined} object @param {string} name @returns {Node[]} */
const propertiesOf = (object, name) => valueOf(object, name)?.['properties'] ?? [];

/**
 * What must be there before the first step: where one stands, how wide the window is, and what the story's data is like.
 * @param {StoryFile} file
 * @param {Node} written the story
 */
function beforeOf({ meta, component }, written) {
  const ownArgs = valueOf(written, 'args');
  const args = valueOf(meta, 'args');
  const address = valueOf(ownArgs, 'address')?.['value'] ?? valueOf(args, 'address')?.['value'];
  const viewport = valueOf(valueOf(valueOf(written, 'globals') ?? valueOf(meta, 'globals'), 'viewport'), 'value');
  const width = `, ${String(viewport?.['value'] ?? DESK).slice(1)} px wide`;
  const operations = propertiesOf(ownArgs, 'operations').length > 0 ? ownArgs : args;
  const data =
    address === undefined
      ? argumentsInWords(ownArgs)
      : propertiesOf(operations, 'operations').map(({ key, value }) => operationInWords(key.name, value));
  const name = component?.name ?? '';
  const alone = name.endsWith('View') ? 'The page by itself' : `${name} by itself`;
  const place = address === undefined ? alone : `The app at ${address}`;
  return [`${place}${width}`, ...data.filter((/** @type {string} */ words) => words !== '')].join('; ');
}

/** Screens by their folders, as the app names them and in its order. */
function readScreens() {
  const table = readFileSync(join(projectFolder, 'src/app/screens.ts'), 'utf8');
  return [...table.matchAll(/path: '([^']+)',\s*name: '([^']+)'[\s\S]*?import\('@\/screens\/([\w-]+)\//g)].map(
    ([, , name = '', folder = '']) => ({ folder, name }),
  );
}

/** Whole screens first, then what opens over them, then their views. */
const ORDER = ['Screen', 'Host', 'View'];

/** @param {string} folder below stories/ @returns {string[]} its files of stories, below the project's folder */
function storyFilesIn(folder) {
  const place = join(projectFolder, 'stories', folder);
  if (!existsSync(place)) throw new Error(`There is no stories/${folder}: each screen needs stories.`);
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.stories.tsx'))
    .map(({ name }) => `stories/${folder}/${name}`)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.localeCompare(other));
}

/** @param {string} file */
const rankOf = (file) => ORDER.findIndex((end) => file.endsWith(`${end}.stories.tsx`));

/** A file with what each of its plays does. @param {string} path */
const readPlays = (path) => readStoryFile(path, readFileSync(join(projectFolder, path), 'utf8'), stepHelpers);

/** @param {string} path @returns {Check[]} */
function checksIn(path) {
  const file = readPlays(path);
  return file.stories.flatMap(({ id, name, sentence, written, play }) =>
    play
      ? [
          {
            id,
            part: basename(path, '.stories.tsx'),
            name,
            expected: sentence,
            before: beforeOf(file, written),
            steps: play.steps,
          },
        ]
      : [],
  );
}

/** @returns {{ id: string, title: string, files: string[] }[]} */
function listedFiles() {
  return [
    ...readScreens().map(({ folder, name }) => ({ id: folder, title: name, files: storyFilesIn(`screens/${folder}`) })),
    { id: 'every-screen', title: 'Every screen', files: storyFilesIn('screens') },
    { id: 'flows', title: 'Flows', files: storyFilesIn('flows') },
  ];
}

/** The eight screens in the order of the bar, what all of them share, and the ways through several. @returns {Checklist[]} */
export const readChecklists = () =>
  listedFiles().map(({ id, title, files }) => ({ id, title, checks: files.flatMap(checksIn) }));

/**
 * Plays of screens and flows that a person cannot follow: without a step, with calls outside of any, or with a step
 * whose sentence is only known when it runs.
 * @param {readonly StoryFile[]} files
 * @returns {string[]} a line each
 */
export function faultsOfSteps(files) {
  return files.flatMap(({ stories }) =>
    stories.flatMap(({ id, play }) => {
      if (!play) return [];
      if (play.steps.length === 0) return [`${id} has no step`];
      return play.outside > 0 ? [`${id} acts or asserts ${play.outside} times outside of its steps`] : [];
    }),
  );
}

/** All files of stories that the checklists are made of. @returns {StoryFile[]} */
export const readListedFiles = () => listedFiles().flatMap(({ files }) => files.map(readPlays));
