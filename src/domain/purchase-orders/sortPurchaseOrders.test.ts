import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SORT_DIRECTIONS } from '@/domain/ordering/sortRows';
import { buildPurchaseOrder } from '@/testing/purchase-orders/buildPurchaseOrders';
import { generatePurchaseOrders } from '@/testing/purchase-orders/generateOrders';
import { unknownWord } from '@/testing/unknownWord';
import { type PurchaseOrder, PURCHASE_ORDER_STATUSES, RISK_TAGS } from './purchaseOrder';
import { type PurchaseOrderColumn, isPurchaseOrderSort, sortPurchaseOrders } from './sortPurchaseOrders';

const columns = [
  'poNumber',
  'styleName',
  'customer',
  'category',
  'factory',
  'status',
  'team',
  'linkedTickets',
  'riskTag',
  'progress',
] as const satisfies readonly PurchaseOrderColumn[];

/** The values of one field after sorting the column of that name. */
const sortedBy = <Field extends PurchaseOrderColumn>(
  field: Field,
  values: readonly PurchaseOrder[Field][],
  direction: (typeof SORT_DIRECTIONS)[number] = 'ascending',
) =>
  sortPurchaseOrders(
    values.map((value) => ({ ...buildPurchaseOrder(), [field]: value })),
    { column: field, direction },
  ).map((order) => order[field]);

describe('what a column sorts by', () => {
  it('PO numbers by their number', () => {
    expect(sortedBy('poNumber', ['PO-10', 'PO-100000', 'PO-9'])).toEqual(['PO-9', 'PO-10', 'PO-100000']);
  });

  it.each(['styleName', 'customer', 'category', 'factory', 'team'] as const)('%s as text', (field) => {
    expect(sortedBy(field, ['b 10', 'B 9', 'a', 'É', 'f'])).toEqual(['a', 'B 9', 'b 10', 'É', 'f']);
  });

  it.each(['linkedTickets', 'progress'] as const)('%s by size, NaN last in both directions', (field) => {
    const values = [9, Number.NaN, 10, -5, 0.5, 120];
    expect(sortedBy(field, values)).toEqual([-5, 0.5, 9, 10, 120, Number.NaN]);
    expect(sortedBy(field, values, 'descending')).toEqual([120, 10, 9, 0.5, -5, Number.NaN]);
  });

  it('status and risk in the order of their vocabulary, an unknown word last', () => {
    const status = unknownWord('Archived', PURCHASE_ORDER_STATUSES);
    const risk = unknownWord('Calm', RISK_TAGS);
    expect(sortedBy('status', [status, ...PURCHASE_ORDER_STATUSES.toReversed()])).toEqual([
      ...PURCHASE_ORDER_STATUSES,
      status,
    ]);
    expect(sortedBy('riskTag', [risk, ...RISK_TAGS.toReversed()])).toEqual([...RISK_TAGS, risk]);
  });
});

describe('sorting', () => {
  const orders = generatePurchaseOrders(187, 3);

  it.each(columns)('by %s is a permutation in both directions', (column) => {
    for (const direction of SORT_DIRECTIONS) {
      const sorted = sortPurchaseOrders(orders, { column, direction });
      expect(sorted).toHaveLength(orders.length);
      expect(new Set(sorted)).toEqual(new Set(orders));
      const runs = sorted.slice(1).filter((order, index) => {
        const before = sorted[index];
        return before?.[column] === order[column] && orders.indexOf(before) > orders.indexOf(order);
      });
      expect(runs).toEqual([]);
    }
  });

  it("cleared restores the data's order", () => {
    fc.assert(
      fc.property(fc.constantFrom(...columns), fc.constantFrom(...SORT_DIRECTIONS), (column, direction) => {
        const before = [...orders];
        sortPurchaseOrders(orders, { column, direction });
        expect(sortPurchaseOrders(orders, null)).toEqual(before);
      }),
    );
  });
});

describe('a stored sort', () => {
  it.each(columns)('is recognised: %s', (column) => {
    expect(isPurchaseOrderSort({ column, direction: 'descending' })).toBe(true);
  });

  it('is recognised: the order of the data', () => {
    expect(isPurchaseOrderSort(null)).toBe(true);
  });

  it.each(['gptFlag', 'actions', 'toString', '__proto__', ''])('none sorts by %j', (column) => {
    expect(isPurchaseOrderSort({ column, direction: 'ascending' })).toBe(false);
  });
});
