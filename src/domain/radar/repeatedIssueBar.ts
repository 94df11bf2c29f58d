import { isFigure } from '@/domain/guard/isFigure';
import { counted } from '@/domain/text/counted';

/** Frequency that fills the bar (RADAR-4, specification section 9). */
export const FULL_BAR_FREQUENCY = 10;

/** True for what can be counted: a finite number, 0 or more. */
export function isFrequency(frequency: number): boolean {
  return isFigure(frequency) && frequency >= 0;
}

/** Percent of the full width that a frequency fills: 8 is 80, 10 and more is 100; 0 when it is invalid. */
export function repeatedIssueBarPercent(frequency: number): number {
  if (!isFrequency(frequency)) return 0;
  return Math.min(100, (frequency / FULL_BAR_FREQUENCY) * 100);
}

/** A frequency in words: '8 times', '1 time'; 'Unknown' when it is invalid. */
export function frequencyText(frequency: number): string {
  if (!isFrequency(frequency)) return 'Unknown';
  return counted(frequency, 'time');
}
