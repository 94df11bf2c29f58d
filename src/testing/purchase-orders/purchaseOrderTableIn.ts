import type { within } from 'storybook/test';

/** The table of all purchase orders, by its name. */
export const purchaseOrderTableIn = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  canvas.getByRole('table', { name: 'Active Purchase Orders' });
