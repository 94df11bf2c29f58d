/** The moment at which every story and test stands. */
export const FROZEN_NOW = Date.UTC(2026, 0, 15, 12, 0, 0);

const HOUR_MS = 3_600_000;

/** ISO timestamp so many hours before the frozen clock. */
export const hoursAgo = (hours: number): string => new Date(FROZEN_NOW - hours * HOUR_MS).toISOString();
