// Drops from Radix Themes' rules what ours, in a later layer, set anew for the same elements.

/** The part of an element that a selector asks for, and what it asks of that. */
const PART = /(?:::.*|:(?:before|after))$/;

/**
 * The selectors of a rule with those of the rules around it.
 * @param {import('postcss').Rule} rule
 * @returns {string[]}
 */
function wholeSelectors({ parent, selectors }) {
  if (parent?.type !== 'rule') return selectors;
  return wholeSelectors(parent).flatMap((around) =>
    selectors.map((own) => (own.includes('&') ? own.replaceAll('&', around) : `${around} ${own}`)),
  );
}

/**
 * The parts of a selector, split before each of some signs that stands outside of all brackets.
 * @param {string} selector
 * @param {string} signs
 */
function split(selector, signs) {
  const parts = [''];
  let depth = 0;
  for (const sign of selector) {
    if ('(['.includes(sign)) depth += 1;
    if (depth === (sign === '[' ? 1 : 0) && signs.includes(sign)) parts.push('');
    if (')]'.includes(sign)) depth -= 1;
    parts[parts.length - 1] += sign;
  }
  return parts.filter((part) => part !== '');
}

/**
 * Whether one selector asks for all elements that another asks for: for the same, or for less of them.
 * @param {string} wide
 * @param {string} narrow
 */
function holdsFor(wide, narrow) {
  if (PART.exec(wide)?.[0].replace('::', ':') !== PART.exec(narrow)?.[0].replace('::', ':')) return false;
  const [own, theirs] = [wide.replace(PART, ''), narrow.replace(PART, '')];
  if (own === theirs) return true;
  // What is asked of the element itself stands last, at times within `:where()`.
  const last = split(theirs, ' >+~').at(-1) ?? '';
  const asked = split(last.replace(/^[ >+~]/, ''), '.:[').flatMap((part) => {
    const [, inner = ''] = /^:where\((.*)\)$/.exec(part) ?? [];
    return [part, ...(split(inner, ', >+~').length === 1 ? split(inner, '.:[') : [])];
  });
  return split(own, '.:[').every((part) => asked.includes(part));
}

/**
 * Drops the declarations of the layer `radix` that one of the layer `components` always overrules: a later layer wins,
 * however much a selector asks for.
 * @param {import('postcss').Root} root
 */
export function dropOverruled(root) {
  /** @type {Map<string, string[]>} the selectors of ours for each property */
  const ours = new Map();
  /** @param {string} name @param {(rule: import('postcss').Rule) => void} note */
  const inLayer = (name, note) =>
    root.walkAtRules('layer', (layer) => {
      if (layer.params === name && layer.parent?.type === 'root') layer.walkRules(note);
    });
  inLayer('components', (rule) => {
    // What stands under a condition does not hold always.
    if (rule.parent?.type !== 'atrule' || /** @type {import('postcss').AtRule} */ (rule.parent).name !== 'layer')
      return;
    rule.each((node) => {
      if (node.type === 'decl') ours.set(node.prop, [...(ours.get(node.prop) ?? []), ...rule.selectors]);
    });
  });
  inLayer('radix', (rule) => {
    const theirs = wholeSelectors(rule);
    rule.each((node) => {
      if (node.type !== 'decl' || node.important) return;
      const overruling = ours.get(node.prop) ?? [];
      if (theirs.every((narrow) => overruling.some((wide) => holdsFor(wide, narrow)))) node.remove();
    });
  });
}
