/** Team names as the specification shows them (TICKET-11). */
export const TEAMS = ['HK Ops', 'BD Sampling', 'UK Design', 'Quality Control'] as const;
