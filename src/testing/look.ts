import type { within } from 'storybook/test';
import { iconBeside } from './icon';

/** What makes one badge look different from another: the names of its icon and of its text colour. */
export type Look = readonly [icon: string, color: string];

/** The look of the badge in which a word stands: ['hourglass', 'red']. */
export const lookOf = (word: HTMLElement): Look => [iconBeside(word), colorName(getComputedStyle(word).color)];

/** The look of each badge by its word, so that a word without an expected look is noticed. */
export const looksOf = (canvas: Pick<ReturnType<typeof within>, 'getByText'>, words: readonly string[]) =>
  Object.fromEntries(words.map((word) => [word, lookOf(canvas.getByText(word))]));

/** How the badge is drawn in which a word stands. */
export const badgeStyle = (word: HTMLElement) => getComputedStyle(word.parentElement ?? word);

/** The computed colour of a palette role, 'danger-soft', in the current appearance. */
export function roleColor(role: string): string {
  const written = getComputedStyle(document.documentElement).getPropertyValue(`--${role}`);
  // A build shortens '#ffffff'.
  const hex = written.length === 4 ? written.replaceAll(/[0-9a-f]/gi, '$&$&') : written;
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

/** The typeface of the product, which the style sheet names first. */
export const typeface = (): string =>
  /^["']?([^"',]+)/.exec(getComputedStyle(document.documentElement).getPropertyValue('--font-stack').trim())?.[1] ?? '';

/** Hue of a computed colour in degrees; NaN for greys. */
function hueOf(computed: string): number {
  const [red = 0, green = 0, blue = 0] = (computed.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const brightest = Math.max(red, green, blue);
  const spread = brightest - Math.min(red, green, blue);
  if (spread < 30) return NaN;
  if (brightest === green) return 120 + (60 * (blue - red)) / spread;
  if (brightest === blue) return 240 + (60 * (red - green)) / spread;
  return (360 + (60 * (green - blue)) / spread) % 360;
}

/** Where each colour ends on the circle of hues, in degrees. */
const hueEnds = [
  ['red', 20],
  ['yellow', 70],
  ['green', 170],
  ['blue', 250],
  ['violet', 330],
] as const;

/** The name people give to a computed colour: 'red', 'yellow', 'green', 'blue', 'violet' or 'grey'. */
export function colorName(computed: string): string {
  const hue = hueOf(computed);
  if (Number.isNaN(hue)) return 'grey';
  return hueEnds.find(([, end]) => hue <= end)?.[0] ?? 'red';
}
