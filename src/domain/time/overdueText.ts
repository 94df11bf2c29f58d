import { isFigure } from '@/domain/guard/isFigure';
import { nounFor } from '@/domain/text/counted';

/** Days overdue as shown: the number, a dash when in time, 'Unknown' when it is not a number. */
export function overdueFigure(daysOverdue: number): string {
  if (!isFigure(daysOverdue)) return 'Unknown';
  return daysOverdue > 0 ? String(daysOverdue) : '–';
}

/** Days overdue for screen readers: '4 days overdue', 'not overdue'. Fractions stay, '0.5 days overdue'. */
export function overdueWords(daysOverdue: number): string {
  if (!isFigure(daysOverdue)) return 'days overdue unknown';
  if (daysOverdue <= 0) return 'not overdue';
  return `${daysOverdue} ${nounFor(daysOverdue, 'day')} overdue`;
}
