// Puts custom properties that never change where they are read, and drops those that nobody reads.

/** What stands above `.radix-themes`, which may not read what that declares. */
const ABOVE_THEME = /^(?::root|:host|html|body)$/;

/** The elements whose custom properties hold for all that is drawn. */
const WHOLE = /^(?::root|:host|html|\.radix-themes|:where\(\.radix-themes\))$/;

/** Those, and their two appearances. */
const WHOLE_IN_AN_APPEARANCE = /^(?:\.(?:light|dark)|html:not\(\.light,\s*\.dark\))$/;

/** @param {string} text @returns {string[]} the custom properties that a value or a condition reads */
export const readIn = (text) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** @param {import('postcss').Declaration} declaration @returns {import('postcss').Rule | null} its rule, unless under a condition */
function ruleAlways({ parent }) {
  if (parent?.type !== 'rule') return null;
  for (let around = parent.parent; around && around.type !== 'root'; around = around.parent) {
    if (around.type !== 'atrule' || /** @type {import('postcss').AtRule} */ (around).name !== 'layer') return null;
  }
  return parent;
}

/** @param {import('postcss').Declaration} declaration @param {RegExp} pattern */
const isFor = ({ parent }, pattern) =>
  parent?.type === 'rule' && parent.selectors.every((selector) => pattern.test(selector));

/**
 * Puts the value of a custom property where it is read, when it is declared once, for all: fewer bytes, and nothing to
 * look up when a style is worked out.
 * @param {import('postcss').Root} root
 * @param {object} [options]
 * @param {RegExp} [options.whole] selectors of elements that hold all others
 * @param {ReadonlySet<string>} [options.kept] custom properties that scripts may read or set
 */
export function resolveConstants(root, { whole = WHOLE, kept = new Set() } = {}) {
  /** @type {Map<string, import('postcss').Declaration[]>} */
  const declared = new Map();
  root.walkDecls(/^--/, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });
  const inAnyAppearance = new RegExp(`${whole.source}|${WHOLE_IN_AN_APPEARANCE.source}`);
  /** Whether a property has one value on all elements at a time. @param {string} name */
  const isSameForAll = (name) =>
    declared.has(name) && !kept.has(name) && (declared.get(name) ?? []).every((each) => isFor(each, inAnyAppearance));
  for (const [name, [declaration, another]] of declared) {
    if (!declaration || another || declaration.important || kept.has(name)) continue;
    const rule = ruleAlways(declaration);
    if (!rule || !isFor(declaration, whole) || !readIn(declaration.value).every(isSameForAll)) continue;
    const isOfPage = rule.selectors.some((selector) => ABOVE_THEME.test(selector));
    // What the page itself does not declare may be meant not to be there: a fallback stands for it.
    const reads = new RegExp(`var\\(\\s*${name}\\s*${isOfPage ? '(?:,[^()]*)?' : ''}\\)`, 'g');
    root.walkDecls((reader) => {
      const { parent } = reader;
      const isAbove = parent?.type === 'rule' && parent.selectors.some((selector) => ABOVE_THEME.test(selector));
      if (reader !== declaration && (isOfPage || !isAbove))
        reader.value = reader.value.replace(reads, () => declaration.value);
    });
  }
}

/**
 * Puts the value that it has anyway where a custom property of Tailwind's is read that no rule ever sets, its first one or
 * the fallback: `leading-*` would set `--tw-leading`, and nothing bears it.
 * @param {import('postcss').Root} root
 */
export function resolveNeverSet(root) {
  /** @type {Set<string>} */
  const set = new Set();
  /** @type {Map<string, string>} */
  const first = new Map();
  root.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => void first.set(rule.params, value));
  });
  root.walkDecls(/^--(?:tw|default)-/, ({ prop, value }) => {
    // Browsers without `@property` get the same value from a rule for all elements.
    if (value !== 'initial' && value !== first.get(prop)) set.add(prop);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value
      .replaceAll(/var\(\s*(--(?:tw|default)-[\w-]+)\s*(?:,([^()]*))?\)/g, (read, name, fallback) =>
        set.has(name) ? read : (first.get(name) ?? fallback?.trim() ?? read),
      )
      .trim();
  });
}

/**
 * Drops the custom properties that neither a rule reads nor a script names; what one reads goes with it.
 * @param {import('postcss').Root} root
 * @param {{ kept?: ReadonlySet<string> }} [options]
 */
export function dropUnread(root, { kept = new Set() } = {}) {
  for (let dropped = true; dropped;) {
    dropped = false;
    const read = new Set(kept);
    root.walkDecls(({ value }) => readIn(value).forEach((name) => read.add(name)));
    root.walkAtRules(({ params }) => readIn(params).forEach((name) => read.add(name)));
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
    // Others are there for what a script sets.
    root.walkAtRules('property', (rule) => {
      if (read.has(rule.params) || !rule.params.startsWith('--tw-')) return;
      rule.remove();
      dropped = true;
    });
  }
}

/** Drops rules without declarations, and what holds nothing else. @param {import('postcss').Root} root */
export function dropEmpty(root) {
  for (let dropped = true; dropped;) {
    dropped = false;
    root.walk((node) => {
      if (!('nodes' in node) || node.nodes === undefined || node.nodes.some(({ type }) => type !== 'comment')) return;
      node.remove();
      dropped = true;
    });
  }
}
