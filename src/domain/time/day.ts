const DAY_MS = 86_400_000;
/** What four digits of a year can say. */
const LAST_YEAR = 9_999;

const shortFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const longFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The same day of the calendar everywhere: a day has no time zone, so it is read and written in none. */
function readDay(day: string): number | null {
  const at = Date.parse(`${day}T00:00:00Z`);
  // A day that does not exist is read as another one, February 30 as March 2.
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day ? at : null;
}

/** True for 'YYYY-MM-DD' that stands in the calendar. */
export const isDay = (day: string): boolean => readDay(day) !== null;

const written = (format: Intl.DateTimeFormat, day: string): string => {
  const at = readDay(day);
  return at === null ? 'Unknown date' : format.format(at);
};

/** A day in short, 'Mar 12'; one that does not exist is 'Unknown date'. @param day 'YYYY-MM-DD' */
export const dayText = (day: string): string => written(shortFormat, day);

/** A day with its year, 'Mar 12, 2026'; one that does not exist is 'Unknown date'. @param day 'YYYY-MM-DD' */
export const dayWithYear = (day: string): string => written(longFormat, day);

/** The day so many days later, part of a day rounded; null when either is unknown or the year has no four digits. */
export function addDays(day: string, days: number): string | null {
  const at = readDay(day);
  if (at === null) return null;
  const later = new Date(at + Math.round(days) * DAY_MS);
  const year = later.getUTCFullYear();
  // A moment beyond the calendar's end has no year at all, and neither have days without number.
  return year >= 0 && year <= LAST_YEAR ? later.toISOString().slice(0, 10) : null;
}
