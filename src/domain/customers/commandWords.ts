/** What the button on a customer's card says, and the toast of what it opens (DASH-11). */
export const VIEW_DETAILS = 'View Details';

/** What the buttons of the dashboard's commands say, by kind of command (DASH-2). */
export const CUSTOMER_WORDS = {
  'generate-weekly-report': 'Generate Weekly Report',
} as const;
