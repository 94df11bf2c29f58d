// What a story file says of its stories: their names, and of each play whether it acts, its steps and the keys it presses.
import { parseSync } from 'oxc-parser';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { titleOf } from '../storyTitles.mjs';
import { sentenceOf } from './sources.mjs';

/**
 * @typedef {{ keys: string, step: string }} KeyPress keys as in 'Alt+ArrowRight'; the step is '' outside of any
 * @typedef {{ sentence: string, acts: boolean }} Step acts where it presses, types or lets time pass
 *
 * @typedef {object} Play
 * @property {boolean} acts it presses, types or lets time pass; a play that only looks does not
 * @property {Step[]} steps in the order in which they are taken
 * @property {KeyPress[]} presses each once
 * @property {number} outside how many of its calls act or assert in no step
 *
 * @typedef {{ type: string, [part: string]: any }} Node
 * @typedef {object} Scope what the top of a file declares and imports
 * @property {ReadonlyMap<string, Node>} declared
 * @property {ReadonlyMap<string, string>} imports the file of each imported name
 */

/**
 * Keys named in user-event's notation, as a person would say them; letters that are typed as text are left out.
 * @param {string} notation as in '{Alt>}{ArrowRight}{/Alt}'
 * @returns {string[]}
 */
export function keysIn(notation) {
  /** @type {string[]} */
  const held = [];
  /** @type {string[]} */
  const pressed = [];
  if (notation === ' ') return ['Space'];
  for (const [, lifted, name = '', holds] of notation.matchAll(/[{[](\/?)([A-Za-z0-9]+)(>?)[}\]]/g)) {
    const key = name.replace(/^Key(?=[A-Z]$)/, '');
    if (holds) held.push(key);
    else if (lifted) held.splice(held.indexOf(key), 1);
    else pressed.push([...held, key].join('+'));
  }
  return pressed;
}

/** @param {Node | undefined} node the value of a declaration @returns {Node | undefined} without its types */
const withoutTypes = (node) =>
  node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression' ? withoutTypes(node['expression']) : node;

/** @param {Node | undefined} object @param {string} name @returns {Node | undefined} */
export const valueOf = (object, name) =>
  object?.['properties']?.find((/** @type {Node} */ { key }) => key?.name === name)?.value;

/** Stands for what is only known when the play runs. */
const UNKNOWN = '…';

/**
 * @param {Node | undefined} node
 * @param {ReadonlyMap<string, Node>} declared
 * @returns {string | undefined} undefined where it is no text, or one that only the play knows
 */
function textOf(node, declared) {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node?.type === 'TemplateLiteral') {
    const [first, ...rest] = node['quasis'].map((/** @type {Node} */ { value }) => value.cooked);
    return rest.reduce(
      (/** @type {string} */ text, /** @type {string} */ part, /** @type {number} */ place) =>
        text + (textOf(node['expressions'][place], declared) ?? UNKNOWN) + part,
      first,
    );
  }
  return node?.type === 'Identifier' && declared.has(node['name'])
    ? textOf(declared.get(node['name']), new Map())
    : undefined;
}

/** @param {Node} object @returns {Record<string, boolean>} */
const switchesIn = (object) =>
  Object.fromEntries(
    object['properties']?.map((/** @type {Node} */ { key, value }) => [key?.name, value?.value]) ?? [],
  );

/** @param {Node | undefined} node */
const isFunction = (node) => /Function/.test(node?.type ?? '');

/**
 * The texts that a call hands to a helper, by the names that they have there.
 * @param {Node} helper
 * @param {Node[]} given
 * @param {ReadonlyMap<string, Node>} known
 * @returns {Map<string, Node>}
 */
function textsHanded(helper, given, known) {
  /** @type {Map<string, Node>} */
  const handed = new Map();
  /** @param {Node} name @param {Node | undefined} value */
  const note = (name, value) => {
    const text = textOf(value, known);
    if (name.type === 'Identifier' && text !== undefined) handed.set(name['name'], { type: 'Literal', value: text });
  };
  for (const [place, param] of helper['params'].entries()) {
    if (param.type !== 'ObjectPattern') note(param, given[place]);
    else for (const { key, value } of param.properties) if (key && value) note(value, valueOf(given[place], key.name));
  }
  return handed;
}

/**
 * @param {Node} play
 * @param {Scope} scope of its file
 * @param {(from: string) => Scope | undefined} scopeOf of an imported file, where its helpers take steps
 * @returns {Play}
 */
function readPlay(play, scope, scopeOf) {
  /** @type {Map<string, KeyPress>} */
  const presses = new Map();
  /** @type {Step[]} */
  const steps = [];
  /** Helpers that are being read, each inside the one before. @type {Node[]} */
  const inside = [play];
  let acts = false;
  let outside = 0;

  /** @param {string[]} pressed @param {Step | undefined} step */
  const note = (pressed, step) => {
    const sentence = step?.sentence ?? '';
    for (const keys of pressed) presses.set(`${keys} ${sentence}`, { keys, step: sentence });
  };
  /** @param {Step | undefined} step */
  const noteAct = (step) => {
    acts = true;
    if (step) step.acts = true;
    else outside += 1;
  };
  /**
   * @param {string} name
   * @param {Scope} of
   * @returns {{ helper: Node, of: Scope } | undefined} a function that is written in this file, or takes steps in another
   */
  const helperCalled = (name, of) => {
    const own = of.declared.get(name);
    if (isFunction(own)) return { helper: /** @type {Node} */ (own), of };
    const other = scopeOf(of.imports.get(name) ?? '');
    const theirs = other?.declared.get(name);
    return other && theirs ? { helper: theirs, of: other } : undefined;
  };
  /** @param {unknown} part @param {Step | undefined} step @param {Scope} of @param {Map<string, Node>} locals */
  const walk = (part, step, of, locals) => {
    if (Array.isArray(part)) for (const each of part) walk(each, step, of, locals);
    if (typeof part !== 'object' || part === null || !('type' in part)) return;
    const node = /** @type {Node} */ (part);
    if (node.type === 'VariableDeclarator' && isFunction(node['init'])) {
      // Read where it is called.
      locals.set(node['id'].name, node['init']);
      return;
    }
    let inner = step;
    if (node.type === 'CallExpression') {
      const { callee, arguments: given } = node;
      const holder = callee.object?.name ?? callee.object?.property?.name;
      const called = callee.name ?? callee.property?.name;
      /** @type {ReadonlyMap<string, Node>} */
      const known = new Map([...of.declared, ...locals]);
      if (holder === 'userEvent' || holder === 'fireEvent' || callee.name === 'passTime') noteAct(step);
      // A person tabs there, and sees to it that an answer comes.
      if (step && /^(focus|answer|fail)$/.test(called)) step.acts = true;
      // A helper that takes the play's whole context acts with it, unless it is here to be read.
      const isGiven = given.some(
        (/** @type {Node} */ { type, name }) => type === 'Identifier' && /^(context|userEvent)$/.test(name),
      );
      const knownHelper = helperCalled(callee.name, of);
      if (isGiven && !knownHelper) noteAct(step);
      if (/^expect\w*$/.test(callee.name ?? '') && !knownHelper && !step) outside += 1;
      if (callee.name === 'tabTo') note(['Tab'], step);
      if (holder === 'userEvent' && called === 'tab')
        note([given[0] && switchesIn(given[0])['shift'] ? 'Shift+Tab' : 'Tab'], step);
      if (holder === 'userEvent' && /^(keyboard|type)$/.test(called))
        note(keysIn(textOf(given[called === 'type' ? 1 : 0], known) ?? ''), step);
      if (called === 'step') {
        const sentence = textOf(given[0], known);
        // What is done within a step belongs to it.
        if (sentence !== undefined && !step) steps.push((inner = { sentence, acts: false }));
      }
      const local = locals.get(callee.name);
      const found = isFunction(local) ? { helper: local, of } : knownHelper;
      if (found?.helper && !inside.includes(found.helper)) {
        inside.push(found.helper);
        const handed = textsHanded(found.helper, given, known);
        walk(found.helper['body'], inner, found.of, local ? new Map([...locals, ...handed]) : handed);
        inside.pop();
      }
      for (const each of given) {
        const passed = each.type === 'Identifier' ? locals.get(each.name) : undefined;
        if (passed && isFunction(passed) && !inside.includes(passed)) {
          inside.push(passed);
          walk(passed['body'], inner, of, locals);
          inside.pop();
        }
      }
    }
    for (const value of Object.values(node)) walk(value, inner, of, locals);
  };
  walk(play['body'], undefined, scope, new Map());
  return { acts, steps, presses: [...presses.values()], outside };
}

/** @param {import('oxc-parser').Program} program */
function readScope(program) {
  /** @type {Map<string, Node>} */
  const declared = new Map();
  /** @type {Map<string, string>} */
  const imports = new Map();
  /** @type {{ name: string, value: Node, start: number }[]} */
  const exported = [];
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const { local } of statement.specifiers) imports.set(local.name, statement.source.value);
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) declared.set(declaration.id.name, declaration);
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      const value = withoutTypes(init ?? undefined);
      if (id.type !== 'Identifier' || !value) continue;
      declared.set(id.name, value);
      if (isExported) exported.push({ name: id.name, value, start: statement.start });
    }
  }
  return { declared, imports, exported };
}

/**
 * @typedef {object} StoryFile
 * @property {string} page the id of the page that documents its stories
 * @property {{ name: string, from: string } | undefined} component what its meta names, if it is imported
 * @property {FileStory[]} stories
 * @property {Node | undefined} meta
 * @property {ReadonlyMap<string, Node>} declared what its top declares
 *
 * @typedef {object} FileStory
 * @property {string} id
 * @property {string} name
 * @property {string} sentence what stands above it; '' where nothing does
 * @property {Node} written as it stands in the file
 * @property {Play | undefined} play
 */

/**
 * Read by a parser that takes a second for all files; Storybook's own takes ten.
 * @param {string} path as in 'stories/ui/Button.stories.tsx'
 * @param {string} text
 * @param {(from: string) => string | undefined} [readImported] gives the text of an imported file whose helpers take
 * steps
 * @returns {StoryFile}
 */
export function readStoryFile(path, text, readImported = () => undefined) {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  const scope = readScope(program);
  const { declared, imports, exported } = scope;
  /** @type {Map<string, Scope | undefined>} */
  const scopes = new Map();
  /** @param {string} from */
  const scopeOf = (from) => {
    if (!scopes.has(from)) {
      const imported = readImported(from);
      scopes.set(from, imported === undefined ? undefined : readScope(parseSync(`${from}.ts`, imported).program));
    }
    return scopes.get(from);
  };
  const meta = declared.get('meta');
  const name = valueOf(meta, 'component')?.['name'];
  const from = imports.get(name);
  const ownTitle = textOf(valueOf(meta, 'title'), declared);
  const title = titleOf(path.split('/').slice(1));
  // A title of the file's own stands below its room's.
  const fullTitle = ownTitle === undefined ? title : `${title.split('/')[0]}/${ownTitle}`;
  return {
    page: toId(fullTitle, 'docs'),
    component: from === undefined ? undefined : { name, from },
    meta,
    declared,
    stories: exported.map(({ name: exportName, value, start }) => {
      const play = valueOf(value, 'play');
      const above = comments.findLast(({ end }) => end <= start);
      const isAbove = above?.type === 'Block' && text.slice(above.end, start).trim() === '';
      return {
        id: toId(fullTitle, storyNameFromExport(exportName)),
        name: textOf(valueOf(value, 'name'), declared) ?? storyNameFromExport(exportName),
        sentence: isAbove ? sentenceOf(above.value) : '',
        written: value,
        play: play && readPlay(play, scope, scopeOf),
      };
    }),
  };
}
