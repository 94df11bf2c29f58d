declare global {
  interface Window {
    /** Whether the rules for paper hold for the screen. */
    paperIsShown?: boolean;
  }
}

/** Makes what the styles say for paper hold for the screen, and the other way round; runs in the page. */
export function swapPaperAndScreen(): void {
  const swap = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /\b(print|screen)\b/.test(rule.media.mediaText)) {
        rule.media.mediaText = rule.media.mediaText.replaceAll(/\b(print|screen)\b/g, (medium) =>
          medium === 'print' ? 'screen' : 'print',
        );
      }
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) swap(rule.cssRules);
    }
  };
  window.paperIsShown = !window.paperIsShown;
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) swap(sheet.cssRules);
}
