import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOverdue, TICKET_STATUSES, TICKET_TYPES } from '@/domain/tickets/ticket';
import { FROZEN_NOW } from '../frozenClock';
import { buildPurchaseOrder } from '../purchase-orders/buildPurchaseOrders';
import { countLinkedTickets, generatePurchaseOrders } from '../purchase-orders/generateOrders';
import { generateTickets } from './generateTickets';

const sizes = fc.integer({ min: 0, max: 300 });
const seeds = fc.integer();
const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('generated tickets', () => {
  it.each([0, 1, 8, 187, 20_000])('are as many as requested, with unique ids: %s', (count) => {
    const tickets = generateTickets(count, generatePurchaseOrders(187, 7), 7);
    expect(tickets).toHaveLength(count);
    expect(distinct(tickets.map(({ id }) => id))).toBe(count);
    expect(tickets.filter(({ id }) => !/^TK-[1-9]\d{3,}$/.test(id))).toEqual([]);
  });

  it('are none without an order to name', () => {
    expect(generateTickets(8, [], 7)).toEqual([]);
  });

  it('fall back to orders without tickets when there are no others', () => {
    const [order, another] = [{ poNumber: 'PO-1' }, { poNumber: 'PO-2' }].map((part) =>
      buildPurchaseOrder({ ...part, linkedTickets: 0 }),
    );
    const tickets = generateTickets(
      4,
      [order, another].flatMap((one) => one ?? []),
      7,
    );
    expect(tickets.map(({ poNumber }) => poNumber).toSorted()).toEqual(['PO-1', 'PO-1', 'PO-2', 'PO-2']);
  });

  it('name existing orders and their customer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), sizes, seeds, (orderCount, count, seed) => {
        const orders = generatePurchaseOrders(orderCount, seed);
        const customerOf = new Map(orders.map(({ poNumber, customer }) => [poNumber, customer]));
        const tickets = generateTickets(count, orders, seed);
        expect(tickets).toHaveLength(count);
        expect(tickets.filter(({ poNumber, customer }) => customerOf.get(poNumber) !== customer)).toEqual([]);
      }),
    );
  });

  it('give every order its linkedTickets when they are as many as those', () => {
    fc.assert(
      fc.property(sizes, seeds, (orderCount, seed) => {
        const orders = generatePurchaseOrders(orderCount, seed);
        const tickets = generateTickets(countLinkedTickets(orders), orders, seed);
        const found = orders.map((order) => tickets.filter(({ poNumber }) => poNumber === order.poNumber).length);
        expect(found).toEqual(orders.map(({ linkedTickets }) => linkedTickets));
      }),
      { numRuns: 20 },
    );
  });

  it('are the same for the same seed and orders, and others for another', () => {
    const orders = generatePurchaseOrders(20, 1);
    expect(generateTickets(187, orders, 5)).toEqual(generateTickets(187, orders, 5));
    expect(generateTickets(8, orders, 5)).not.toEqual(generateTickets(8, orders, 6));
  });

  it('are consistent in themselves', () => {
    const tickets = generateTickets(2_000, generatePurchaseOrders(187, 1), 1);
    const wrong = tickets.filter((ticket) => {
      const age = (FROZEN_NOW - Date.parse(ticket.created)) / 86_400_000;
      return (
        ticket.created !== new Date(Date.parse(ticket.created)).toISOString() ||
        age < ticket.daysOverdue ||
        (ticket.status === 'Resolved' && (isOverdue(ticket) || ticket.escalated))
      );
    });
    expect(wrong).toEqual([]);
    expect(new Set(tickets.map(({ type }) => type))).toEqual(new Set(TICKET_TYPES));
    expect(new Set(tickets.map(({ status }) => status))).toEqual(new Set(TICKET_STATUSES));
    expect(distinct(tickets.map(({ escalated }) => escalated))).toBe(2);
    expect(distinct(tickets.map(isOverdue))).toBe(2);
  });
});
