// Drops from Radix Themes' rules what ours, in a later layer, set anew for the same elements.

/** The part of an element that a selector asks for, at its end. */
const PART = /::?(?:before|after|placeholder)$/;

/**
 * The selectors of a rule with those of the rules around it.
 * @param {import('postcss').Rule} rule
 * @returns {string[]}
 */
function wholeSelectors({ parent, selectors }) {
  if (parent?.type !== 'rule') return selectors;
  return wholeSelectors(/** @type {import('postcss').Rule} */ (parent)).flatMap((around) =>
    selectors.map((own) => (own.includes('&') ? own.replaceAll('&', around) : `${around} ${own}`)),
  );
}

/** What a selector asks of the element itself, which stands last in it. @param {string} selector */
function lastCompound(selector) {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < selector.length; at += 1) {
    const sign = selector.charAt(at);
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (depth === 0 && ' >+~'.includes(sign)) start = at + 1;
  }
  return selector.slice(start);
}

/**
 * Whether one selector asks for all elements that another asks for: for the same, or for less of them.
 * @param {string} wide
 * @param {string} narrow
 */
export function holdsFor(wide, narrow) {
  const [own, theirs] = [wide.replace(PART, ''), narrow.replace(PART, '')];
  if (PART.exec(wide)?.[0].replace('::', ':') !== PART.exec(narrow)?.[0].replace('::', ':')) return false;
  if (own === theirs) return true;
  const last = lastCompound(theirs);
  return [own, `:where(${own})`].some(
    (begin) => last.startsWith(begin) && /^(?:[:.[]|$)/.test(last.slice(begin.length)),
  );
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
      if (layer.params === name) layer.walkRules(note);
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
