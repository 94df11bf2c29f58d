import { DAY_MS, HOUR_MS } from './day';

/**
 * Age of a moment as people say it: under 1 hour 'Just now', under 24 hours '{n}h ago', otherwise '{n}d ago'
 * (specification section 9). A moment in the future is 'Just now'; one that cannot be read is 'Unknown time'.
 * @param moment ISO 8601 timestamp
 * @param now milliseconds since the epoch
 */
export function relativeAge(moment: string, now: number): string {
  const ageMs = now - Date.parse(moment);
  if (Number.isNaN(ageMs)) return 'Unknown time';
  if (ageMs < HOUR_MS) return 'Just now';
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)}h ago`;
  return `${Math.floor(ageMs / DAY_MS)}d ago`;
}
