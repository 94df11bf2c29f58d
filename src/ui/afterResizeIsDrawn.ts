/** Runs something once the page is drawn in its new size: what a width adds or hides is known by then. */
export const afterResizeIsDrawn = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));
