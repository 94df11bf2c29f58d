import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPurchaseOrder } from '@/testing/purchase-orders/buildPurchaseOrders';
import { isPlaceholder, placeholderPurchaseOrder } from './placeholderPurchaseOrder';

describe('DASH-11: the placeholder order of a customer card', () => {
  it('is plainly a sample, and has a well-formed number', () => {
    expect(placeholderPurchaseOrder('ALDERWICK')).toEqual({
      poNumber: 'PO-00000',
      styleName: 'Sample Style',
      customer: 'ALDERWICK',
      category: 'Apparel',
      factory: 'Sample Factory',
      status: 'In Production',
      team: 'HK Ops',
      linkedTickets: 2,
      riskTag: 'On Track',
      progress: 75,
      gptFlag: false,
    });
  });

  it('names the customer as given', () => {
    fc.assert(
      fc.property(fc.string(), (customer) => {
        expect(placeholderPurchaseOrder(customer).customer).toBe(customer);
      }),
    );
  });
});

describe('a placeholder is known from a real order', () => {
  it.each([
    ['the placeholder', placeholderPurchaseOrder('ALDERWICK'), true],
    ['the placeholder of another customer', placeholderPurchaseOrder('BRANTHAM'), true],
    ['a real order', buildPurchaseOrder(), false],
    [
      'a real order that looks the same',
      { ...placeholderPurchaseOrder('ALDERWICK'), poNumber: buildPurchaseOrder().poNumber },
      false,
    ],
  ])('%s: %s', (_what, purchaseOrder, expected) => {
    expect(isPlaceholder(purchaseOrder)).toBe(expected);
  });
});
