import { expect, it } from 'vitest';
import { customersOf } from './customersOf';

it('are each there once, in the order of their first record, and blank names left out', () => {
  const records = ['TARNFELL', ' ', 'BRACKENBY', 'TARNFELL', '', 'ALDERWICK', 'BRACKENBY'];
  expect(customersOf(records.map((customer) => ({ customer })))).toEqual(['TARNFELL', 'BRACKENBY', 'ALDERWICK']);
});

it('are none without records', () => {
  expect(customersOf([])).toEqual([]);
});
