export const HOUR_MS = 3_600_000;
/** Of 24 hours. */
export const DAY_MS = 24 * HOUR_MS;
