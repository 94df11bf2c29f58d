import { isFigure } from '@/domain/guard/isFigure';
import { counted, figureText } from '@/domain/text/counted';

const LARGER_UNITS = ['kB', 'MB', 'GB', 'TB'] as const;
/** Decimal units, as drives and mail programs show sizes. */
const STEP = 1_000;
/** Below this a size keeps one decimal. */
const WHOLE_FROM = 100;
const UNKNOWN_SIZE = 'Unknown size';

// Math.abs turns -0 into 0.
const wholeBytes = (bytes: number): number | null =>
  bytes >= 0 && isFigure(bytes) ? Math.abs(Math.round(bytes)) : null;

const rounded = (value: number): number => (value < WHOLE_FROM ? Math.round(value * 10) / 10 : Math.round(value));

/**
 * A size as people read it, '0 B', '184 kB', '38.4 MB', '5 TB': one decimal below a hundred, none where it is zero.
 * @param bytes a size that is negative or no number is 'Unknown size'
 */
export function fileSizeText(bytes: number): string {
  const whole = wholeBytes(bytes);
  if (whole === null) return UNKNOWN_SIZE;
  let [value, unit]: [number, string] = [whole, 'B'];
  for (const larger of LARGER_UNITS) {
    // Rounded first, so that a byte short of a megabyte is not '1000 kB'.
    if (rounded(value) < STEP) break;
    [value, unit] = [value / STEP, larger];
  }
  return `${figureText(rounded(value))} ${unit}`;
}

/** The exact size, '1,234,567 bytes', for titles and assistive technology; else 'Unknown size'. */
export function exactBytesText(bytes: number): string {
  const whole = wholeBytes(bytes);
  if (whole === null) return UNKNOWN_SIZE;
  return counted(whole, 'byte');
}
