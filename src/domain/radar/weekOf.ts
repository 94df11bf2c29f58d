import { DAY_MS, readersDay } from '@/domain/time/day';
import type { ReportWeek } from './radarReport';

const DAYS_OF_A_WEEK = 7;

/**
 * The week, Monday to Sunday, in which a moment lies for the reader; its days are empty when the moment is out of the
 * range of Date.
 * @param moment milliseconds since the epoch
 */
export function weekOf(moment: number): ReportWeek {
  const start = readersDay(moment);
  const daysSinceMonday = (new Date(start).getUTCDay() + DAYS_OF_A_WEEK - 1) % DAYS_OF_A_WEEK;
  const dayAfter = (days: number) => {
    const at = new Date(start + days * DAY_MS);
    return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10);
  };
  return { firstDay: dayAfter(-daysSinceMonday), lastDay: dayAfter(DAYS_OF_A_WEEK - 1 - daysSinceMonday) };
}
