/** From here on in pixels, tables are tables and panels stand beside the page, as the plays expect that name no window. */
const DESK_PX = 1_024;

/**
 * What is said when a play has failed in a canvas that the toolbar, or a small screen, has made narrow: what it draws is right,
 * only its steps are for a wider one.
 * @param width of the canvas, in pixels
 * @param namesWindow whether the story names the window that it is played in
 * @returns undefined where the width explains nothing
 */
export function narrowCanvasWords(width: number, namesWindow: boolean): string | undefined {
  if (namesWindow || width >= DESK_PX) return undefined;
  return `They are for a desk, and this canvas is ${width} px wide. Press to play them at 1280 px.`;
}
