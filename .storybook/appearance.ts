export type Appearance = 'light' | 'dark';

/** What the toolbar offers: 'both' draws light beside dark. */
export const SHOWN_APPEARANCES = ['light', 'dark', 'both'] as const;
export type ShownAppearance = (typeof SHOWN_APPEARANCES)[number];

// Taken once, so that `watchAppearance` does not count these reads of the document's classes.
const classes = document.documentElement.classList;

/** Light or dark is a class on the document element. */
export function setAppearance(appearance: Appearance): void {
  classes.toggle('dark', appearance === 'dark');
  classes.toggle('light', appearance === 'light');
}

/** What a value of the toolbar means; light for whatever it does not offer. */
export const toShownAppearance = (value: unknown): ShownAppearance =>
  SHOWN_APPEARANCES.find((appearance) => appearance === value) ?? 'light';

/** How the page around the stories is drawn: light, when they are drawn in both. */
export const pageAppearance = (shown: ShownAppearance): Appearance => (shown === 'dark' ? 'dark' : 'light');
