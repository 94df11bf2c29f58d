// What the sources say of each component: what it is built of, what uses it, and which screens draw it.
import { basename, dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { isComponentName } from './componentName.mjs';

/**
 * @typedef {object} Source what a file of src exports and imports
 * @property {string[]} components names of the exported components
 * @property {Record<string, string>} sentences what stands above each exported function, by its name
 * @property {string[]} files paths of the project's own files that it imports as values
 * @property {{ name: string, parts: string[] }[]} packages what it takes from each package
 */

/** The first words of a comment, up to an empty line or a tag. @param {string} comment without its slashes */
export const sentenceOf = (comment) =>
  comment
    .replaceAll(/^\s*\*+ ?/gm, '')
    .split(/\n\s*\n|@\w/)[0]
    ?.replaceAll(/\s+/g, ' ')
    .trim() ?? '';

/** Packages that say nothing of how a component looks. */
const UNSEEN = /^(?:react|react-dom|class-variance-authority)$/;

/**
 * The file that an import names; undefined for a package and for what is no script.
 * @param {string} from
 * @param {string} importer
 * @param {(path: string) => boolean} exists
 */
export function importedFile(from, importer, exists) {
  if (!from.startsWith('@/') && !from.startsWith('.')) return undefined;
  const path = from.startsWith('@/') ? join('src', from.slice(2)) : join(dirname(importer), from);
  return [path, `${path}.tsx`, `${path}.ts`].find((file) => /\.tsx?$/.test(file) && exists(file));
}

/**
 * @param {string} path
 * @param {string} text
 * @param {(path: string) => boolean} exists
 * @returns {Source}
 */
function readSource(path, text, exists) {
  const { module, program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  /** @type {Map<string, string[]>} */
  const packages = new Map();
  /** @type {Set<string>} */
  const files = new Set();
  for (const { moduleRequest, entries } of module.staticImports) {
    const parts = entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? '');
    if (parts.length === 0) continue;
    const from = moduleRequest.value;
    const file = importedFile(from, path, exists);
    if (file) files.add(file);
    else if (!/^[.@]\//.test(from) && !UNSEEN.test(from)) packages.set(from, [...(packages.get(from) ?? []), ...parts]);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const from = text.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, '');
    const file = importedFile(from, path, exists);
    if (file) files.add(file);
  }
  /** @type {Record<string, string>} */
  const sentences = {};
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'FunctionDeclaration') continue;
    const above = comments.findLast(({ end }) => end <= statement.start);
    const { id } = statement.declaration;
    if (id && above?.type === 'Block' && text.slice(above.end, statement.start).trim() === '')
      sentences[id.name] = sentenceOf(above.value);
  }
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, exportName }) => (isType || !exportName.name ? [] : [exportName.name])),
  );
  return {
    components: path.endsWith('.tsx') ? exported.filter(isComponentName) : [],
    sentences,
    files: [...files],
    packages: [...packages].map(([name, parts]) => ({ name, parts: parts.filter(isComponentName) })),
  };
}

/** All files that a file leads to by imports. @param {string} start @param {ReadonlyMap<string, Source>} sources */
function reachedFrom(start, sources) {
  const reached = new Set([start]);
  // A set hands out what is added to it while it is being walked.
  for (const file of reached) for (const next of sources.get(file)?.files ?? []) reached.add(next);
  return reached;
}

/**
 * @typedef {object} Structure how a component hangs together with the others
 * @property {string[]} components names of the components that the file exports
 * @property {Record<string, string>} sentences what each is for, by its name
 * @property {string[]} builtOf files of the components that it draws
 * @property {string[]} usedBy files of the components that draw it
 * @property {string[]} screens names of the screens that lead to it
 * @property {boolean} isDrawn whether any other file takes it in, one without a component of its own too
 * @property {{ name: string, parts: string[] }[]} packages
 */

/**
 * The structure of every component file.
 * @param {Readonly<Record<string, string>>} texts all of src by path
 * @returns {Map<string, Structure>} by path
 */
export function readStructure(texts) {
  const sources = new Map(
    Object.entries(texts).map(([path, text]) => [path, readSource(path, text, (file) => file in texts)]),
  );
  const isComponent = (/** @type {string} */ file) => (sources.get(file)?.components.length ?? 0) > 0;
  const screens = [...sources.keys()]
    .filter((file) => /^src\/screens\/.*Screen\.tsx$/.test(file))
    .map((file) => ({ name: basename(file, '.tsx'), reached: reachedFrom(file, sources) }));
  return new Map(
    [...sources].flatMap(([file, { components, sentences, files, packages }]) => {
      if (!isComponent(file)) return [];
      const usedBy = [...sources].filter(([user, source]) => isComponent(user) && source.files.includes(file));
      /** @type {Structure} */
      const structure = {
        components,
        sentences,
        builtOf: files.filter(isComponent).toSorted(),
        usedBy: usedBy.map(([user]) => user).toSorted(),
        screens: screens.filter(({ reached }) => reached.has(file)).map(({ name }) => name),
        isDrawn: [...sources].some(([user, source]) => user !== file && source.files.includes(file)),
        packages,
      };
      return [[file, structure]];
    }),
  );
}
