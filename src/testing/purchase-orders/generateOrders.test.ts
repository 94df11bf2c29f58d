import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlaceholder } from '@/domain/purchase-orders/placeholderPurchaseOrder';
import { PURCHASE_ORDER_STATUSES, RISK_TAGS } from '@/domain/purchase-orders/purchaseOrder';
import { TEAMS } from '@/domain/teams/team';
import { generatePurchaseOrders } from './generateOrders';

const sizes = fc.integer({ min: 0, max: 300 });
const seeds = fc.integer();
const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('generated orders', () => {
  it.each([0, 1, 8, 187, 100_000])('are as many as requested, with unique and well-formed numbers: %s', (count) => {
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
    const orders = generatePurchaseOrders(20_000, 1);
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
