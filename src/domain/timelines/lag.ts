import { isFigure } from '@/domain/guard/isFigure';
import { nounFor } from '@/domain/text/counted';

/** Lag above which it is shown in red (MOMENTUM-15, specification section 9), and a pending phase's connector too. */
export const LATE_AFTER_DAYS = 3;

/** True for a lag that is shown in red: above 3 days, and a number at all (MOMENTUM-15). */
export const isLateLag = (lagDays: number): boolean => isFigure(lagDays) && lagDays > LATE_AFTER_DAYS;

// Made once, for making one takes far longer than using it.
const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

function daysText(days: number): string {
  const figure = format.format(days);
  return `${figure} ${nounFor(Number(figure), 'day')}`;
}

/**
 * A lag as shown: 'On track' if 0, otherwise '+4 days' (MOMENTUM-10); '−2 days' when ahead, 'Unknown' without a number.
 */
export function lagText(lagDays: number): string {
  if (!isFigure(lagDays)) return 'Unknown';
  if (lagDays > 0) return `+${daysText(lagDays)}`;
  return lagDays < 0 ? `−${daysText(-lagDays)}` : 'On track';
}

/** A lag for screen readers: 'on track', '4 days late', '2 days early', 'lag unknown'. */
export function lagWords(lagDays: number): string {
  if (!isFigure(lagDays)) return 'lag unknown';
  if (lagDays > 0) return `${daysText(lagDays)} late`;
  return lagDays < 0 ? `${daysText(-lagDays)} early` : 'on track';
}
