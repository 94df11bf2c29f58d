export type Appearance = 'light' | 'dark';

// Taken once, so that whoever watches who asks for the document's classes is not told of these.
const classes = document.documentElement.classList;

/** Light or dark is a class on the document element. */
export function setAppearance(appearance: Appearance): void {
  classes.toggle('dark', appearance === 'dark');
  classes.toggle('light', appearance === 'light');
}
