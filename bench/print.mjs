// Sections of figures as tables.
import { tableLines } from '../scripts/results/tableLines.mjs';

/** @param {number} value */
const figure = (value) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

/** @param {import('./measure.mjs').Spread | undefined} values */
function inFull(values) {
  if (!values) return '';
  const { p25, p50, p75, p95 } = values;
  // What is counted once has no spread.
  if (p25 === p95) return figure(p50);
  return `${figure(p50)} (${figure(p25)}-${figure(p75)}), p95 ${figure(p95)}`;
}

/** @param {import('./measure.mjs').Spread | undefined} ratio */
function asRatio(ratio) {
  if (!ratio) return '';
  const { p25, p50, p75 } = ratio;
  return p25 === p75 ? p50.toFixed(2) : `${p50.toFixed(2)} (${p25.toFixed(2)}-${p75.toFixed(2)})`;
}

/** @param {import('./measure.mjs').Section} section */
export function printSection({ title, unit, figures }) {
  const variants = /** @type {import('./measure.mjs').Variant[]} */ ([
    ...new Set(figures.flatMap(({ values }) => Object.keys(values))),
  ]).toSorted((first, second) => Number(second === 'now') - Number(first === 'now'));
  const others = variants.filter((variant) => variant !== 'now');
  const kinds = /** @type {(keyof import('./measure.mjs').Counts)[]} */ ([
    ...new Set(figures.flatMap(({ counts }) => Object.values(counts).flatMap((each) => Object.keys(each)))),
  ]);
  const heads = [
    ...variants.map((variant) => `${variant}, ${unit}`),
    ...others.map((other) => `now : ${other}`),
    ...kinds,
  ];
  const rows = figures.map(({ name, values, ratios, counts }) => [
    name,
    ...variants.map((variant) => inFull(values[variant])),
    ...others.map((other) => asRatio(ratios[other])),
    ...kinds.map((kind) => variants.map((variant) => counts[variant]?.[kind] ?? '').join(' / ')),
  ]);
  const figureColumns = heads.map((_head, place) => place + 1);
  console.log([`\n${title}`, ...tableLines(['', ...heads], rows, figureColumns)].join('\n'));
}
