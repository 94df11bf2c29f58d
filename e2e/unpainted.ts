import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** What keeps the page from being painted, where something does. */
    unpainted?: CSSStyleSheet;
  }
}

/** In milliseconds; a page that hangs answers nothing at all. */
const PATIENCE = 5_000;

const setUnpainted = (page: Page, isUnpainted: boolean) =>
  page.waitForFunction(
    (disabled) => {
      if (window.unpainted) window.unpainted.disabled = disabled;
      return true;
    },
    !isUnpainted,
    { timeout: PATIENCE },
  );

/** Paints a page while something looks at it. */
export async function whilePainted<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  await setUnpainted(page, false);
  try {
    return await look();
  } finally {
    // What the look found counts more than a page that has gone meanwhile.
    await setUnpainted(page, true).catch(() => {});
  }
}

/**
 * Keeps the pages of a context from being painted, which took a twelfth of all time. They are laid out, take the focus and
 * answer to presses as ever. A point is painted, for the program waits for the first paint of any contents. Pictures, those
 * of failures too, show them painted.
 */
export async function leaveUnpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.unpainted = new CSSStyleSheet();
    window.unpainted.replaceSync(`@media screen {
      body { opacity: 0 }
      html::before { content: '.'; position: fixed; font-size: 1px; pointer-events: none }
    }`);
    document.adoptedStyleSheets.push(window.unpainted);
  });
  context.on('page', (page) => {
    const screenshot = page.screenshot.bind(page);
    page.screenshot = (options) => whilePainted(page, () => screenshot(options));
  });
}
