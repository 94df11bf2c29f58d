import type { BrowserContext, Page, TestInfo } from '@playwright/test';

declare global {
  interface Window {
    /** What keeps the page from being painted, where something does. */
    unpainted?: CSSStyleSheet;
  }
}

/**
 * Spares the pages of a context to be painted, which took a twelfth of all time and which nobody looks at. They are laid
 * out, take the focus and answer to presses as ever.
 */
export async function leaveUnpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.unpainted = new CSSStyleSheet();
    window.unpainted.replaceSync('@media screen { html { opacity: 0 } }');
    document.adoptedStyleSheets.push(window.unpainted);
  });
}

/** Does something with a page that is painted, for those who ask what is seen of it. */
export async function whilePainted<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  const leaveOut = (isLeftOut: boolean) =>
    page.evaluate((disabled) => {
      if (window.unpainted) window.unpainted.disabled = disabled;
    }, !isLeftOut);
  await leaveOut(false);
  try {
    return await act();
  } finally {
    await leaveOut(true);
  }
}

/** After a test that failed: what stands on its pages, in the place of Playwright's own pictures, which would be white. */
export async function pictureFailure(pages: readonly Page[], info: TestInfo): Promise<void> {
  if (info.errors.length === 0) return;
  for (const [place, page] of pages.entries()) {
    const path = info.outputPath(`test-failed-${place + 1}.png`);
    await whilePainted(page, () => page.screenshot({ path, caret: 'initial', timeout: 5_000 })).then(
      () => info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' }),
      (error: Error) => info.annotations.push({ type: 'no picture', description: error.message }),
    );
  }
}
