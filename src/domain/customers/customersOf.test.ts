import { expect, it } from 'vitest';
import { customersOf } from './customersOf';

it('are each there once, from A to Z, and blank names left out', () => {
  const records = ['TARNFELL', ' ', 'BRACKENBY', 'TARNFELL', '', 'ALDERWICK', 'BRACKENBY'];
  expect(customersOf(records.map((customer) => ({ customer })))).toEqual(['ALDERWICK', 'BRACKENBY', 'TARNFELL']);
});

it('are none without records', () => {
  expect(customersOf([])).toEqual([]);
});
