import type { Page } from '@playwright/test';

/**
 * Does with a page what a browser does that translates it: from now on each text stands in elements of the browser's, and
 * the page's own text node is gone.
 */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const translateText = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea, svg, [translate=no]'))
        return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      texts.forEach(translateText);
    };
    const watch: MutationObserverInit = { subtree: true, childList: true, characterData: true };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(translateAll);
    }).observe(document.body, watch);
    translateAll(document.body);
  });
