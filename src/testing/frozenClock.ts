import { HOUR_MS } from '@/domain/time/day';

/** The current time of every story and test. */
export const FROZEN_NOW = Date.UTC(2026, 0, 15, 12, 0, 0);

/** ISO timestamp a number of hours before the frozen clock. */
export const hoursAgo = (hours: number): string => new Date(FROZEN_NOW - hours * HOUR_MS).toISOString();
