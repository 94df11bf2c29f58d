export const HOUR_MS = 3_600_000;
/** Of 24 hours. */
export const DAY_MS = 24 * HOUR_MS;

/** The last year of four digits. */
const LAST_YEAR = 9_999;

const shortFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const longFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Start of a day in UTC, so that it is the same day everywhere; null when there is no such day. */
function readDay(day: string): number | null {
  const at = Date.parse(`${day}T00:00:00Z`);
  // Date.parse reads a day that does not exist as another one, February 30 as March 2.
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day ? at : null;
}

/**
 * The calendar day that it is for the reader at a moment, as the start of that day in UTC, where every day has 24 hours;
 * NaN when the moment is out of the range of Date.
 * @param moment milliseconds since the epoch
 */
export function readersDay(moment: number): number {
  const local = new Date(moment);
  return new Date(0).setUTCFullYear(local.getFullYear(), local.getMonth(), local.getDate());
}

/** True for 'YYYY-MM-DD' that stands in the calendar. */
export const isDay = (day: string): boolean => readDay(day) !== null;

const formatted = (format: Intl.DateTimeFormat, day: string): string => {
  const at = readDay(day);
  return at === null ? 'Unknown date' : format.format(at);
};

/** A day in short, 'Mar 12'; one that does not exist is 'Unknown date'. @param day 'YYYY-MM-DD' */
export const dayText = (day: string): string => formatted(shortFormat, day);

/** A day with its year, 'Mar 12, 2026'; one that does not exist is 'Unknown date'. @param day 'YYYY-MM-DD' */
export const dayWithYear = (day: string): string => formatted(longFormat, day);

/**
 * The day a number of days later, rounded to whole days; null when there is no such day or its year exceeds four digits.
 */
export function addDays(day: string, days: number): string | null {
  const at = readDay(day);
  if (at === null) return null;
  const later = new Date(at + Math.round(days) * DAY_MS);
  const year = later.getUTCFullYear();
  // Out of the range of Date, and for NaN days, the year is NaN.
  return year >= 0 && year <= LAST_YEAR ? later.toISOString().slice(0, 10) : null;
}
