import { expect, it } from 'vitest';
import { VIEW_PURCHASE_ORDER } from './commandWords';

it('PO-10, INBOX-12, THREAD-2: what leads to an order says', () => {
  expect(VIEW_PURCHASE_ORDER).toBe('View PO');
});
