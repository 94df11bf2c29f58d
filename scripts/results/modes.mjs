// In which ways the stories are proven: `npm test` plays them in light and dark, `npm run test:all` in all modes.

/** @typedef {'light' | 'dark' | 'forced-colors' | 'w320' | 'w1440' | 'text-200' | 'print'} Mode */

/** How a mode treats a story: plays it, or draws and judges it without its play. @type {Record<Mode, 'played' | 'drawn'>} */
const treatments = {
  light: 'played',
  dark: 'played',
  'forced-colors': 'played',
  w320: 'drawn',
  w1440: 'drawn',
  'text-200': 'drawn',
  print: 'drawn',
};

/** The viewport of a story that names none. */
export const DESK = 'w1280';

/** @param {string} word @returns {word is Mode} */
export const isMode = (word) => word in treatments;

export const MODES = Object.keys(treatments).filter(isMode);

/** The modes of `npm test`. @type {readonly Mode[]} */
export const APPEARANCES = ['light', 'dark'];

/** @param {Mode} mode */
export const isDrawn = (mode) => treatments[mode] === 'drawn';

/** @param {Mode} mode */
export const setsWidth = (mode) => mode === 'w320' || mode === 'w1440';

/**
 * Whether a mode leaves out a story for the viewport that it names: where the mode sets another width, and where text of
 * twice the size would stand in the width that 400 % zoom leaves.
 * @param {Mode} mode
 * @param {string} viewport
 */
export const isLeftOut = (mode, viewport) =>
  (setsWidth(mode) && viewport !== DESK) || (mode === 'text-200' && viewport === 'w320');
