import type { within } from 'storybook/test';

/** The table of all tickets, by its name. */
export const ticketTableIn = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  canvas.getByRole('table', { name: 'All Tickets' });
