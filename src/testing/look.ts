/** What the eye tells one badge from another by. */
export interface Look {
  /** Computed colour of the ground. */
  ground: string;
  /** Drawing of the icon; empty when there is none. */
  icon: string;
}

/** The look of the badge whose direct child holds this word. */
export function lookOfBadge(word: HTMLElement): Look {
  const badge = word.parentElement ?? word;
  return { ground: getComputedStyle(badge).backgroundColor, icon: badge.querySelector('svg')?.innerHTML ?? '' };
}

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
