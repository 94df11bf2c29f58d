// What Storybook tells tools of the components (manifests/components.json), in terms of this project: by itself it names
// the package as the place of every import, and files by their path on the machine that built it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { readStructure } from '../component-pages/sources.mjs';
import { projectFolder } from '../install.mjs';
import { propsIn } from '../props.mjs';

/**
 * What react-docgen found of a component.
 * @typedef {{ description?: string, definedInFile?: string, props?: Record<string, { tsType?: { name: string }, [part: string]: unknown }> }} Docgen
 */
/**
 * @typedef {{ name?: string, path?: string, import?: string, reactDocgen?: Docgen, error?: unknown, stories?: StoryEntry[],
 *   [part: string]: unknown }} ComponentEntry path is that of its story file
 */
/** @typedef {{ snippet?: string, [part: string]: unknown }} StoryEntry */
/** @typedef {{ components?: { components: Record<string, ComponentEntry>, [part: string]: unknown } }} Manifests */

const FROM_PACKAGE = /import \{([^}]*)\} from 'weftline';/g;

/** Where a file takes each name from. @param {string} path @param {string} text @returns {Map<string, string>} */
const importsIn = (path, text) =>
  new Map(
    parseSync(path, text).module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName }) => [localName.value, moduleRequest.value]),
    ),
  );

/**
 * @param {string} lines imports, one of them from this package
 * @param {ReadonlyMap<string, string>} origins where the story file takes each name from
 */
const fromTheirFiles = (lines, origins) =>
  lines.replaceAll(FROM_PACKAGE, (_whole, /** @type {string} */ list) => {
    const names = list.split(',').map((name) => /\w+/.exec(name)?.[0] ?? '');
    return names
      .flatMap((name) => {
        const from = origins.get(name);
        return from === undefined ? [] : [`import { ${name} } from '${from}';`];
      })
      .join('\n');
  });

/** A component's name, and a tag, without the types in its angle brackets. @param {string} code */
const withoutTypes = (code) => code.replaceAll(/(?<=\b[A-Z]\w*)<[\w, ]+>/g, '');

/** The components that a snippet is built of. @param {string} snippet */
const tagsIn = (snippet) => [...snippet.matchAll(/<([A-Z]\w*)/g)].map(([, tag = '']) => tag);

/**
 * The stories with those of their snippets that can be pasted: what stands in the story file alone cannot be imported.
 * @param {readonly StoryEntry[]} stories
 * @param {ReadonlyMap<string, string>} origins where the story file takes each name from
 */
const usable = (stories, origins) =>
  stories.map(({ snippet, ...story }) => {
    const own = snippet === undefined ? undefined : withoutTypes(snippet);
    return own === undefined || tagsIn(own).some((tag) => !origins.has(tag)) ? story : { ...story, snippet: own };
  });

/** An import a line, each once. @param {string} lines */
const once = (lines) => [...new Set(lines.split('\n'))].join('\n');

/**
 * What react-docgen could not find: a component that takes types, or none of its properties itself. It has no sentence either.
 * @param {string} name
 * @param {ReadonlyMap<string, string>} origins
 * @param {(path: string) => string} read
 * @returns {Docgen | undefined}
 */
function docgenOf(name, origins, read) {
  const from = origins.get(name);
  if (!from?.startsWith('@/')) return undefined;
  const file = from.replace('@/', 'src/').concat('.tsx');
  const source = { [file]: read(file) };
  const description = readStructure(source).get(file)?.sentences[name];
  const own = propsIn(source).filter(({ component }) => component === name);
  const props = own.map(({ name: prop, type, required, sentence }) => [
    prop,
    { required, tsType: { name: type }, description: sentence },
  ]);
  return { ...(description ? { description } : {}), definedInFile: file, props: Object.fromEntries(props) };
}

const isUnknown = (/** @type {{ tsType?: { name: string } }} */ { tsType }) => tsType?.name === 'unknown';

/**
 * The types that react-docgen calls unknown, such as `readonly string[]`, as they are written.
 * @param {Docgen} docgen
 * @param {(path: string) => string} read
 * @returns {Docgen}
 */
function withWrittenTypes(docgen, read) {
  const { definedInFile, props = {} } = docgen;
  if (definedInFile === undefined || !Object.values(props).some(isUnknown)) return docgen;
  const file = definedInFile.replace(projectFolder, '');
  const written = new Map(propsIn({ [file]: read(file) }).map(({ name, type }) => [name, type]));
  const named = Object.entries(props).map(([name, prop]) => {
    const type = written.get(name);
    return [name, isUnknown(prop) && type ? { ...prop, tsType: { name: type } } : prop];
  });
  return { ...docgen, props: Object.fromEntries(named) };
}

/**
 * @param {Manifests} manifests
 * @param {(path: string) => string} [read] gives the text of a file
 * @returns {Manifests}
 */
export function inOwnTerms(manifests, read = (path) => readFileSync(join(projectFolder, path), 'utf8')) {
  const { components } = manifests;
  if (!components) return manifests;
  const entries = Object.entries(components.components).map(([id, entry]) => {
    const { name = '', path = '', import: lines, reactDocgen, error, stories = [] } = entry;
    const typed = reactDocgen ? { ...entry, reactDocgen: withWrittenTypes(reactDocgen, read) } : entry;
    if (lines === undefined && error === undefined) return [id, typed];
    const origins = importsIn(path, read(path));
    const component = withoutTypes(name);
    const found = error === undefined ? undefined : docgenOf(component, origins, read);
    const own = found ? `import { ${component} } from '${origins.get(component)}';\n` : '';
    return [
      id,
      {
        ...typed,
        ...(found ? { name: component, reactDocgen: found, error: undefined } : {}),
        ...(found?.description ? { description: found.description } : {}),
        ...(stories.length > 0 ? { stories: usable(stories, origins) } : {}),
        import: once(`${own}${fromTheirFiles(lines ?? '', origins)}`.trim()),
      },
    ];
  });
  const text = JSON.stringify({ ...manifests, components: { ...components, components: Object.fromEntries(entries) } });
  return JSON.parse(text.replaceAll(JSON.stringify(projectFolder).slice(1, -1), ''));
}
