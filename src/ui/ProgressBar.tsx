import type { Tone } from '@/domain/tone';
import { toneMark } from './toneClass';

/** Full length of every bar (TOAST-6, specification section 9). */
export const PROGRESS_MAX = 100;

/** A fill without meaning is ink. */
const fill = { ...toneMark, neutral: 'bg-fill' };

export interface ProgressBarProps {
  /** What is measured; the bar's accessible name. */
  name: string;
  /** Percent, 0 to 100. Values outside are drawn at the nearer end, what is no number as an empty bar that reads 'Unknown'. */
  value: number;
  /** Read aloud in place of the percentage, where that says little: '8 times'. */
  valueText?: string;
  /** Neutral ink unless the value itself is good or bad. */
  tone?: Tone;
}

const withinBar = (value: number) => (Number.isFinite(value) ? Math.min(PROGRESS_MAX, Math.max(0, value)) : 0);

/**
 * A share as shown and read aloud, '62%': whole, within 0 to 100, and never rounded up, to an end that it has not reached;
 * 'Unknown' when it is not a number.
 */
export function progressText(value: number): string {
  return Number.isFinite(value) ? `${Math.floor(withinBar(value))}%` : 'Unknown';
}

/**
 * Shows how far something has come. Not Radix Themes' Progress, whose properties and transition make a table of bars
 * slow at every keystroke.
 */
export function ProgressBar({ name, value, valueText, tone = 'neutral' }: ProgressBarProps) {
  const drawn = withinBar(value);
  return (
    // Spans, for bars stand among words too.
    <span
      // A new element per name: else a screen reader announces that the bar changed.
      key={name}
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={PROGRESS_MAX}
      aria-valuenow={drawn}
      aria-valuetext={valueText ?? progressText(value)}
      data-edge
      className="block h-1.5 max-h-1.5 grow overflow-hidden rounded-full bg-line"
    >
      <span
        data-mark
        className={`block h-full w-full -translate-x-(--empty) rounded-full ${fill[tone]}`}
        style={{ '--empty': `${PROGRESS_MAX - drawn}%` }}
      />
    </span>
  );
}
