export type Appearance = 'light' | 'dark';

// Taken once, so that `watchAppearance` does not count these reads of the document's classes.
const classes = document.documentElement.classList;

/** Light or dark is a class on the document element. */
export function setAppearance(appearance: Appearance): void {
  classes.toggle('dark', appearance === 'dark');
  classes.toggle('light', appearance === 'light');
}
