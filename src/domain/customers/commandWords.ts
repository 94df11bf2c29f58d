/** What the buttons of the dashboard's commands say, by kind of command (DASH-2). */
export const CUSTOMER_WORDS = {
  'generate-weekly-report': 'Generate Weekly Report',
} as const;
