// Radix Themes styles every size and variant of its parts. Only the ones listed here are shipped, and `npm run
// check:styles` holds the list against the sources.
import { Rule } from 'postcss';
import { dropEmpty } from './build/customProperties.mjs';

/** @typedef {{ looks: readonly string[], bearers: readonly string[] }} Part */

/**
 * For each part of Radix Themes, as the sources name it: the looks that it is given, and the classes of the elements that
 * bear them. A class that stands nowhere here keeps all its looks.
 * @satisfies {Record<string, Part>}
 */
export const RADIX_LOOKS = {
  Button: {
    looks: ['size-1', 'size-2', 'size-3', 'variant-ghost', 'variant-outline', 'variant-solid', 'disabled'],
    bearers: ['rt-BaseButton', 'rt-Button'],
  },
  'Callout.Root': { looks: ['size-1', 'variant-soft'], bearers: ['rt-CalloutRoot'] },
  'Callout.Text': { looks: ['size-2'], bearers: ['rt-CalloutText'] },
  Heading: { looks: ['size-3', 'size-4', 'size-5', 'size-6', 'size-8'], bearers: ['rt-Heading'] },
  IconButton: {
    looks: ['size-1', 'size-2', 'variant-ghost', 'variant-outline', 'variant-solid'],
    bearers: ['rt-BaseButton', 'rt-IconButton'],
  },
  'Popover.Content': { looks: ['size-1'], bearers: ['rt-PopoverContent'] },
  'SegmentedControl.Root': {
    looks: ['size-2', 'variant-surface'],
    bearers: ['rt-SegmentedControlRoot', 'rt-SegmentedControlItem'],
  },
  'Select.Content': { looks: ['variant-solid'], bearers: ['rt-SelectContent', 'rt-SelectItem'] },
  'Select.Root': { looks: ['size-2'], bearers: ['rt-SelectContent', 'rt-SelectTrigger'] },
  'Select.Trigger': { looks: ['variant-surface'], bearers: ['rt-SelectTrigger'] },
  Switch: { looks: ['size-2', 'variant-surface'], bearers: ['rt-SwitchRoot', 'rt-SwitchThumb'] },
  'Tabs.List': { looks: ['size-2'], bearers: ['rt-BaseTabList'] },
  Text: { looks: ['size-1', 'size-2', 'size-3', 'size-4', 'size-5', 'size-7'], bearers: ['rt-Text'] },
  TextArea: { looks: ['size-2', 'variant-surface'], bearers: ['rt-TextAreaRoot', 'rt-TextAreaInput'] },
  'TextField.Root': { looks: ['size-2', 'size-3', 'variant-surface', 'disabled'], bearers: ['rt-TextFieldRoot'] },
};

/** Parts that others draw within themselves: the scroll bar of an open list. @type {readonly Part[]} */
const RADIX_INNER_LOOKS = [{ looks: ['size-1'], bearers: ['rt-ScrollAreaScrollbar'] }];

/** Elements that some part of Radix Themes has, and none that is used here. */
const RADIX_ABSENT = ['rt-ScrollAreaViewportFocusRing', 'rt-SelectLabel', 'rt-SelectSeparator', 'rt-TabNavLink'];

/**
 * The most segments of a control; the mark of the chosen one stands behind the last. Where the mark has no rule for its
 * place, the story of the appearance fails.
 */
const MOST_SEGMENTS = 3;

/** Which of the segments and their mark a selector asks for. */
const PLACE = /^:nth-child\((\d+)\)/;

/** An open list scrolls up and down alone. */
const SIDEWAYS = /^\[data-orientation=['"]?horizontal/;

/** The elements that bear Radix Themes' reset: its controls, none of which is drawn as another element. */
const RESET = ['button', 'input', 'textarea'];

/** A selector of the reset for elements by their names, or for links. */
const RESET_OF = /^\.rt-reset:where\(([a-z\d]+(?:,\s*[a-z\d]+)*|:any-link)\)/;

/** A class that stands for a size, a variant or a high contrast. */
const LOOK = /^rt-(?:r-)?(size-\d|variant-[a-z]+|high-contrast)$/;

/** What a control is styled by while it cannot be changed. */
const DISABLED = /^(?:\[(?:data-)?disabled\]|:(?:disabled|read-only)(?![\w-]))/;

/** The class of Radix's element that a selector names last. @param {string} selector */
const lastBearer = (selector) => /.*\.(rt-[A-Z]\w*)/s.exec(selector)?.[1];

/** @param {string} list in CSS @returns {string[]} its parts, split at the commas outside of all brackets */
function splitList(list) {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** What stands between a bracket that opens before a text and the one that closes it. @param {string} text */
function untilClosed(text) {
  let depth = 1;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(0, at);
  }
  return text;
}

/**
 * Whether a selector can match: whether none of the classes that it demands is a look that its bearer is never given.
 * @param {string} selector
 * @param {Record<string, Part>} parts
 * @param {string} [around] the class of Radix's element that stands before
 * @returns {boolean}
 */
export function canMatch(selector, parts, around = '') {
  let bearer = around;
  for (let at = 0; at < selector.length; at += 1) {
    const [classWord = '', name = ''] = /^\.([\w-]+)/.exec(selector.slice(at)) ?? [];
    const [call = '', pseudo = ''] = /^:([\w-]+)\(/.exec(selector.slice(at)) ?? [];
    const look = DISABLED.test(selector.slice(at)) ? 'disabled' : LOOK.exec(name)?.[1];
    if (look !== undefined) {
      const of = [...Object.values(parts), ...RADIX_INNER_LOOKS].filter(({ bearers }) => bearers.includes(bearer));
      if (of.length > 0 && !of.some(({ looks }) => looks.includes(look))) return false;
    } else if (/^rt-[A-Z]/.test(name)) {
      if (RADIX_ABSENT.includes(name)) return false;
      bearer = name;
    }
    if (bearer.startsWith('rt-ScrollArea') && SIDEWAYS.test(selector.slice(at))) return false;
    const [, place = 0] = PLACE.exec(selector.slice(at)) ?? [];
    if (bearer.startsWith('rt-SegmentedControl') && Number(place) > MOST_SEGMENTS + 1) return false;
    if (call !== '') {
      const inner = untilClosed(selector.slice(at + call.length));
      // What is sought within or beside an element has a bearer of its own.
      const before = pseudo === 'has' ? '' : bearer;
      if (pseudo !== 'not' && !splitList(inner).some((part) => canMatch(part, parts, before))) return false;
      if (pseudo === 'where' || pseudo === 'is') bearer = lastBearer(inner) ?? bearer;
      at += inner.length;
    }
    at += Math.max(classWord.length, call.length, 1) - 1;
  }
  return true;
}

/** Whether a selector of the reset asks for elements that never bear it. @param {string} selector */
function isResetOfNone(selector) {
  const [, elements] = RESET_OF.exec(selector) ?? [];
  return elements !== undefined && !elements.split(/,\s*/).some((element) => RESET.includes(element));
}

/** The class of Radix's element that the rules around one name last. @param {import('postcss').Node} node @returns {string} */
function bearerAround({ parent }) {
  if (!parent) return '';
  return (parent instanceof Rule ? lastBearer(parent.selector) : undefined) ?? bearerAround(parent);
}

/**
 * Drops the rules for looks that no part is given.
 * @param {Record<string, Part>} [parts]
 * @returns {import('postcss').Plugin}
 */
export const unusedRadixLooks = (parts = RADIX_LOOKS) => ({
  postcssPlugin: 'weftline:unused-radix-looks',
  OnceExit: (root) => {
    root.walkRules((rule) => {
      // A nested rule is often without a class of its own: `&:where([data-disabled])`.
      const around = bearerAround(rule);
      if (around === '' && !rule.selector.includes('.rt-')) return;
      const kept = rule.selectors.filter((selector) => canMatch(selector, parts, around) && !isResetOfNone(selector));
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
    dropEmpty(root);
  },
});
