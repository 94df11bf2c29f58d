/** In pixels; where toasts, notices and an open panel stand clear of each other. */
export type LayerProperty = '--toast-height' | '--panel-footer-height' | '--toasts-from';

/** The elements that each is set on: those whose rules read it. Set on the root, a change would restyle the whole page. */
const BEARERS = {
  '--toast-height': '[data-notifications], .panel',
  '--panel-footer-height': '[data-notifications]',
  '--toasts-from': '[data-notifications]',
} as const satisfies Record<LayerProperty, string>;

const rules = new Map<string, CSSStyleDeclaration>();

function ruleOf(name: LayerProperty): CSSStyleDeclaration {
  const bearers = BEARERS[name];
  const known = rules.get(bearers);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${bearers} {}`);
  document.adoptedStyleSheets.push(sheet);
  const [rule] = sheet.cssRules;
  if (!(rule instanceof CSSStyleRule)) throw new Error('The rule of the layers was not understood');
  rules.set(bearers, rule.style);
  return rule.style;
}

/**
 * Sets a custom property of what lies over the page; null takes it away. On the root every element of the page would
 * inherit it, and be styled anew with each change.
 */
export function setLayerProperty(name: LayerProperty, value: string | null) {
  const style = ruleOf(name);
  if (value === null) style.removeProperty(name);
  else if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
