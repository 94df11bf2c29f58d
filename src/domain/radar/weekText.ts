import type { ReportWeek } from './radarReport';

const DAY_MS = 86_400_000;
const DAYS_OF_A_WEEK = 7;

const isDay = (day: string) => {
  const at = Date.parse(`${day}T00:00:00Z`);
  // A day that does not exist is read as another one, February 30 as March 2.
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day;
};

// Days have no time zone: read and written as universal time they stay the same everywhere.
const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
const partsOf = (day: string) => {
  const found = new Map(format.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]));
  return { year: found.get('year') ?? '', month: found.get('month') ?? '', day: found.get('day') ?? '' };
};

/**
 * A report's week in words: 'November 16 to 22, 2026', 'October 26 to November 1, 2026', 'December 28, 2026 to
 * January 3, 2027'; 'Unknown week' when a day does not exist or the last comes before the first.
 */
export function weekText({ firstDay, lastDay }: ReportWeek): string {
  if (!isDay(firstDay) || !isDay(lastDay) || lastDay < firstDay) return 'Unknown week';
  const [first, last] = [partsOf(firstDay), partsOf(lastDay)];
  const end = `${last.day}, ${last.year}`;
  if (first.year !== last.year) return `${first.month} ${first.day}, ${first.year} to ${last.month} ${end}`;
  if (first.month !== last.month) return `${first.month} ${first.day} to ${last.month} ${end}`;
  return firstDay === lastDay ? `${first.month} ${end}` : `${first.month} ${first.day} to ${end}`;
}

/**
 * The week, Monday to Sunday, in which a moment lies.
 * @param moment milliseconds since the epoch
 */
export function weekOf(moment: number): ReportWeek {
  const daysSinceMonday = (new Date(moment).getUTCDay() + DAYS_OF_A_WEEK - 1) % DAYS_OF_A_WEEK;
  const dayAfter = (days: number) => new Date(moment + days * DAY_MS).toISOString().slice(0, 10);
  return { firstDay: dayAfter(-daysSinceMonday), lastDay: dayAfter(DAYS_OF_A_WEEK - 1 - daysSinceMonday) };
}
