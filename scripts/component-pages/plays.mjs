// What a story file says of its stories: their names, and of each play whether it acts, its steps and the keys it presses.
import { parseSync } from 'oxc-parser';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { titleOf } from '../storyTitles.mjs';

/**
 * @typedef {{ keys: string, step: string }} KeyPress keys as in 'Alt+ArrowRight'; the step is '' outside of any
 *
 * @typedef {object} Play
 * @property {boolean} acts it presses, types or lets time pass; a play that only looks does not
 * @property {string[]} steps the sentences of its steps
 * @property {KeyPress[]} presses each once
 *
 * @typedef {{ type: string, [part: string]: any }} Node
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
const valueOf = (object, name) =>
  object?.['properties']?.find((/** @type {Node} */ { key }) => key?.name === name)?.value;

/** @param {Node | undefined} node @param {ReadonlyMap<string, Node>} declared @returns {string | undefined} */
function textOf(node, declared) {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node?.type === 'TemplateLiteral' && node['expressions'].length === 0) return node['quasis'][0].value.cooked;
  return node?.type === 'Identifier' && declared.has(node['name'])
    ? textOf(declared.get(node['name']), new Map())
    : undefined;
}

/** @param {Node} object @returns {Record<string, boolean>} */
const switchesIn = (object) =>
  Object.fromEntries(
    object['properties']?.map((/** @type {Node} */ { key, value }) => [key?.name, value?.value]) ?? [],
  );

/** @param {Node} play @param {ReadonlyMap<string, Node>} declared what the file declares at its top @returns {Play} */
function readPlay(play, declared) {
  const seen = new Set([play]);
  /** @type {Map<string, KeyPress>} */
  const presses = new Map();
  /** @type {string[]} */
  const steps = [];
  let acts = false;

  /** @param {string[]} pressed @param {string} step */
  const note = (pressed, step) => {
    for (const keys of pressed) presses.set(`${keys} ${step}`, { keys, step });
  };
  /** @param {unknown} part @param {string} step */
  const walk = (part, step) => {
    if (Array.isArray(part)) for (const each of part) walk(each, step);
    if (typeof part !== 'object' || part === null || !('type' in part)) return;
    const node = /** @type {Node} */ (part);
    let inner = step;
    if (node.type === 'CallExpression') {
      const { callee, arguments: given } = node;
      const holder = callee.object?.name;
      if (holder === 'userEvent' || holder === 'fireEvent' || callee.name === 'passTime') acts = true;
      // A helper that takes the play's whole context acts with it.
      if (
        given.some((/** @type {Node} */ { type, name }) => type === 'Identifier' && /^(context|userEvent)$/.test(name))
      )
        acts = true;
      if (callee.name === 'tabTo') note(['Tab'], step);
      if (holder === 'userEvent' && callee.property.name === 'tab')
        note([given[0] && switchesIn(given[0])['shift'] ? 'Shift+Tab' : 'Tab'], step);
      if (holder === 'userEvent' && /^(keyboard|type)$/.test(callee.property.name))
        note(keysIn(textOf(given[callee.property.name === 'type' ? 1 : 0], declared) ?? ''), step);
      if (callee.name === 'step') {
        inner = textOf(given[0], declared) ?? '';
        if (inner !== '') steps.push(inner);
      }
      const helper = declared.get(callee.name);
      if (helper && !seen.has(helper)) {
        seen.add(helper);
        walk(helper, step);
      }
    }
    for (const value of Object.values(node)) walk(value, inner);
  };
  walk(play, '');
  return { acts, steps, presses: [...presses.values()] };
}

/**
 * @typedef {object} StoryFile
 * @property {string} page the id of the page that documents its stories
 * @property {{ name: string, from: string } | undefined} component what its meta names, if it is imported
 * @property {{ id: string, name: string, play: Play | undefined }[]} stories
 */

/**
 * Read by a parser that takes a second for all files; Storybook's own takes ten.
 * @param {string} path as in 'stories/ui/Button.stories.tsx'
 * @param {string} text
 * @returns {StoryFile}
 */
export function readStoryFile(path, text) {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  /** @type {Map<string, Node>} */
  const declared = new Map();
  /** @type {Map<string, string>} */
  const imports = new Map();
  /** @type {{ name: string, value: Node }[]} */
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
      if (isExported) exported.push({ name: id.name, value });
    }
  }
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
    stories: exported.map(({ name: exportName, value }) => {
      const play = valueOf(value, 'play');
      return {
        id: toId(fullTitle, storyNameFromExport(exportName)),
        name: textOf(valueOf(value, 'name'), declared) ?? storyNameFromExport(exportName),
        play: play && readPlay(play, declared),
      };
    }),
  };
}
