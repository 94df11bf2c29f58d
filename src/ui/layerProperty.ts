/** The rule that holds them: of everything that lies over the page, and of nothing else. */
let shared: CSSStyleDeclaration | undefined;

function ruleOfLayers(): CSSStyleDeclaration {
  if (shared) return shared;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-notifications], .panel {}');
  document.adoptedStyleSheets.push(sheet);
  const [rule] = sheet.cssRules;
  if (!(rule instanceof CSSStyleRule)) throw new Error('The rule of the layers was not understood');
  shared = rule.style;
  return shared;
}

/**
 * Sets a custom property of toasters and panels; null takes it away. On the root every element of the page would inherit
 * it, and be styled anew with each change.
 */
export function setLayerProperty(name: `--${string}`, value: string | null) {
  const style = ruleOfLayers();
  if (value === null) style.removeProperty(name);
  else if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
