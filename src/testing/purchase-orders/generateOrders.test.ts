import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlaceholder } from '@/domain/purchase-orders/placeholderPurchaseOrder';
import { PURCHASE_ORDER_STATUSES, RISK_TAGS } from '@/domain/purchase-orders/purchaseOrder';
import { TEAMS } from '@/domain/teams/team';
import { isOverdue, TICKET_STATUSES, TICKET_TYPES } from '@/domain/tickets/ticket';
import { FROZEN_NOW } from '../frozenClock';
import { buildPurchaseOrder } from '../purchase-orders/buildPurchaseOrders';
import { countLinkedTickets, generatePurchaseOrders, generateTickets } from './generateOrders';

// The same cases on every run.
fc.configureGlobal({ seed: 1 });

const sizes = fc.integer({ min: 0, max: 300 });
const seeds = fc.integer();
const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('generated orders', () => {
  it.each([0, 1, 8, 187, 100_000])('are as many as asked for, with unique and well-formed numbers: %s', (count) => {
    const orders = generatePurchaseOrders(count, 7);
    expect(orders).toHaveLength(count);
    expect(distinct(orders.map(({ poNumber }) => poNumber))).toBe(count);
    expect(orders.filter(({ poNumber }) => !/^PO-[1-9]\d{4,}$/.test(poNumber))).toEqual([]);
    expect(orders.filter(isPlaceholder)).toEqual([]);
  });

  it('have five digits while five are enough', () => {
    expect(generatePurchaseOrders(89_999, 7).filter(({ poNumber }) => !/^PO-\d{5}$/.test(poNumber))).toEqual([]);
  });

  it('are the same for the same seed, and others for another', () => {
    fc.assert(
      fc.property(sizes, seeds, (count, seed) => {
        expect(generatePurchaseOrders(count, seed)).toEqual(generatePurchaseOrders(count, seed));
      }),
    );
    expect(generatePurchaseOrders(8, 1)).not.toEqual(generatePurchaseOrders(8, 2));
  });

  it('hold only known words and numbers in range, and what is delayed is not on track', () => {
    fc.assert(
      fc.property(sizes, seeds, (count, seed) => {
        const wrong = generatePurchaseOrders(count, seed).filter(
          (order) =>
            !PURCHASE_ORDER_STATUSES.includes(order.status) ||
            !RISK_TAGS.includes(order.riskTag) ||
            !TEAMS.some((team) => team === order.team) ||
            !Number.isInteger(order.progress) ||
            order.progress < 0 ||
            order.progress > 100 ||
            ![0, 1, 2, 3].includes(order.linkedTickets) ||
            [order.styleName, order.customer, order.category, order.factory].includes('') ||
            (order.status === 'Delayed' && order.riskTag === 'On Track'),
        );
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('show every word and both sides of each yes and no at 187', () => {
    const orders = generatePurchaseOrders(187, 1);
    expect(distinct(orders.map(({ status }) => status))).toBe(PURCHASE_ORDER_STATUSES.length);
    expect(distinct(orders.map(({ riskTag }) => riskTag))).toBe(RISK_TAGS.length);
    expect(distinct(orders.map(({ team }) => team))).toBe(TEAMS.length);
    expect(distinct(orders.map(({ gptFlag }) => gptFlag))).toBe(2);
    expect(distinct(orders.map(({ linkedTickets }) => linkedTickets))).toBe(4);
  });

  it('are about a tenth of each category, which no style is named after', () => {
    const orders = generatePurchaseOrders(100_000, 1);
    const categories = new Set(orders.map(({ category }) => category));
    expect(categories.size).toBe(10);
    for (const category of categories) {
      const share = orders.filter((order) => order.category === category).length / orders.length;
      expect(share).toBeCloseTo(0.1, 2);
    }
    const styles = [...new Set(orders.map(({ styleName }) => styleName))].join('\n');
    expect([...categories].filter((category) => styles.includes(category))).toEqual([]);
  });
});

describe('generated tickets', () => {
  it.each([0, 1, 8, 187, 100_000])('are as many as asked for, with unique ids: %s', (count) => {
    const tickets = generateTickets(count, generatePurchaseOrders(187, 7), 7);
    expect(tickets).toHaveLength(count);
    expect(distinct(tickets.map(({ id }) => id))).toBe(count);
    expect(tickets.filter(({ id }) => !/^TK-[1-9]\d{3,}$/.test(id))).toEqual([]);
  });

  it('are none without an order to name', () => {
    expect(generateTickets(8, [], 7)).toEqual([]);
  });

  it('name orders that are to have none when no other is there', () => {
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

  it('tell stories that are possible', () => {
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
