// Which rules of a stylesheet a given markup may need, to draw it before the whole stylesheet is there.
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { dropEmpty, dropUnread, readIn, resolveConstants } from './customProperties.mjs';

/** @typedef {{ tag: string, classes: Set<string>, attributes: Map<string, string> }} Element */

/** Parts of an element that are seen at once on the gate. */
const PARTS = new Set(['::before', '::after', ':before', ':after', '::-ms-reveal']);

/** The elements that hold all others of the gate, and are drawn in one way only. */
const WHOLE = /^(?::root|:host|html|\[data-radius\]|\.radix-themes(?::where\(.*\))?|:where\(\.radix-themes\))$/;

/** What a pointer does to a control: nothing is missed when it answers a moment later, with the whole stylesheet. */
const DEEDS = new Set([':hover', ':active']);

/**
 * The elements of markup as React's server renderer writes it.
 * @param {string} markup
 * @returns {Element[]}
 */
function elementsOf(markup) {
  return [...markup.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, tag = '', rest = '']) => {
      const attributes = new Map(
        [...rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
      );
      return { tag: tag.toLowerCase(), attributes, classes: new Set(attributes.get('class')?.split(/\s+/)) };
    },
  );
}

/** @param {selectorParser.Selector} selector its parts between the combinators, from left to right */
const compounds = (selector) =>
  selector
    .split(({ type }) => type === 'combinator')
    .map((compound) => compound.filter(({ type }) => type !== 'combinator'));

/**
 * Whether an element may come to be what a part of a selector asks for. States other than a pointer's that its attributes
 * do not tell, and `:not`, are taken as given.
 * @param {selectorParser.Node} node
 * @param {Element} element
 * @param {Element[]} elements all there are
 * @returns {boolean}
 */
function mayMatch(node, element, elements) {
  if (node.type === 'class') return element.classes.has(node.value);
  if (node.type === 'tag') return node.value.toLowerCase() === element.tag;
  if (node.type === 'id') return element.attributes.get('id') === node.value;
  if (node.type === 'attribute') {
    const value = element.attributes.get(node.attribute);
    return value !== undefined && (node.operator !== '=' || value === node.value);
  }
  if (node.type !== 'pseudo') return true;
  if (node.value === ':where' || node.value === ':is') {
    return node.nodes.some((selector) => {
      const own = compounds(selector).at(-1) ?? [];
      return own.every((part) => mayMatch(part, element, elements)) && mayApply(selector, elements);
    });
  }
  if (node.value === ':any-link') return element.attributes.has('href');
  if (node.value === ':placeholder-shown') return element.attributes.has('placeholder');
  return PARTS.has(node.value) || !(node.value.startsWith('::') || DEEDS.has(node.value));
}

/** @param {selectorParser.Selector} selector @param {Element[]} elements @returns {boolean} */
const mayApply = (selector, elements) =>
  compounds(selector).every((compound) =>
    elements.some((element) => compound.every((part) => mayMatch(part, element, elements))),
  );

/**
 * The rules that an element of the markup may need, in their order, without the custom properties that none of them
 * reads or that never change, without fonts and without what is for paper alone.
 * @param {string} css
 * @param {string} markup
 */
export function usedStyle(css, markup) {
  const elements = elementsOf(markup);
  const parser = selectorParser();
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules(/^(font-face|page)$/, (rule) => void rule.remove());
  root.walkAtRules('media', (rule) => {
    // The whole stylesheet is there long before anybody prints.
    if (rule.params === 'print') rule.remove();
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /** @type {postcss.AtRule} */ (rule.parent).name.endsWith('keyframes'))
      return;
    const used = parser.astSync(rule.selector).nodes.filter((selector) => mayApply(selector, elements));
    if (used.length > 0) rule.selectors = used.map(String);
    else rule.remove();
  });

  resolveConstants(root, { whole: WHOLE });
  dropUnused(root);
  return root.toString();
}

/** Drops what nothing uses: custom properties, their declarations, animations; then what is empty. @param {postcss.Root} root */
function dropUnused(root) {
  dropUnread(root);
  const text = root.toString();
  const read = new Set(readIn(text));
  root.walkAtRules('property', (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!new RegExp(`animation[^;}]*[ :,]${rule.params}\\b`).test(text)) rule.remove();
  });
  dropEmpty(root);
}
