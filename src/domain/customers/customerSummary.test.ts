import { expect, it } from 'vitest';
import { buildCustomer } from '@/testing/customers/buildCustomers';
import { customerName, TRENDS } from './customerSummary';

it('DASH-10: the exact trends', () => {
  expect(TRENDS).toEqual(['up', 'down']);
});

it.each([
  ['TARNFELL', 'TARNFELL'],
  [' TARNFELL ', ' TARNFELL '],
  ['', 'Unnamed customer'],
  [' \n', 'Unnamed customer'],
])('the name %j is shown as %j', (name, shown) => {
  expect(customerName(buildCustomer({ name }))).toBe(shown);
});
