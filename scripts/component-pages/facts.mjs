// All that a component's page shows and that the running Storybook cannot know: read from sources, stories, notes, git.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from '../filesBelow.mjs';
import { projectFolder } from '../install.mjs';
import { propsIn, propsTakenIn } from '../props.mjs';
import { readChanges } from './changes.mjs';
import { faultsOfNotes, namesIn, readNotes } from './notes.mjs';
import { readStoryFile } from './plays.mjs';
import { importedFile, readStructure } from './sources.mjs';

/**
 * @typedef {{ name: string, page?: string }} Neighbour a component, and the id of its page where it has one
 *
 * @typedef {object} ComponentFacts what is known of the component of a story file
 * @property {string} name
 * @property {string} file
 * @property {string} sentence what it is for; '' where nothing stands above it
 * @property {Neighbour[]} builtOf
 * @property {Neighbour[]} usedBy
 * @property {Neighbour[]} screens those that draw it
 * @property {boolean} isDrawn whether anything does
 * @property {{ name: string, parts: string[] }[]} packages
 * @property {{ name: string, type: string, required: boolean, sentence: string }[]} props all that it takes from the project's own types
 * @property {import('./changes.mjs').Change[]} changes
 * @property {(import('./notes.mjs').Notes & { pages: Record<string, string> })} [notes] with the pages of the components
 * that they name
 *
 * @typedef {object} RoomFacts what is known of the story files of one folder: a page asks for no more than that
 * @property {Record<string, ComponentFacts>} components by the path of the story file, as in 'stories/ui/Button.stories.tsx'
 * @property {Record<string, Omit<import('./plays.mjs').Play, 'outside'>>} plays by the id of the story
 * @property {boolean} wholeHistory false where the clone knows only the latest commits, or none
 */

/**
 * @param {string} top a folder of the project
 * @param {RegExp} pattern
 * @returns {Record<string, string>} texts by path
 */
function textsIn(top, pattern) {
  const files = readdirSync(join(projectFolder, top), { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .map((file) => `${top}/${file.replaceAll('\\', '/')}`)
      .filter((path) => pattern.test(path))
      .toSorted()
      .map((path) => [path, readFileSync(join(projectFolder, path), 'utf8')]),
  );
}

const SOURCE = /^src\/(?!testing\/).*(?<!\.test|\.d)\.tsx?$/;

const exists = (/** @type {string} */ path) => existsSync(join(projectFolder, path));

/**
 * The text of a file of src/testing whose helpers take steps.
 * @param {string} from as it is imported
 */
export function stepHelpers(from) {
  if (!from.startsWith('@/testing/')) return undefined;
  const path = join(projectFolder, 'src', `${from.slice(2)}.ts`);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return /\bstep\(/.test(text) ? text : undefined;
}

/** Story files, each with the component that it shows: the one of the same path below src, or the one that its meta names. */
function readStoryFiles() {
  return Object.entries(textsIn('stories', /\.stories\.tsx$/)).map(([file, text]) => {
    const { page, component, stories } = readStoryFile(file, text, stepHelpers);
    const mirrored = file.replace(/^stories\//, 'src/').replace('.stories.tsx', '.tsx');
    const isMirrored = exists(mirrored);
    const source = isMirrored ? mirrored : component && importedFile(component.from, file, exists);
    const name = isMirrored ? basename(mirrored, '.tsx') : (component?.name ?? '');
    return { file, page, stories, isMirrored, source, name };
  });
}

/** @returns {Record<string, RoomFacts>} by the folder of the story files, as in 'stories/ui' */
export function readFacts() {
  const sources = textsIn('src', SOURCE);
  const structure = readStructure(sources);
  const propsOf = propsTakenIn(sources);
  const storyFiles = readStoryFiles();
  const { changes, complete } = readChanges(projectFolder);
  const pages = new Map(
    storyFiles.flatMap(({ source, page, isMirrored }) => (source && isMirrored ? [[source, page]] : [])),
  );
  /** @param {string} file @returns {Neighbour} */
  const neighbour = (file) => {
    const page = pages.get(file);
    return { name: basename(file, '.tsx'), ...(page ? { page } : {}) };
  };
  const byName = new Map([...structure.keys()].map((file) => [basename(file, '.tsx'), file]));
  const screenNamed = (/** @type {string} */ name) => neighbour(byName.get(name) ?? name);

  /** @param {string} file @returns {Pick<ComponentFacts, 'notes'>} */
  const notesBeside = (file) => {
    const path = join(projectFolder, file.replace('.stories.tsx', '.notes.md'));
    if (!existsSync(path)) return {};
    const text = readFileSync(path, 'utf8');
    const linked = namesIn(text).flatMap((name) => {
      const page = pages.get(byName.get(name) ?? '');
      return page ? [[name, page]] : [];
    });
    return { notes: { ...readNotes(text), pages: Object.fromEntries(linked) } };
  };

  /** @type {Record<string, RoomFacts>} */
  const rooms = {};
  for (const { file, source, name, stories } of storyFiles) {
    const room = (rooms[dirname(file)] ??= { components: {}, plays: {}, wholeHistory: complete });
    for (const { id, play } of stories) {
      if (play) room.plays[id] = { acts: play.acts, steps: play.steps, presses: play.presses };
    }
    const of = source && structure.get(source);
    if (!of) continue;
    room.components[file] = {
      name,
      file: source,
      sentence: of.sentences[name] ?? '',
      builtOf: of.builtOf.map(neighbour),
      usedBy: of.usedBy.map(neighbour),
      screens: of.screens.map(screenNamed),
      isDrawn: of.isDrawn,
      packages: of.packages,
      props: propsOf(source, name).map((prop) => ({
        name: prop.name,
        type: prop.type,
        required: prop.required,
        sentence: prop.sentence,
      })),
      changes: changes.get(source) ?? [],
      ...notesBeside(file),
    };
  }
  return rooms;
}

/**
 * The folders that hold story files, without reading any.
 * @returns {string[]} as in 'stories/ui'
 */
export const storyRooms = () =>
  [
    ...new Set(filesBelow('stories').flatMap((file) => (file.endsWith('.stories.tsx') ? [dirname(file)] : []))),
  ].toSorted();

/**
 * What is wrong with the notes files of the project.
 * @returns {string[]} a line each
 */
export function faultsOfAllNotes() {
  const sources = textsIn('src', SOURCE);
  const components = [...readStructure(sources).values()].flatMap((of) => of.components);
  const props = propsIn(sources);
  const storyFiles = readStoryFiles();
  return Object.entries(textsIn('stories', /\.notes\.md$/)).flatMap(([path, text]) => {
    const name = basename(path, '.notes.md');
    const beside = storyFiles.find(({ file }) => file === path.replace('.notes.md', '.stories.tsx'));
    const known = new Set([
      ...components,
      ...props.filter(({ component }) => component === name).map((prop) => prop.name),
      ...(beside?.stories ?? []).map((story) => story.name),
    ]);
    const faults = faultsOfNotes(text, known);
    return [...(beside ? [] : ['stands beside no stories']), ...faults].map((fault) => `${path} ${fault}`);
  });
}
