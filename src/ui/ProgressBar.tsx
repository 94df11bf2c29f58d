import { Progress } from '@radix-ui/themes';
import type { Tone } from '@/domain/tone';
import { toneColor } from './toneColor';

/** Full length of every bar (TOAST-6, specification section 9). */
export const PROGRESS_MAX = 100;

export interface ProgressBarProps {
  /** What is measured; the bar's accessible name. */
  name: string;
  /** Percent, 0 to 100. Values outside are drawn at the nearer end, NaN as an empty bar that reads 'Unknown'. */
  value: number;
  /** How the value is told where a percentage says little: '8 times'. */
  valueText?: string;
  /** Neutral ink unless the value itself is good or bad. */
  tone?: Tone;
}

const withinBar = (value: number) => Math.min(PROGRESS_MAX, Math.max(0, value));

/** A share as shown and told, '62%': whole, within 0 to 100; 'Unknown' for what is no number. */
export function progressText(value: number): string {
  return Number.isNaN(value) ? 'Unknown' : `${Math.round(withinBar(value))}%`;
}

/** Shows how far something has come. */
export function ProgressBar({ name, value, valueText, tone = 'neutral' }: ProgressBarProps) {
  return (
    <Progress
      aria-label={name}
      value={Number.isNaN(value) ? 0 : withinBar(value)}
      max={PROGRESS_MAX}
      getValueLabel={() => valueText ?? progressText(value)}
      color={toneColor[tone]}
      variant="surface"
    />
  );
}
