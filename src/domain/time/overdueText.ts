import { isFigure } from '@/domain/guard/isFigure';
import { counted, figureText } from '@/domain/text/counted';

/** True for a number of days above 0. */
export const isOverdueBy = (daysOverdue: number): boolean => isFigure(daysOverdue) && daysOverdue > 0;

/** Least that is shown, and what is rounded to: nothing that is overdue reads '0 days overdue'. */
const STEP_DAYS = 0.001;

const shownDays = (daysOverdue: number): number => Math.max(Number(daysOverdue.toFixed(3)), STEP_DAYS);

/** Days overdue as shown: the number, a dash when in time, 'Unknown' when it is not a number. */
export function overdueFigure(daysOverdue: number): string {
  if (!isFigure(daysOverdue)) return 'Unknown';
  return isOverdueBy(daysOverdue) ? figureText(shownDays(daysOverdue)) : '–';
}

/** Days overdue for screen readers: '4 days overdue', 'not overdue'. Fractions stay, '0.5 days overdue'. */
export function overdueWords(daysOverdue: number): string {
  if (!isFigure(daysOverdue)) return 'days overdue unknown';
  if (!isOverdueBy(daysOverdue)) return 'not overdue';
  return `${counted(shownDays(daysOverdue), 'day')} overdue`;
}
