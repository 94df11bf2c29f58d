// What Storybook tells tools of the components (manifests/components.json), in terms of this project: by itself it names
// the package as the place of every import, and files by their path on the machine that built it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { projectFolder } from '../install.mjs';
import { propsIn } from '../props.mjs';

/**
 * What react-docgen found of a component.
 * @typedef {{ definedInFile?: string, props?: Record<string, { tsType?: { name: string }, [part: string]: unknown }> }} Docgen
 */
/**
 * @typedef {{ path?: string, import?: string, reactDocgen?: Docgen, [part: string]: unknown }} ComponentEntry path is that
 *   of its story file
 */
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
    const { path = '', import: lines, reactDocgen } = entry;
    const typed = reactDocgen ? { ...entry, reactDocgen: withWrittenTypes(reactDocgen, read) } : entry;
    if (lines === undefined) return [id, typed];
    return [id, { ...typed, import: fromTheirFiles(lines, importsIn(path, read(path))) }];
  });
  const text = JSON.stringify({ ...manifests, components: { ...components, components: Object.fromEntries(entries) } });
  return JSON.parse(text.replaceAll(JSON.stringify(projectFolder).slice(1, -1), ''));
}
