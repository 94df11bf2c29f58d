import { expect, it } from 'vitest';
import { buildPurchaseOrders } from '@/testing/purchase-orders/buildPurchaseOrders';
import {
  poNumberOf,
  PURCHASE_ORDER_STATUS_TONE,
  PURCHASE_ORDER_STATUSES,
  RISK_TAG_TONE,
  RISK_TAGS,
  styleNameOf,
} from './purchaseOrder';

it('PO-12: the exact statuses and their meanings', () => {
  expect(PURCHASE_ORDER_STATUSES.map((status) => [status, PURCHASE_ORDER_STATUS_TONE[status]])).toEqual([
    ['In Production', 'info'],
    ['Sampling', 'neutral'],
    ['Delayed', 'danger'],
  ]);
});

it('PO-12: the exact risk tags and their meanings', () => {
  expect(RISK_TAGS.map((tag) => [tag, RISK_TAG_TONE[tag]])).toEqual([
    ['On Track', 'success'],
    ['At Risk', 'warning'],
    ['Critical', 'danger'],
    ['Delayed', 'danger'],
  ]);
});

it('an order is known by its number', () => {
  expect(buildPurchaseOrders().map(poNumberOf)).toEqual(['PO-31001', 'PO-31002']);
});

it.each([
  ['Merino Crew', 'Merino Crew'],
  [' \n', 'Unnamed style'],
])('the style %j is shown alone as %j', (styleName, shown) => {
  expect(styleNameOf({ styleName })).toBe(shown);
});
