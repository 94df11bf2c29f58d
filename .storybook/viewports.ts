const WIDTHS = [320, 390, 768, 1024, 1280, 1440];

/** What the viewport menu offers, and what a story names as its own. */
export const viewports = Object.fromEntries(
  WIDTHS.map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: width < 768 ? '844px' : '900px' } },
  ]),
);

/** In which Chromatic takes each picture; the globals are those of the toolbar. */
export const chromaticModes = Object.fromEntries(
  ['light', 'dark'].flatMap((appearance) =>
    [390, 1280].map((width) => [`${appearance} ${width}`, { appearance, viewport: `w${width}` }]),
  ),
);
