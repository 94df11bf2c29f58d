import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPurchaseOrder } from '@/testing/purchase-orders/buildPurchaseOrders';
import { buildRelatedTickets } from '@/testing/tickets/buildTickets';
import { linkedTicketCount, relatedTicketsOf } from './relatedTickets';

const samples = buildRelatedTickets();
const idsFor = (linkedTickets: number) =>
  relatedTicketsOf(buildPurchaseOrder({ linkedTickets }), samples).map(({ id }) => id);

describe('PO-14: related tickets are the first linkedTickets of the static samples', () => {
  it.each([
    [0, []],
    [1, ['TK-3001']],
    [2, ['TK-3001', 'TK-3002']],
    [3, ['TK-3001', 'TK-3002', 'TK-3003']],
  ])('%s linked', (linked, ids) => {
    expect(idsFor(linked)).toEqual(ids);
  });
});

describe('a count that is no count of the samples', () => {
  it.each([
    ['more than there are', 4, ['TK-3001', 'TK-3002', 'TK-3003']],
    ['without end', Infinity, []],
    ['negative', -1, []],
    ['negative without end', -Infinity, []],
    ['no number', Number.NaN, []],
    ['a fraction below 1', 0.9, []],
    ['a fraction above 1', 1.9, ['TK-3001']],
  ])('%s', (_what, linked, ids) => {
    expect(idsFor(linked)).toEqual(ids);
  });

  it('there are no samples', () => {
    expect(relatedTicketsOf(buildPurchaseOrder({ linkedTickets: 2 }), [])).toEqual([]);
  });
});

it.each([
  [0.5, 0],
  [1.9, 1],
  [-0.5, 0],
  [-3, 0],
  [1204, 1204],
  [Infinity, 0],
  [Number.NaN, 0],
])('a count of %s is %s whole tickets', (linked, count) => {
  expect(linkedTicketCount(linked)).toBe(count);
});

it('any count gives a beginning of the samples and leaves them as they were', () => {
  const before = samples.map(({ id }) => id);
  fc.assert(
    fc.property(fc.double(), (linked) => {
      const ids = idsFor(linked);
      expect(ids).toEqual(before.slice(0, ids.length));
    }),
  );
  expect(samples.map(({ id }) => id)).toEqual(before);
});
