/** The moment at which every story and test stands. */
export const FROZEN_NOW = Date.UTC(2026, 0, 15, 12, 0, 0);
