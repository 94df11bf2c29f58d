import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPurchaseOrder } from '@/testing/builders';
import { isPlaceholder, PLACEHOLDER_PO_NUMBER, placeholderPurchaseOrder } from './placeholderPurchaseOrder';
import { PURCHASE_ORDER_STATUSES, RISK_TAGS } from './purchaseOrder';

// The same cases on every run.
fc.configureGlobal({ seed: 1 });

describe('DASH-11: the placeholder order of a customer card', () => {
  const placeholder = placeholderPurchaseOrder('ALDERWICK');

  it('has the fields of an order and is one of the known states', () => {
    expect(Object.keys(placeholder).toSorted()).toEqual(Object.keys(buildPurchaseOrder()).toSorted());
    expect(PURCHASE_ORDER_STATUSES).toContain(placeholder.status);
    expect(RISK_TAGS).toContain(placeholder.riskTag);
    expect(placeholder.progress).toBeGreaterThanOrEqual(0);
    expect(placeholder.progress).toBeLessThanOrEqual(100);
  });

  it('has a well-formed number', () => {
    expect(PLACEHOLDER_PO_NUMBER).toMatch(/^PO-\d{5}$/);
    expect(placeholder.poNumber).toBe(PLACEHOLDER_PO_NUMBER);
  });

  it('names the customer as given', () => {
    fc.assert(
      fc.property(fc.string(), (customer) => {
        expect(placeholderPurchaseOrder(customer).customer).toBe(customer);
      }),
    );
  });
});

describe('a placeholder is told from a real order', () => {
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
