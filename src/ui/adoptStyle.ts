/**
 * Adds rules to the page as the security policy allows it, which refuses style elements made by scripts. The build puts
 * it into the libraries that make such elements, see scripts/build/adoptedStyles.mjs.
 * @returns takes the rules away again
 */
export function adoptStyle(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
