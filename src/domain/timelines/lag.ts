import { isFigure } from '@/domain/guard/isFigure';
import { counted } from '@/domain/text/counted';

/** Lag above which it is shown in red (MOMENTUM-15, specification section 9), and a pending phase's connector too. */
export const LATE_AFTER_DAYS = 3;

/**
 * A lag to a tenth of a day, as it is shown; looks and words are judged by it, so that nothing is 0 days late. NaN when it
 * is not a number.
 */
export const shownLag = (lagDays: number): number => (isFigure(lagDays) ? Number(lagDays.toFixed(1)) : Number.NaN);

/** True for a lag that is shown in red: above 3 days, and a number at all (MOMENTUM-15). */
export const isLateLag = (lagDays: number): boolean => shownLag(lagDays) > LATE_AFTER_DAYS;

const daysText = (days: number) => counted(days, 'day');

/**
 * A lag as shown: 'On track' if 0, otherwise '+4 days' (MOMENTUM-10); '−2 days' when ahead, 'Unknown' without a number.
 */
export function lagText(lagDays: number): string {
  if (!isFigure(lagDays)) return 'Unknown';
  const days = shownLag(lagDays);
  if (days > 0) return `+${daysText(days)}`;
  return days < 0 ? `−${daysText(-days)}` : 'On track';
}

/** A lag for screen readers: 'on track', '4 days late', '2 days early', 'lag unknown'. */
export function lagWords(lagDays: number): string {
  if (!isFigure(lagDays)) return 'lag unknown';
  const days = shownLag(lagDays);
  if (days > 0) return `${daysText(days)} late`;
  return days < 0 ? `${daysText(-days)} early` : 'on track';
}
