import { expect, it } from 'vitest';
import { buildCustomer } from '@/testing/customers/buildCustomers';
import { customerName, TREND_TONE, TREND_WORD, TRENDS } from './customerSummary';

it('DASH-10: the exact trends, their words and their meanings', () => {
  expect(TRENDS.map((trend) => [trend, TREND_WORD[trend], TREND_TONE[trend]])).toEqual([
    ['up', 'Improving', 'success'],
    ['down', 'Needs Attention', 'warning'],
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
