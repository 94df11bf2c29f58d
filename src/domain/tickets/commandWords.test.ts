import { expect, it } from 'vitest';
import { TICKET_WORDS, VIEW_TICKET } from './commandWords';

it('TICKET-3, TICKET-8, TICKET-9: what the buttons of a ticket and of its form say', () => {
  expect(VIEW_TICKET).toBe('View');
  expect(TICKET_WORDS).toEqual({ 'create-ticket': 'Create Ticket', 'save-ticket-draft': 'Save as Draft' });
});
