// Leaves in the app's stylesheet only what the app draws. Storybook's holds more, for its pages show every colour.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import selectorParser from 'postcss-selector-parser';
import { dropEmpty, dropUnread, resolveConstants, resolveNeverSet } from './customProperties.mjs';
import { dropOverruled } from './overruled.mjs';

const APP = /src[\\/]styles[\\/]index\.css(\?[\w-]*)?$/;

/**
 * What Tailwind's and Radix Themes' resets style, and the app has nowhere. `npm run check:styles` holds the elements and
 * the types of fields against our own JSX, as far as that names them.
 */
export const NEVER_DRAWN = {
  elements: (
    'abbr acronym address audio b blockquote canvas caption cite code del details dfn em embed fieldset figure h4 h5 h6 ' +
    'hr i iframe img ins kbd legend mark menu meter object optgroup output picture progress q s samp small strong sub ' +
    'summary sup u var video'
  ).split(' '),
  types: 'checkbox color datetime-local file image month number radio range reset time week'.split(' '),
};

/** Parts of fields of such types. */
const PARTS_NEVER_DRAWN =
  /^::(?:file-selector-button|-webkit-(?:inner|outer)-spin-button|-webkit-datetime-edit-(?:ampm|hour|meridiem|millisecond|minute|second|week)-field)$/;

/**
 * Whether an element that a part of a selector asks for is nowhere in the app. Takes out of lists what is.
 * @param {selectorParser.Node} node
 * @returns {boolean}
 */
function isNeverDrawn(node) {
  if (node.type === 'tag') return NEVER_DRAWN.elements.includes(node.value.toLowerCase());
  if (node.type === 'attribute') return node.attribute === 'type' && NEVER_DRAWN.types.includes(node.value ?? '');
  if (node.type !== 'pseudo') return false;
  if (node.nodes.length === 0) return PARTS_NEVER_DRAWN.test(node.value);
  // The weight of `:is` and `:not` hangs on all that they list; `:where` has none.
  if (node.value === ':is') return node.nodes.every(({ nodes }) => nodes.some(isNeverDrawn));
  if (node.value !== ':where') return false;
  dropNeverDrawn(node);
  return node.nodes.length === 0;
}

/** @param {selectorParser.Root | selectorParser.Pseudo} list of selectors, loses those that nothing can match */
function dropNeverDrawn(list) {
  // `each` goes on rightly while parts are taken out.
  list.each((selector) => {
    let isGone = false;
    selector.each((node) => {
      isGone ||= isNeverDrawn(node);
    });
    if (isGone) selector.remove();
  });
}

/**
 * What stands in an at-rule, as text; undefined for anything but an at-rule of this name and condition.
 * @param {import('postcss').ChildNode | undefined} node
 * @param {{ name: string, params: string }} asked
 */
const within = (node, { name, params }) =>
  node?.type === 'atrule' && node.name === name && node.params === params ? node.nodes?.join('') : undefined;

/**
 * Gathers what Tailwind writes anew for each class of a variant that holds in either of two cases, as `along` does: all for
 * the one, then all for the other. Since both hold the same, the later class wins as before, also where both apply.
 * @param {import('postcss').Root} root
 */
function gatherEither(root) {
  root.walkAtRules(/^(?:container|media)$/, (first) => {
    const second = first.next();
    if (second?.type !== 'atrule' || within(second, second) !== within(first, first)) return;
    if (within(second, first) !== undefined) return;
    for (let third = second.next(); third; third = second.next()) {
      const text = within(third, first);
      const fourth = third.next();
      if (third.type !== 'atrule' || fourth?.type !== 'atrule') return;
      if (text === undefined || within(fourth, second) !== text) return;
      // The rules themselves, which know the file that they come from: Vite warns of others at each build.
      first.append(third.nodes ?? []);
      second.append(fourth.nodes ?? []);
      third.remove();
      fourth.remove();
    }
  });
}

/**
 * Drops from the app's stylesheet what it never draws, puts custom properties that never change where they are read,
 * and drops those that nobody reads.
 * @param {{ readElsewhere: () => Iterable<string> }} options custom properties that scripts and libraries' stylesheets name
 * @returns {import('postcss').Plugin}
 */
export const appStyle = ({ readElsewhere }) => ({
  postcssPlugin: 'weftline:app-style',
  OnceExit: (root) => {
    if (!APP.test(root.source?.input.file ?? '')) return;
    // The one that minifying keeps names a licence, which licences.md ships whole.
    root.walkComments((comment) => {
      comment.remove();
    });
    // Our own rules ask for `:has` without a way round it.
    root.walkAtRules('supports', (rule) => {
      if (rule.params === 'selector(:has(*))') rule.replaceWith(rule.nodes ?? []);
      if (rule.params === 'not selector(:has(*))') rule.remove();
      // Tailwind's look of placeholders: every field is Radix's, whose reset takes it back.
      if (rule.params.includes('-apple-pay-button')) rule.remove();
    });
    root.walkRules((rule) => {
      const { parent } = rule;
      if (parent?.type === 'atrule' && /** @type {import('postcss').AtRule} */ (parent).name.endsWith('keyframes'))
        return;
      const selectors = selectorParser().astSync(rule.selector);
      const before = selectors.toString();
      dropNeverDrawn(selectors);
      if (selectors.nodes.length === 0) rule.remove();
      else if (selectors.toString() !== before) rule.selector = selectors.toString();
    });
    dropOverruled(root);
    const kept = new Set(readElsewhere());
    resolveConstants(root, { kept });
    resolveNeverSet(root);
    dropUnread(root, { kept });
    dropEmpty(root);
    gatherEither(root);
  },
});

/**
 * Every custom property that the scripts of a folder name, but for utilities, `bg-(--fill)`, and for what only tests use.
 * @param {string} folder
 * @returns {string[]}
 */
export const customPropertiesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!testing\b).*(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/(?<![-:]\()--[a-z][\w-]*/gi) ?? []);
