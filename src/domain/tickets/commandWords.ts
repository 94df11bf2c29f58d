/** What the button of a ticket says that opens its drawer (TICKET-3). */
export const VIEW_TICKET = 'View';

/** What the buttons of the ticketing form say, by kind of command (TICKET-8, TICKET-9). */
export const TICKET_WORDS = {
  'create-ticket': 'Create Ticket',
  'save-ticket-draft': 'Save as Draft',
} as const;
