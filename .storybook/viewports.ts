import { TESTED_WIDTHS } from '@/testing/testedWidths';

/** What the viewport menu offers, and what a story names as its own. */
export const viewports = Object.fromEntries(
  TESTED_WIDTHS.map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: width < 768 ? '844px' : '900px' } },
  ]),
);

/**
 * In which Chromatic takes each picture; the globals are those of the toolbar. No width: it plays each story first, and a play is
 * written for the window that its story names, else for a desk.
 */
export const chromaticModes = { light: { appearance: 'light' }, dark: { appearance: 'dark' } };
