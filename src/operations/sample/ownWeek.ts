import { readersDay } from '@/domain/time/day';

/** The days that the sample's texts name. They are written as if they were read on a Tuesday. */
const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const WRITTEN_ON = WORKING_DAYS.indexOf('Tuesday');
const NAMED = new RegExp(String.raw`\b(?:${WORKING_DAYS.join('|')})\b`, 'g');

/**
 * Moves the working days in all texts of some records to the week in which they are read, as their moments are: what is
 * written as Thursday, two working days ahead, is Monday for whom it is Thursday now. A weekend counts as the Friday before.
 * @param loadedAt milliseconds since the epoch
 */
export function inOwnWeek<Records>(records: Records, loadedAt: number): Records {
  const weekday = new Date(readersDay(loadedAt)).getUTCDay();
  const today = weekday === 0 ? WORKING_DAYS.length - 1 : Math.min(weekday, WORKING_DAYS.length) - 1;
  const moved = (name: string) =>
    WORKING_DAYS[(WORKING_DAYS.indexOf(name) - WRITTEN_ON + today + WORKING_DAYS.length) % WORKING_DAYS.length] ?? name;
  const within = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(NAMED, moved);
    if (Array.isArray(value)) return value.map(within);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, within(part)]));
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same records with other texts
  return within(records) as Records;
}
