import { isFigure } from '@/domain/guard/isFigure';
import { isPercent } from '@/domain/guard/isPercent';

/** A share as shown, whole: '87%'; a dash when it is below 0, above 100 or not a number. */
export function shareText(percent: number): string {
  return isPercent(percent) ? `${Math.round(percent)}%` : '–';
}

const changeFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, signDisplay: 'exceptZero' });

/** A change as shown, whole and with its sign: '+15%', '−3%', '0%'; a dash when it is not a number. */
export function changeText(percent: number): string {
  return isFigure(percent) ? `${changeFormat.format(percent).replace('-', '−')}%` : '–';
}

/** How sure the AI is: '91% confidence'; 'Confidence unknown' outside 0 to 100. */
export function confidenceText(percent: number): string {
  return isPercent(percent) ? `${shareText(percent)} confidence` : 'Confidence unknown';
}
