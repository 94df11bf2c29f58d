/** True for a share: a finite number from 0 to 100. */
const isShare = (percent: number) => Number.isFinite(percent) && percent >= 0 && percent <= 100;

/** A share as shown, whole: '87%'; a dash for what is none (below 0, above 100, no number). */
export function shareText(percent: number): string {
  return isShare(percent) ? `${Math.round(percent)}%` : '–';
}

/** A change as shown, whole and with its sign: '+15%', '−3%', '0%'; a dash for what is no number. */
export function changeText(percent: number): string {
  if (!Number.isFinite(percent)) return '–';
  const whole = Math.round(Math.abs(percent));
  if (whole === 0) return '0%';
  return `${percent > 0 ? '+' : '−'}${whole.toLocaleString('en-US')}%`;
}

/** How sure the AI is: '91% confidence'; 'Confidence unknown' outside 0 to 100. */
export function confidenceText(percent: number): string {
  return isShare(percent) ? `${shareText(percent)} confidence` : 'Confidence unknown';
}
