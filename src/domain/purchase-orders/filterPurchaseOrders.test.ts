import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { customersOf } from '@/domain/customers/customersOf';
import { buildPurchaseOrder } from '@/testing/purchase-orders/buildPurchaseOrders';
import { filterPurchaseOrders, isPurchaseOrderFilters, noPurchaseOrderFilters } from './filterPurchaseOrders';

const orders = [
  buildPurchaseOrder({ poNumber: 'PO-31001', styleName: 'Boxy Linen Top', category: 'Shirts', customer: 'ALDERWICK' }),
  buildPurchaseOrder({ poNumber: 'PO-31002', styleName: 'Crew Knit', category: 'Knitwear', customer: 'BRANTHAM' }),
  buildPurchaseOrder({ poNumber: 'PO-31012', styleName: 'Shirt Dress', category: 'Dresses', customer: 'ALDERWICK' }),
];
const found = (search: string, customer: string = ALL_CUSTOMERS) =>
  filterPurchaseOrders(orders, { search, customer }).map(({ poNumber }) => poNumber);

describe('PO-2: search matches PO number, style name or category, without regard to case', () => {
  it.each([
    ['a PO number', 'PO-31002', ['PO-31002']],
    ['part of a PO number', '3101', ['PO-31012']],
    ['a PO number in small letters', 'po-31001', ['PO-31001']],
    ['a style name', 'Crew Knit', ['PO-31002']],
    ['a style name in capitals', 'CREW', ['PO-31002']],
    ['a category', 'Dresses', ['PO-31012']],
    ['a category in mixed case', 'kNITwear', ['PO-31002']],
    ['a style name or a category', 'shirt', ['PO-31001', 'PO-31012']],
    ['with white space around', '  linen ', ['PO-31001']],
    ['nothing typed', '', ['PO-31001', 'PO-31002', 'PO-31012']],
    ['no match', 'zip', []],
    ['two fields as one', 'Crew Knit Knitwear', []],
  ])('%s', (_what, search, expected) => {
    expect(found(search)).toEqual(expected);
  });

  it.each([
    ['customer', 'ALDERWICK'],
    ['factory', 'Porto'],
    ['team', 'HK Ops'],
    ['status', 'In Production'],
    ['risk tag', 'On Track'],
    ['progress', '62'],
  ])('and no other field: %s', (_field, search) => {
    expect(found(search)).toEqual([]);
  });

  it.each(['.*', '[', '\\', '%', '<b>', '🧵', '\u{301}', 'x'.repeat(10_000)])('%.10j is plain text', (search) => {
    const named = buildPurchaseOrder({ styleName: `Tee ${search} II` });
    expect(filterPurchaseOrders([...orders, named], { search, customer: ALL_CUSTOMERS })).toEqual([named]);
  });
});

describe('PO-3: the customer filter', () => {
  it.each([
    ['all customers', '', ALL_CUSTOMERS, ['PO-31001', 'PO-31002', 'PO-31012']],
    ['one customer', '', 'ALDERWICK', ['PO-31001', 'PO-31012']],
    ['combined with the search', 'dress', 'ALDERWICK', ['PO-31012']],
    ['combined with the search of an order of another customer', 'crew', 'ALDERWICK', []],
    ['part of a name', '', 'ALDER', []],
    ['a name in small letters', '', 'alderwick', []],
    ['a customer of no order', '', 'CALLOWAY', []],
  ])('%s', (_what, search, customer, expected) => {
    expect(found(search, customer)).toEqual(expected);
  });

  it('offers the distinct customers in the data, from A to Z', () => {
    expect(customersOf(orders.toReversed())).toEqual(['ALDERWICK', 'BRANTHAM']);
    expect(customersOf([])).toEqual([]);
  });

  it('SHELL-11: offers no empty name', () => {
    const blank = ['', ' ', '\n'].map((customer) => buildPurchaseOrder({ customer }));
    expect(customersOf([...blank, ...orders])).toEqual(['ALDERWICK', 'BRANTHAM']);
  });

  it('SHELL-11: all customers is a value of its own, and no customer', () => {
    expect(ALL_CUSTOMERS.trim()).not.toBe('');
    expect(noPurchaseOrderFilters).toEqual({ search: '', customer: ALL_CUSTOMERS });
    expect(customersOf(orders)).not.toContain(ALL_CUSTOMERS);
  });
});

const someOrders = fc.array(
  fc
    .record({
      poNumber: fc.constantFrom('PO-1', 'PO-2', 'PO-3'),
      styleName: fc.constantFrom('Tee', 'TEE II', 'Coat'),
      category: fc.constantFrom('Jersey', 'Coats'),
      customer: fc.constantFrom('ALDERWICK', 'BRANTHAM', ''),
    })
    .map((order) => buildPurchaseOrder(order)),
);
const someFilters = fc.record({
  search: fc.constantFrom('', ' ', 't', 'tee', 'COAT', '2', '.*'),
  customer: fc.constantFrom(ALL_CUSTOMERS, 'ALDERWICK', 'BRANTHAM', 'CALLOWAY'),
});

describe('filtering', () => {
  it('never invents or repeats an order and keeps their order, even with numbers twice', () => {
    fc.assert(
      fc.property(someOrders, someFilters, (purchaseOrders, filters) => {
        const places = filterPurchaseOrders(purchaseOrders, filters).map((order) => purchaseOrders.indexOf(order));
        expect(places).not.toContain(-1);
        expect(places).toEqual([...new Set(places)].toSorted((first, second) => first - second));
      }),
    );
  });

  it('keeps what both filters keep, and nothing else', () => {
    fc.assert(
      fc.property(someOrders, someFilters, (purchaseOrders, { search, customer }) => {
        const bySearch = filterPurchaseOrders(purchaseOrders, { search, customer: ALL_CUSTOMERS });
        const byCustomer = filterPurchaseOrders(purchaseOrders, { search: '', customer });
        expect(filterPurchaseOrders(purchaseOrders, { search, customer })).toEqual(
          purchaseOrders.filter((order) => bySearch.includes(order) && byCustomer.includes(order)),
        );
      }),
    );
  });

  it('filtered again is the same, and of two filters either may come first', () => {
    fc.assert(
      fc.property(someOrders, someFilters, someFilters, (purchaseOrders, one, other) => {
        const kept = filterPurchaseOrders(purchaseOrders, one);
        expect(filterPurchaseOrders(kept, one)).toEqual(kept);
        expect(filterPurchaseOrders(kept, other)).toEqual(
          filterPurchaseOrders(filterPurchaseOrders(purchaseOrders, other), one),
        );
      }),
    );
  });

  it.each(['', ' \t'])('cleared, with a search for %j, gives all orders', (search) => {
    fc.assert(
      fc.property(someOrders, (purchaseOrders) => {
        expect(filterPurchaseOrders(purchaseOrders, { ...noPurchaseOrderFilters, search })).toBe(purchaseOrders);
      }),
    );
  });
});

describe('stored filters', () => {
  it('are recognised, also with other fields beside them', () => {
    const filters = { search: ' Tee', customer: 'ALDERWICK' };
    expect(isPurchaseOrderFilters(structuredClone(filters))).toBe(true);
    expect(isPurchaseOrderFilters({ ...filters, more: 1 })).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'Tee'],
    ['a list', ['Tee', 'ALDERWICK']],
    ['no customer', { search: '' }],
    ['no search', { customer: ALL_CUSTOMERS }],
    ['a number for a search', { search: 1, customer: ALL_CUSTOMERS }],
    ['null for a customer', { search: '', customer: null }],
  ])('%s is none', (_what, kept) => {
    expect(isPurchaseOrderFilters(kept)).toBe(false);
  });
});
