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
  /** Neutral ink unless the value itself is good or bad. */
  tone?: Tone;
}

/** Shows how far something has come. */
export function ProgressBar({ name, value, tone = 'neutral' }: ProgressBarProps) {
  const known = !Number.isNaN(value);
  const percent = known ? Math.min(PROGRESS_MAX, Math.max(0, value)) : 0;
  return (
    <Progress
      aria-label={name}
      value={percent}
      max={PROGRESS_MAX}
      getValueLabel={() => (known ? `${Math.round(percent)}%` : 'Unknown')}
      color={toneColor[tone]}
      variant="surface"
    />
  );
}
