import { isDay } from '@/domain/time/day';
import type { ReportWeek } from './radarReport';

const DAY_MS = 86_400_000;
const DAYS_OF_A_WEEK = 7;

// Days have no time zone: parsed and formatted in UTC they are the same everywhere.
const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

/**
 * A report's week in words: 'November 16 to 22, 2026', 'October 26 to November 1, 2026', 'December 28, 2026 to
 * January 3, 2027'; 'Unknown week' when a day does not exist or the last comes before the first.
 */
export function weekText({ firstDay, lastDay }: ReportWeek): string {
  if (!isDay(firstDay) || !isDay(lastDay) || lastDay < firstDay) return 'Unknown week';
  const dashed = format.formatRange(new Date(firstDay), new Date(lastDay));
  // The spaces around the dash differ between versions of ICU's language data.
  return dashed.replace(/\s–\s/u, ' to ');
}

/**
 * The week, Monday to Sunday, of a moment; its days are empty when the moment is out of the range of Date.
 * @param moment milliseconds since the epoch
 */
export function weekOf(moment: number): ReportWeek {
  const daysSinceMonday = (new Date(moment).getUTCDay() + DAYS_OF_A_WEEK - 1) % DAYS_OF_A_WEEK;
  const dayAfter = (days: number) => {
    const at = new Date(moment + days * DAY_MS);
    return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10);
  };
  return { firstDay: dayAfter(-daysSinceMonday), lastDay: dayAfter(DAYS_OF_A_WEEK - 1 - daysSinceMonday) };
}
