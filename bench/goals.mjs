// What the figures should be, for the Quality page of Storybook: a miss is shown as one, and fails nothing.

/** @typedef {import('./measure.mjs').Figure} Figure */

/**
 * What a median ratio should not exceed; the first line that fits counts.
 * @type {{ to: import('./measure.mjs').Variant, title?: RegExp, name?: RegExp, most: number }[]}
 */
const RATIOS = [
  { to: 'page', most: 1.15 },
  { to: 'floor', most: 1.1 },
  { to: 'before', title: /^Change of screen/, name: /^all screens$/, most: 0.5 },
  { to: 'before', most: 1 },
];

/**
 * What a figure of the product itself should not exceed.
 * @type {{ title: RegExp, name?: RegExp, most: number, unit: string, what: string, of: (figure: Figure) => number | undefined }[]}
 */
const LIMITS = [
  {
    title: /^Login to dashboard/,
    name: /^beyond the hash$/,
    most: 100,
    unit: 'ms',
    what: 'median',
    of: ({ values }) => values.now?.p50,
  },
  {
    title: /^Login to dashboard/,
    name: /^Enter to dashboard, 4x slower$/,
    most: 450,
    unit: 'ms',
    what: 'median',
    of: ({ values }) => values.now?.p50,
  },
  {
    title: /^Change of screen/,
    name: /^(all screens|\/[\w-]*)$/,
    most: 50,
    unit: 'ms',
    what: 'median',
    of: ({ values }) => values.now?.p50,
  },
  {
    title: /^Keys \(/,
    most: 16,
    unit: 'ms',
    what: 'median',
    of: ({ values }) => values.now?.p50,
  },
  {
    title: /^Keys \(/,
    most: 33,
    unit: 'ms',
    what: '95th percentile',
    of: ({ values }) => values.now?.p95,
  },
  {
    title: /^Order table at size/,
    name: /^key, 100,000 rows, 4x slower$/,
    most: 0,
    unit: '',
    what: 'long tasks of a round',
    of: ({ counts }) => counts.now?.longTasks,
  },
];

/**
 * Every ratio and every limit, with what was measured.
 * @param {import('./measure.mjs').Section[]} sections
 * @returns {import('../scripts/results/figures.mjs').Figure[]}
 */
export const judged = (sections) =>
  sections.flatMap(({ title, figures }) =>
    figures.flatMap((figure) => {
      const { name, ratios } = figure;
      const told = Object.entries(ratios).flatMap(([other, { p50: value }]) => {
        const most = RATIOS.find(
          (each) => each.to === other && (each.title?.test(title) ?? true) && (each.name?.test(name) ?? true),
        )?.most;
        if (most === undefined) return [];
        return [{ what: `${title}: ${name}, to ${other}`, value, limit: `at most ${most}`, ok: value <= most }];
      });
      const limits = LIMITS.flatMap(({ title: ofTitle, name: ofName, most, unit, what, of }) => {
        const value = ofTitle.test(title) && (ofName?.test(name) ?? true) ? of(figure) : undefined;
        if (value === undefined) return [];
        const limit = `at most ${most}${unit && ` ${unit}`}`;
        return [{ what: `${title}: ${name}, ${what}`, value, unit, limit, ok: value <= most }];
      });
      return [...told, ...limits];
    }),
  );
