import { expect, it } from 'vitest';
import { buildCustomer } from '@/testing/customers/buildCustomers';
import { customerName, TREND_WORD, TRENDS } from './customerSummary';

it('DASH-10: the exact trends and their words', () => {
  expect(TRENDS.map((trend) => [trend, TREND_WORD[trend]])).toEqual([
    ['up', 'Improving'],
    ['down', 'Needs Attention'],
  ]);
});

it.each([
  ['TARNFELL', 'TARNFELL'],
  [' TARNFELL ', ' TARNFELL '],
  ['', 'Unnamed customer'],
  [' \n', 'Unnamed customer'],
])('the name %j is shown as %j', (name, shown) => {
  expect(customerName(buildCustomer({ name }))).toBe(shown);
});
