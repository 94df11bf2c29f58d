// What Storybook's Foundations show that stands in the sources: icons, media queries, movements, vocabularies, messages.
// All of it is read from the syntax trees, so that no page repeats what the code says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import postcss from 'postcss';
import { filesBelow } from '../filesBelow.mjs';
import { projectFolder } from '../install.mjs';
import { importedFromLibraries } from '../styles.mjs';

/** @typedef {{ file: string, text: string }} TextFile below the project's folder */
/** @typedef {any} Node of a syntax tree: its shapes are many, and each function reads the few parts that it looks for */

/**
 * @typedef {object} IconUse
 * @property {string} file
 * @property {string} word what it stands beside or for, as it is read; empty where that is only known on screen
 */
/** @typedef {{ name: string, own: boolean, uses: IconUse[] }} IconFact `own` for signs that we drew ourselves */

/**
 * @typedef {object} QueryFact a place at which the room decides what is drawn
 * @property {string} file
 * @property {'width' | 'height' | 'container'} axis
 * @property {number} px from which on it holds, also where the query says `max-`
 * @property {number} count how many times in the file
 */

/**
 * @typedef {object} MotionFact
 * @property {string} file
 * @property {string} selector
 * @property {string} keyframes name of the keyframes; empty for a transition
 * @property {number} durationMs
 * @property {number} delayMs
 * @property {string} easing
 * @property {boolean} repeats
 */

/** @typedef {{ name: string, file: string, sentence: string, values: { value: string, read: string }[] }} VocabularyFact */
/** @typedef {{ clauses: string[], trigger: string }} MessageFact */
/** @typedef {{ px: number, count: number }} SpaceFact */

/**
 * @typedef {object} BookFacts
 * @property {IconFact[]} icons by name
 * @property {QueryFact[]} queries
 * @property {MotionFact[]} motions
 * @property {VocabularyFact[]} vocabularies
 * @property {Record<string, MessageFact>} messages by their keys in the catalogue
 * @property {SpaceFact[]} spaces steps in use, the smallest first
 */

/**
 * @param {string} folder below the project's
 * @param {RegExp} name
 * @returns {TextFile[]}
 */
function textsIn(folder, name) {
  return filesBelow(folder)
    .filter((file) => name.test(file) && !/\.test\.|^src\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(projectFolder, file), 'utf8') }));
}

/**
 * Calls back for every node below one, with the nodes above it, the nearest first.
 * @param {Node} node
 * @param {(node: Node, above: Node[]) => void} visit
 * @param {Node[]} [above]
 */
function walk(node, visit, above = []) {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit, above);
    return;
  }
  if (typeof node !== 'object' || node === null || typeof node.type !== 'string') return;
  visit(node, above);
  const below = [node, ...above];
  for (const part of Object.values(node)) if (typeof part === 'object') walk(part, visit, below);
}

/** @param {Node} node an object's property @returns {string} */
const keyOf = ({ key }) => String(key?.name ?? key?.value ?? '');

/** @param {Node} node @returns {Node} the value without `as const` and `satisfies` */
const bare = (node) =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? bare(node.expression) : node;

/** Between the words of a choice. */
const EITHER = ' / ';

/** @typedef {Map<string, Record<string, string>>} WordTables tables of words by the names of their constants */

/** @param {TextFile[]} files @returns {WordTables} */
function wordTablesIn(files) {
  /** @type {WordTables} */
  const tables = new Map();
  for (const { file, text } of files) {
    walk(parseSync(file, text).program.body, (node) => {
      const object = bare(node.init);
      if (node.type !== 'VariableDeclarator' || object?.type !== 'ObjectExpression') return;
      const entries = object.properties
        .filter((/** @type {Node} */ { value }) => typeof value?.value === 'string')
        .map((/** @type {Node} */ property) => [keyOf(property), property.value.value]);
      if (entries.length > 0) tables.set(node.id.name, Object.fromEntries(entries));
    });
  }
  return tables;
}

/**
 * The words of an expression or of what stands in an element; empty when they are only known on screen.
 * @param {Node} node
 * @param {WordTables} tables
 * @returns {string}
 */
function wordsOf(node, tables) {
  if (!node) return '';
  if (node.type === 'JSXText') return node.value.replaceAll(/\s+/g, ' ').trim();
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node.type === 'TemplateLiteral') {
    const words = node.quasis.map((/** @type {Node} */ each) => each.value.cooked).join('…');
    // What is only known on screen, without words around it, says nothing.
    return /\p{L}/u.test(words) ? words : '';
  }
  if (node.type === 'JSXExpressionContainer') return wordsOf(node.expression, tables);
  if (node.type === 'MemberExpression') {
    const key = node.computed ? node.property.value : node.property.name;
    return tables.get(node.object.name)?.[key] ?? '';
  }
  if (node.type === 'ConditionalExpression') {
    const both = [wordsOf(node.consequent, tables), wordsOf(node.alternate, tables)];
    return both.every(Boolean) ? both.join(EITHER) : '';
  }
  if (node.type === 'JSXElement') {
    const label = attribute(node.openingElement, 'aria-label', tables);
    return label || node.children.map((/** @type {Node} */ child) => wordsOf(child, tables)).find(Boolean) || '';
  }
  return '';
}

/** @param {Node} opening @param {string} name @param {WordTables} tables */
const attribute = (opening, name, tables) =>
  wordsOf(opening.attributes.find((/** @type {Node} */ each) => each.name?.name === name)?.value, tables);

/** Attributes that name what an element shows, the first that is there. */
const NAMING = ['title', 'label', 'name', 'aria-label'];

/** @param {Node} element @param {WordTables} tables */
function wordOfElement({ openingElement, children }, tables) {
  const named = NAMING.map((name) => attribute(openingElement, name, tables)).find(Boolean);
  return named ?? children.map((/** @type {Node} */ child) => wordsOf(child, tables)).find(Boolean) ?? '';
}

/**
 * What an icon stands for where it is named.
 * @param {Node[]} above the nodes above its name
 * @param {WordTables} tables
 */
function wordBeside(above, tables) {
  const [parent, grandparent] = above;
  if (parent?.type === 'Property') {
    const key = keyOf(parent);
    if (key !== 'icon') return key;
    const named = grandparent.properties.find((/** @type {Node} */ each) => /^(name|word|title)$/.test(keyOf(each)));
    return wordsOf(named?.value, tables);
  }
  const elements = above.filter(({ type }) => type === 'JSXElement');
  // An icon given to an element stands for that element; one drawn stands beside the words around it.
  const given = above.find(({ type }) => type === 'JSXAttribute' || type === 'JSXElement')?.type === 'JSXAttribute';
  const holder = given ? elements[0] : elements[1];
  const word = holder ? wordOfElement(holder, tables) : '';
  // One of two icons goes with one of two words.
  const choice = above.find(({ type }) => type === 'ConditionalExpression');
  const [first = '', second] = word.split(EITHER);
  if (!choice || second === undefined) return word;
  return above.includes(choice.consequent) ? first : second;
}

/**
 * Words as people read them, for the words as the data has them.
 * @param {TextFile[]} domain
 * @returns {Map<string, string>}
 */
function readingsIn(domain) {
  const readings = [...wordTablesIn(domain)].filter(([name]) => /_(WORD|TITLE)$/.test(name));
  return new Map(readings.flatMap(([, words]) => Object.entries(words)));
}

/** @param {TextFile[]} files @param {TextFile[]} domain @returns {IconFact[]} */
function iconsIn(files, domain) {
  const tables = wordTablesIn([...domain, ...files]);
  const readings = readingsIn(domain);
  /** @type {Map<string, IconFact>} */
  const icons = new Map();
  /** @param {string} name @param {boolean} own @param {IconUse} use */
  const note = (name, own, use) => {
    const icon = icons.get(name) ?? { name, own, uses: [] };
    icons.set(name, icon);
    if (!icon.uses.some(({ file, word }) => file === use.file && word === use.word)) icon.uses.push(use);
  };
  for (const { file, text } of files) {
    if (!text.includes("'lucide-react'")) continue;
    const { program } = parseSync(file, text);
    /** @type {Map<string, string>} */
    const locals = new Map();
    for (const node of /** @type {Node[]} */ (program.body)) {
      if (node.type !== 'ImportDeclaration' || node.source.value !== 'lucide-react' || node.importKind === 'type')
        continue;
      for (const { importKind, imported, local } of node.specifiers) {
        const isGlyph = importKind !== 'type' && imported.name !== 'createLucideIcon';
        if (isGlyph) locals.set(local.name, imported.name);
      }
    }
    walk(program.body, (node, above) => {
      if (above.some(({ type }) => type === 'ImportDeclaration')) return;
      const isName = node.type === 'Identifier' || node.type === 'JSXIdentifier';
      const name = isName ? locals.get(node.name) : undefined;
      const isClosing = above[0]?.type === 'JSXClosingElement';
      // A key that happens to be called as an icon is none.
      const isKey = above[0]?.type === 'Property' && above[0].key === node;
      if (name && !isClosing && !isKey) {
        const drawn = node.type === 'JSXIdentifier' && above[0]?.type === 'JSXOpeningElement';
        const word = wordBeside(drawn ? above.slice(1) : above, tables);
        note(name, false, { file, word: readings.get(word) ?? word });
      }
      const own = node.type === 'CallExpression' && node.callee.name === 'createLucideIcon' && node.arguments[0];
      const drawnAs = own?.value ?? (own && above.find(({ type }) => type === 'FunctionDeclaration')?.id.name);
      if (drawnAs) {
        const word = wordBeside(above, tables);
        note(drawnAs, true, { file, word: readings.get(word) ?? word });
      }
    });
  }
  return [...icons.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** A `max-` query holds up to the pixel before. @param {string} edge @param {number} px */
const from = (edge, px) => (edge === 'max' ? Math.ceil(px + 0.01) : px);

/** @param {TextFile[]} files @param {string} theme text of src/styles/index.css @returns {QueryFact[]} */
function queriesIn(files, theme) {
  const breakpoints = Object.fromEntries(
    [...theme.matchAll(/--breakpoint-([a-z]+): (\d+)px/g)].map(([, name = '', px]) => [name, Number(px)]),
  );
  /** With the breakpoints that it names. @param {string} text */
  const inPixels = (text) =>
    text.replaceAll(/theme\(--breakpoint-([a-z]+)\)/g, (_, /** @type {string} */ name) => `${breakpoints[name]}px`);
  // Variants of our own: the query that each stands for.
  const variants = [
    ...inPixels(theme).matchAll(/@custom-variant (\w+) \{\s*@(\w+) \(min-(width|height): (\d+)px\)/g),
  ].map(([, name = '', rule, axis, px]) => ({ name, axis: rule === 'container' ? rule : axis, px: Number(px) }));
  /** @type {Map<string, QueryFact>} */
  const found = new Map();
  /** @param {string} file @param {string} axis @param {number} px */
  const note = (file, axis, px) => {
    const key = `${file} ${axis} ${px}`;
    const fact = found.get(key) ?? { file, axis: /** @type {QueryFact['axis']} */ (axis), px, count: 0 };
    found.set(key, { ...fact, count: fact.count + 1 });
  };
  for (const { file, text: written } of files) {
    const text = inPixels(written);
    // The variants' own definitions change nothing by themselves.
    if (file === 'src/styles/index.css') continue;
    for (const [, edge = '', axis = '', px] of text.matchAll(/\((min|max)-(width|height): (\d+(?:\.\d+)?)px\)/g)) {
      const rule = /@container[^{@]*$/.test(text.slice(0, text.indexOf(`(${edge}-${axis}: ${px}px)`)));
      note(file, rule ? 'container' : axis, from(edge, Number(px)));
    }
    if (file.endsWith('.css')) continue;
    for (const [, container, edge = 'min', name = '', px] of text.matchAll(
      /(?<=["'`\s:])(@)?(?:(min|max)-)?(?:([a-z]+)|\[(\d+)px\]):(?=[\w[@*&(!>-])/g,
    )) {
      const own = variants.find((variant) => variant.name === name);
      if (own && edge === 'min') note(file, own.axis ?? 'width', own.px);
      else if (px ?? breakpoints[name]) note(file, container ? 'container' : 'width', Number(px ?? breakpoints[name]));
    }
    // A column in the middle, in steps of 4 px: beyond its width room is left. A narrower one is as wide as a text is read.
    for (const [classes] of text.matchAll(/"[^"\n]*\bmx-auto\b[^"\n]*"/g)) {
      const px = 4 * Number(/(?<=[" ])max-w-(\d+)(?=[" ])/.exec(classes)?.[1] ?? 0);
      if (px > Math.max(...Object.values(breakpoints))) note(file, 'width', px);
    }
  }
  return [...found.values()].toSorted((one, other) => one.px - other.px || one.file.localeCompare(other.file));
}

/** @param {string} time '160ms' or '.5s' */
const milliseconds = (time) => Math.round(Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000));

/** One movement of a shorthand: 'toast-in 160ms ease-out', 'transform 160ms ease-out'. @param {string} value */
function readMotion(value) {
  const times = value.match(/(?<![\w(.,-])-?\d*\.?\d+m?s\b/g) ?? [];
  const easing = /cubic-bezier\([^)]*\)|steps\([^)]*\)|linear\([^)]*\)|\b(?:linear|ease(?:-in)?(?:-out)?)\b/.exec(
    value,
  );
  const [duration = '0ms', delay = '0ms'] = times;
  return {
    durationMs: milliseconds(duration),
    delayMs: milliseconds(delay),
    // Written alike, however a stylesheet or a library writes it.
    easing: (easing?.[0] ?? 'ease').replaceAll(/\s*,\s*/g, ', ').replaceAll(/(?<!\d)\./g, '0.'),
    repeats: /\binfinite\b/.test(value),
  };
}

/** @param {TextFile[]} sheets @returns {MotionFact[]} */
function motionsIn(sheets) {
  /** @type {MotionFact[]} */
  const motions = [];
  for (const { file, text } of sheets) {
    const root = postcss.parse(text);
    const known = new Set();
    root.walkAtRules('keyframes', ({ params }) => void known.add(params));
    root.walkDecls(/^(animation|animation-duration|transition)$/, ({ prop, value, parent, important }) => {
      // What is undone for those who want no motion is no motion.
      if (important || value === 'none' || parent?.type !== 'rule') return;
      const { selector, nodes } = parent;
      const longhand = (/** @type {string} */ name) =>
        nodes.map((node) => (node.type === 'decl' && node.prop === name ? node.value : '')).find(Boolean) ?? '';
      const [named = ''] = longhand('animation-name').split(',');
      const whole = prop === 'animation-duration' ? `${value} ${longhand('animation-timing-function')}` : value;
      // Properties that move together move alike.
      const [first = ''] = whole.split(/,(?![^(]*\))/);
      const motion = readMotion(first);
      if (motion.durationMs === 0) return;
      const keyframes = prop === 'transition' ? '' : named || ([...known].find((name) => first.includes(name)) ?? '');
      const isKnown = motions.some((other) => other.selector === selector && other.durationMs === motion.durationMs);
      if (!isKnown) motions.push({ file, selector, keyframes, ...motion });
    });
  }
  return motions;
}

/**
 * The style sheet that a library puts into the page by script.
 * @param {string} library
 * @param {RegExp} selectors which of its rules draw something of ours
 * @returns {TextFile}
 */
function injectedBy(library, selectors) {
  const file = `node_modules/${library}/dist/index.mjs`;
  const [, css = ''] = /__insertCSS\("((?:[^"\\]|\\.)*)"\)/.exec(readFileSync(join(projectFolder, file), 'utf8')) ?? [];
  const root = postcss.parse(JSON.parse(`"${css}"`));
  root.walkRules((rule) => {
    if (!selectors.test(rule.selector)) rule.remove();
  });
  return { file: `node_modules/${library}`, text: root.toString() };
}

/** The sentence of a JSDoc comment that ends right before a place. @param {Node[]} comments @param {string} text @param {number} start */
function sentenceBefore(comments, text, start) {
  const comment = comments.findLast(
    ({ type, end, value }) =>
      type === 'Block' && value.startsWith('*') && end <= start && /^\s*$/.test(text.slice(end, start)),
  );
  return comment
    ? comment.value
        .replaceAll(/^\*|\n\s*\*/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : '';
}

/** @param {TextFile[]} domain @returns {VocabularyFact[]} */
function vocabulariesIn(domain) {
  return domain.flatMap(({ file, text }) => {
    const { program, comments } = parseSync(file, text);
    const tables = [...wordTablesIn(domain.filter((other) => other.file.startsWith(file.replace(/[^/]*$/, ''))))]
      .filter(([name]) => /_(WORD|TITLE)$/.test(name))
      .map(([, words]) => words);
    return /** @type {Node[]} */ (program.body).flatMap((node) => {
      const [declared] = node.type === 'ExportNamedDeclaration' ? (node.declaration?.declarations ?? []) : [];
      const list = bare(declared?.init);
      if (list?.type !== 'ArrayExpression' || declared.init === list) return [];
      /** @type {string[]} */
      const values = list.elements.map((/** @type {Node} */ { value }) => value);
      if (!values.every((value) => typeof value === 'string')) return [];
      const words = tables.find((table) => values.every((value) => value in table));
      return {
        name: declared.id.name,
        file,
        sentence: sentenceBefore(comments, text, node.start),
        values: values.map((value) => ({ value, read: words?.[value] ?? value })),
      };
    });
  });
}

const CLAUSE = /\b[A-Z]+-\d+\b/g;

/** @param {TextFile[]} catalogue @returns {Record<string, MessageFact>} */
function messagesIn(catalogue) {
  /** @type {Record<string, MessageFact>} */
  const messages = {};
  for (const { file, text } of catalogue) {
    const { program, comments } = parseSync(file, text);
    walk(program.body, (node) => {
      if (node.type !== 'Property' || !/Function/.test(node.value?.type)) return;
      const sentence = sentenceBefore(comments, text, node.start);
      const [head = '', tail] = sentence.split(/:\s(.*)/s);
      const hasClauses = /^[A-Z]+-\d+(, [A-Z]+-\d+)*$/.test(head.trim());
      messages[keyOf(node)] = {
        clauses: hasClauses ? (head.match(CLAUSE) ?? []) : [],
        trigger: ((hasClauses ? tail : sentence) ?? '').replace(/\s*@param.*$/, ''),
      };
    });
  }
  return messages;
}

/** @param {TextFile[]} files @param {number} unit pixels of one step @returns {SpaceFact[]} */
function spacesIn(files, unit) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  const pattern = /(?<=["'`\s:])(?:gap|gap-x|gap-y|[pm][xytblrse]?)-(\d+(?:\.\d+)?)(?=["'`\s!])/g;
  for (const { text } of files) {
    for (const [, step] of text.matchAll(pattern)) {
      const px = Number(step) * unit;
      if (px > 0) counts.set(px, (counts.get(px) ?? 0) + 1);
    }
  }
  return [...counts].map(([px, count]) => ({ px, count })).toSorted((one, other) => one.px - other.px);
}

/** @returns {{ facts: BookFacts, files: string[] }} the facts, and the files that they were read from */
export function readBookFacts() {
  const scripts = textsIn('src', /\.tsx?$/);
  const sheets = textsIn('src', /\.css$/);
  const domain = scripts.filter(({ file }) => file.startsWith('src/domain/'));
  const theme = sheets.find(({ file }) => file === 'src/styles/index.css')?.text ?? '';
  const catalogue = scripts.filter(({ file }) => file.startsWith('src/notifications/'));
  return {
    facts: {
      icons: iconsIn(scripts, domain),
      queries: queriesIn([...scripts, ...sheets], theme),
      motions: motionsIn([
        ...sheets,
        ...importedFromLibraries(sheets),
        injectedBy('vaul', /^\[data-vaul-drawer\]$|^\[data-vaul-overlay\]\[data-vaul-snap-points=false\]$/),
        injectedBy('sonner', /^\[data-sonner-toast\]$/),
      ]),
      vocabularies: vocabulariesIn(domain),
      messages: messagesIn(catalogue),
      spaces: spacesIn(
        scripts.filter(({ file }) => file.endsWith('.tsx')),
        Number(/--spacing: ([\d.]+)px/.exec(theme)?.[1]),
      ),
    },
    files: [...scripts, ...sheets].map(({ file }) => file),
  };
}
