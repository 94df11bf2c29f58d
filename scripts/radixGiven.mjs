// Which looks the sources give to the parts of Radix Themes, for the list in radixLooks.mjs must name just these.
import {
  buttonPropDefs,
  calloutRootPropDefs,
  headingPropDefs,
  iconButtonPropDefs,
  popoverContentPropDefs,
  segmentedControlRootPropDefs,
  selectContentPropDefs,
  selectRootPropDefs,
  selectTriggerPropDefs,
  switchPropDefs,
  tabsListPropDefs,
  textAreaPropDefs,
  textFieldRootPropDefs,
  textPropDefs,
} from '@radix-ui/themes/props';
import { parseSync } from 'vite';
import { RADIX_LOOKS } from './radixLooks.mjs';

/** @typedef {{ default?: unknown, values?: unknown }} PropDefinition */
/** @typedef {{ size?: PropDefinition, variant?: PropDefinition }} PropDefinitions */
/**
 * What is read of a node of the syntax tree.
 * @typedef {{ type: unknown, name?: unknown, value?: unknown, attributes?: unknown, source?: { value?: unknown },
 *   specifiers?: { local?: { name?: string }, imported?: { name?: string } }[], object?: unknown,
 *   property?: { name?: string } }} SyntaxNode
 */

/** What each part is when nothing is said. @type {Record<string, PropDefinitions>} */
const PROPS = {
  Button: buttonPropDefs,
  'Callout.Root': calloutRootPropDefs,
  'Callout.Text': textPropDefs,
  Heading: headingPropDefs,
  IconButton: iconButtonPropDefs,
  'Popover.Content': popoverContentPropDefs,
  'SegmentedControl.Root': segmentedControlRootPropDefs,
  'Select.Content': selectContentPropDefs,
  'Select.Root': selectRootPropDefs,
  'Select.Trigger': selectTriggerPropDefs,
  Switch: switchPropDefs,
  'Tabs.List': tabsListPropDefs,
  Text: textPropDefs,
  TextArea: textAreaPropDefs,
  'TextField.Root': textFieldRootPropDefs,
};

/** Where a part comes from; `ui` wraps two of them. */
const SOURCE = /^(?:@radix-ui\/themes|(?:@\/ui|\.)\/(?:Icon)?Button)$/;

/** @param {unknown} node @returns {node is SyntaxNode} */
export const isNode = (node) => typeof node === 'object' && node !== null && 'type' in node;

/** Every node of a tree. @param {unknown} tree @returns {Generator<SyntaxNode>} */
export function* nodesOf(tree) {
  if (isNode(tree)) yield tree;
  if (typeof tree !== 'object' || tree === null) return;
  for (const part of Object.values(tree)) yield* nodesOf(part);
}

/**
 * The name of an element as the library calls it, 'TextField.Root'.
 * @param {unknown} name
 * @param {ReadonlyMap<string, string>} names of the file's imports
 * @returns {string | undefined}
 */
function partNamed(name, names) {
  if (!isNode(name)) return undefined;
  if (name.type !== 'JSXMemberExpression') return names.get(String(name.name));
  const object = partNamed(name.object, names);
  return object && `${object}.${name.property?.name}`;
}

/** All words that a property may have; what only decides between two of them counts too. @param {unknown} value */
export const wordsIn = (value) =>
  [...nodesOf(value)].flatMap(({ type, value: word }) =>
    type === 'Literal' && typeof word === 'string' ? [word] : [],
  );

/**
 * @param {SyntaxNode} element
 * @param {PropDefinitions} defaults
 */
function looksOfElement({ attributes }, defaults) {
  const given = new Map(
    [...(Array.isArray(attributes) ? attributes : [])].flatMap((attribute) =>
      isNode(attribute) && isNode(attribute.name) ? [[String(attribute.name.name), attribute.value]] : [],
    ),
  );
  const looks = /** @type {const} */ (['size', 'variant']).flatMap((prop) => {
    const usual = defaults[prop]?.default;
    const words = given.has(prop) ? wordsIn(given.get(prop)) : [];
    if (given.has(prop) && words.length === 0) return [`${prop}-unknown`];
    const all = words.length > 0 || typeof usual !== 'string' ? words : [usual];
    return all.filter((word) => /^\w+$/.test(word)).map((word) => `${prop}-${word}`);
  });
  if (given.has('highContrast')) looks.push('high-contrast');
  // What is drawn as a link would need the reset of links, which is left out.
  if (given.has('asChild') && defaults.variant) looks.push('as-child');
  if (['disabled', 'loading', 'readOnly'].some((prop) => given.has(prop))) looks.push('disabled');
  return looks;
}

/**
 * Every look that the sources give to each part.
 * @param {readonly { file: string, text: string }[]} scripts
 */
export function looksGiven(scripts) {
  /** @type {Map<string, Set<string>>} */
  const given = new Map();
  for (const { file, text } of scripts) {
    if (!file.endsWith('.tsx') || !text.includes('from ')) continue;
    const nodes = [...nodesOf(parseSync(file, text).program)];
    const names = new Map(
      nodes
        .filter(({ type, source }) => type === 'ImportDeclaration' && SOURCE.test(String(source?.value)))
        .flatMap(({ specifiers = [] }) =>
          specifiers.map(({ local, imported }) => [local?.name ?? '', imported?.name ?? '']),
        ),
    );
    for (const node of names.size > 0 ? nodes : []) {
      const part = node.type === 'JSXOpeningElement' ? partNamed(node.name, names) : undefined;
      const defaults = part === undefined ? undefined : PROPS[part];
      if (part === undefined || !defaults) continue;
      given.set(part, new Set([...(given.get(part) ?? []), ...looksOfElement(node, defaults)]));
    }
  }
  return given;
}

/**
 * How the list differs from the sources, in words.
 * @param {readonly { file: string, text: string }[]} scripts
 * @param {Record<string, { looks: readonly string[] }>} [listed]
 * @returns {string[]}
 */
export function looksFaults(scripts, listed = RADIX_LOOKS) {
  const given = looksGiven(scripts);
  const list = 'scripts/radixLooks.mjs';
  return [...new Set([...given.keys(), ...Object.keys(listed)])].flatMap((part) => {
    const looks = listed[part]?.looks ?? [];
    const used = [...(given.get(part) ?? [])];
    return [
      ...used
        .filter((look) => !looks.includes(look))
        .map((look) => `${list}: ${part} lacks ${look}, which the sources give it`),
      ...looks.filter((look) => !used.includes(look)).map((look) => `${list}: nothing gives ${part} ${look}`),
    ];
  });
}
