import { isDay } from '@/domain/time/day';
import type { ReportWeek } from './radarReport';

// Days have no time zone: parsed and formatted in UTC they are the same everywhere.
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

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
