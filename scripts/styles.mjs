// Finds what the style sheets hold for nothing: custom properties that nobody reads, selectors that nothing bears,
// declarations that a later one of the same selector undoes, and looks of Radix Themes' parts that none is given.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import postcss, { AtRule, Rule } from 'postcss';
import { projectFolder, requireNode, startedDirectly } from './install.mjs';
import { NEVER_DRAWN } from './build/appStyle.mjs';
import { isNode, looksFaults, nodesOf, wordsIn } from './radixGiven.mjs';

/** @typedef {{ file: string, text: string }} TextFile */
/** @typedef {{ file: string, root: import('postcss').Root }} Sheet */
/**
 * What is read of a node of the syntax tree.
 * @typedef {{ type: unknown, name?: { name?: string }, value?: string | { cooked?: string } | null,
 *   callee?: { name?: string, object?: { property?: { name?: string } } } }} SyntaxNode
 */

/** Scales that the palette holds whole, for Foundations show every step, used or not. */
const KEPT_WHOLE = /^--(?:red|mauve)-a?\d+$/;

/** Classes that Radix Themes' own elements bear. */
const LIBRARY_CLASS = /^(?:rt-|radix-themes$)/;

/** @param {string} text */
const customProperties = (text) => text.match(/--[a-z][\w-]*/gi) ?? [];

/**
 * All that scripts say which a style sheet could select or read.
 * @param {TextFile[]} scripts
 */
function wordsOf(scripts) {
  /** @type {Set<string>} */
  const strings = new Set();
  /** @type {Set<string>} */
  const classes = new Set();
  /** @type {Set<string>} */
  const attributes = new Set();
  /**
   * @param {unknown} node
   * @param {boolean} isClass within what names classes
   */
  const walk = (node, isClass) => {
    if (Array.isArray(node)) for (const each of node) walk(each, isClass);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    /** @type {SyntaxNode} */
    const { type, name, callee, value } = node;
    if (type === 'JSXAttribute' && name?.name) attributes.add(name.name);
    const text = typeof value === 'object' ? value?.cooked : value;
    if ((type === 'Literal' || type === 'TemplateElement') && typeof text === 'string') {
      strings.add(text);
      if (text.startsWith('data-')) attributes.add(text);
      if (isClass) for (const word of text.split(/\s+/)) classes.add(word);
    }
    const namesClasses =
      (type === 'JSXAttribute' && name?.name === 'className') ||
      (type === 'CallExpression' && (callee?.name === 'cva' || callee?.object?.property?.name === 'classList'));
    for (const part of Object.values(node)) walk(part, isClass || namesClasses);
  };
  for (const { file, text } of scripts) walk(parseSync(file, text).program, false);
  return { strings, classes, attributes };
}

/**
 * Whether a value of the theme (`--color-ink`) stands in the name of some utility or variant (`text-ink`, `md:flex`).
 * @param {string} property
 * @param {Set<string>} strings
 */
function isInUtility(property, strings) {
  const [, namespace, name = ''] = /^--(font-weight|[a-z]+)-(.+?)(?:--.*)?$/.exec(property) ?? [];
  const pattern = new RegExp(namespace === 'breakpoint' ? `(?:^|[\\s:-])${name}:` : `-${name}(?:$|[\\s/!])`);
  return [...strings].some((text) => pattern.test(text));
}

/** @param {string} name @param {import('postcss').Node} node */
const isIn = (name, { parent }) => parent instanceof AtRule && parent.name === name;

/** @param {import('postcss').Node} node */
const place = (node) => node.source?.start?.line ?? 0;

/**
 * @param {{ sheets: Sheet[], readers: Sheet[], words: ReturnType<typeof wordsOf> }} project
 * @returns {string[]}
 */
function unreadProperties({ sheets, readers, words }) {
  const read = new Set([...words.strings].flatMap(customProperties));
  /** @type {Map<string, string[]>} */
  const namedBy = new Map();
  for (const { root } of [...sheets, ...readers]) {
    root.walkAtRules(({ params }) => customProperties(params).forEach((name) => read.add(name)));
  }
  for (const { root } of readers)
    root.walkDecls(({ value }) => customProperties(value).forEach((name) => read.add(name)));
  for (const { root } of sheets) {
    root.walkDecls(({ prop, value }) => {
      // What a property that nobody reads names is not read either.
      if (prop.startsWith('--')) namedBy.set(prop, [...(namedBy.get(prop) ?? []), ...customProperties(value)]);
      else customProperties(value).forEach((name) => read.add(name));
    });
  }
  for (const { root } of sheets) {
    root.walkDecls((declaration) => {
      if (isIn('theme', declaration) && isInUtility(declaration.prop, words.strings)) read.add(declaration.prop);
    });
  }
  // A set hands out what is added to it while it is being walked.
  for (const name of read) for (const next of namedBy.get(name) ?? []) read.add(next);

  /** @type {string[]} */
  const faults = [];
  for (const { file, root } of sheets) {
    root.walkDecls((declaration) => {
      const { prop, parent } = declaration;
      if (!prop.startsWith('--') || prop.endsWith('*') || read.has(prop) || KEPT_WHOLE.test(prop)) return;
      // Tailwind's word for values that are there whether used or not.
      if (parent instanceof AtRule && parent.name === 'theme' && parent.params === 'static') return;
      faults.push(`${file}:${place(declaration)}: nothing reads ${prop}`);
    });
  }
  return faults;
}

/**
 * @param {{ sheets: Sheet[], library: string, words: ReturnType<typeof wordsOf> }} project
 * @returns {string[]}
 */
function unborneSelectors({ sheets, library, words }) {
  const libraryWords = new Set(library.match(/[\w-]+/g));
  /** @type {string[]} */
  const faults = [];
  for (const { file, root } of sheets) {
    root.walkRules((rule) => {
      if (isIn('keyframes', rule)) return;
      for (const [, name = ''] of rule.selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)) {
        if (!(LIBRARY_CLASS.test(name) ? libraryWords : words.classes).has(name)) {
          faults.push(`${file}:${place(rule)}: nothing bears .${name}`);
        }
      }
      for (const [, name = ''] of rule.selector.matchAll(/\[(data-[\w-]+)/g)) {
        if (!words.attributes.has(name) && !libraryWords.has(name)) {
          faults.push(`${file}:${place(rule)}: nothing bears ${name}`);
        }
      }
    });
  }
  return faults;
}

/**
 * Classes that a style sheet keeps from being made, and that something bears all the same.
 * @param {{ sheets: Sheet[], words: ReturnType<typeof wordsOf> }} project
 * @returns {string[]}
 */
function borneThoughLeftOut({ sheets, words }) {
  /** @type {string[]} */
  const faults = [];
  for (const { file, root } of sheets) {
    root.walkAtRules('source', (rule) => {
      const [, names] = /^not inline\('\{?(.*?)\}?'\)$/.exec(rule.params) ?? [];
      for (const name of names?.split(',').filter((each) => words.classes.has(each)) ?? [])
        faults.push(`${file}:${place(rule)}: something bears ${name}, which is left out`);
    });
  }
  return faults;
}

/**
 * Elements and types of fields that the app's style sheet knows nothing of, and that our JSX names all the same. What
 * libraries draw, and names put together, are not seen.
 * @param {readonly TextFile[]} scripts
 * @returns {string[]}
 */
export function drawnThoughLeftOut(scripts) {
  /** @type {string[]} */
  const faults = [];
  const list = 'NEVER_DRAWN in scripts/build/appStyle.mjs';
  for (const { file, text } of scripts) {
    if (!file.endsWith('.tsx')) continue;
    for (const { type, name, attributes } of nodesOf(parseSync(file, text).program)) {
      if (type !== 'JSXOpeningElement') continue;
      const drawn = isNode(name) && name.type === 'JSXIdentifier' ? String(name.name) : '';
      if (NEVER_DRAWN.elements.includes(drawn)) faults.push(`${file}: <${drawn}> stands in ${list}`);
      for (const attribute of Array.isArray(attributes) ? attributes.filter(isNode) : []) {
        if (!isNode(attribute.name) || attribute.name.name !== 'type') continue;
        for (const word of wordsIn(attribute.value).filter((each) => NEVER_DRAWN.types.includes(each)))
          faults.push(`${file}: type="${word}" stands in ${list}`);
      }
    }
  }
  return faults;
}

/** The media, layers and rules around a rule. @param {import('postcss').Node} node @returns {string} */
function around({ parent }) {
  if (parent instanceof AtRule) return `${around(parent)}@${parent.name} ${parent.params}{`;
  return parent instanceof Rule ? `${around(parent)}${parent.selector}{` : '';
}

/** @param {Sheet[]} sheets @returns {string[]} */
function undoneDeclarations(sheets) {
  /** @type {Map<string, string>} */
  const seen = new Map();
  /** @type {string[]} */
  const faults = [];
  for (const { file, root } of sheets) {
    root.walkRules((rule) => {
      for (const selector of rule.selectors) {
        for (const node of rule.nodes) {
          if (node.type !== 'decl') continue;
          const key = `${around(rule)}${selector}{${node.prop}`;
          const first = seen.get(key);
          if (first) faults.push(`${file}:${place(node)}: undoes ${node.prop} of ${selector} in ${first}`);
          seen.set(key, `${file}:${place(node)}`);
        }
      }
    });
  }
  return faults;
}

/** @param {TextFile[]} files @returns {Sheet[]} */
const parsed = (files) => files.map(({ file, text }) => ({ file, root: postcss.parse(text, { from: file }) }));

/**
 * @param {object} project
 * @param {TextFile[]} project.sheets our own style sheets
 * @param {TextFile[]} project.scripts whatever bears classes and attributes and reads custom properties
 * @param {TextFile[]} project.readers style sheets of libraries that read what ours set
 * @param {string} project.library what the libraries' elements bear, as text
 * @returns {string[]} one line for each fault
 */
export function styleFaults({ sheets, scripts, readers, library }) {
  const own = parsed(sheets);
  const words = wordsOf(scripts);
  return [
    ...unreadProperties({ sheets: own, readers: parsed(readers), words }),
    ...unborneSelectors({ sheets: own, library, words }),
    ...undoneDeclarations(own),
    ...borneThoughLeftOut({ sheets: own, words }),
  ];
}

/**
 * @param {string} folder below the project's
 * @param {RegExp} name
 * @returns {TextFile[]}
 */
function filesIn(folder, name) {
  return readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => name.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(projectFolder, file), 'utf8') }));
}

/**
 * The libraries' style sheets that the given ones import, directly or not.
 * @param {TextFile[]} sheets
 * @returns {TextFile[]}
 */
export function importedFromLibraries(sheets) {
  /** @type {Map<string, TextFile>} */
  const found = new Map();
  /** @param {TextFile} sheet */
  const follow = ({ file, text }) => {
    for (const [, address = ''] of text.matchAll(/@import '([^']+\.css)'/g)) {
      const next = address.startsWith('.') ? join(dirname(file), address) : join('node_modules', address);
      if (!next.startsWith('node_modules') || found.has(next)) continue;
      const imported = { file: next, text: readFileSync(join(projectFolder, next), 'utf8') };
      found.set(next, imported);
      follow(imported);
    }
  };
  sheets.forEach(follow);
  return [...found.values()];
}

if (startedDirectly(import.meta.url)) {
  requireNode();
  const sheets = filesIn('src', /\.css$/);
  const primitives = readdirSync(join(projectFolder, 'node_modules/@radix-ui')).map((name) => `@radix-ui/${name}/dist`);
  const scripts = ['src', 'stories', '.storybook'].flatMap((folder) => filesIn(folder, /(?<!\.test)\.tsx?$/));
  const faults = styleFaults({
    sheets,
    scripts,
    // sonner's is not imported, for it stands in sonner's script too.
    readers: [...importedFromLibraries(sheets), ...filesIn('node_modules/sonner/dist', /\.css$/)],
    library: [
      ...filesIn('node_modules/@radix-ui/themes/src/components', /\.(?:css|tsx?)$/),
      ...[...primitives, 'vaul/dist', 'sonner/dist']
        .map((folder) => join('node_modules', folder))
        .filter((folder) => existsSync(join(projectFolder, folder)))
        .flatMap((folder) => filesIn(folder, /index\.m?js$/)),
    ]
      .map(({ text }) => text)
      .join('\n'),
  });
  faults.push(...looksFaults(scripts));
  faults.push(...drawnThoughLeftOut(scripts.filter(({ file }) => file.startsWith('src/'))));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
