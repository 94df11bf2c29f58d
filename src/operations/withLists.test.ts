import { expect, it } from 'vitest';
import { withLists } from './withLists';

interface Torn {
  name: string;
  rows: readonly string[];
  notes: readonly string[];
}

const torn = (record: unknown) => record as Torn;

it('a whole record stays the same one', () => {
  const record = { name: 'A', rows: ['1'], notes: [] };
  expect(withLists(record, 'rows', 'notes')).toBe(record);
});

it.each([null, undefined, 'rows', 3, {}])('a list that is %s is empty, and the rest stays', (rows) => {
  expect(withLists(torn({ name: 'A', rows, notes: ['2'] }), 'rows', 'notes')).toEqual({
    name: 'A',
    rows: [],
    notes: ['2'],
  });
});

it.each([null, undefined])('a record that is %s has the lists alone', (record) => {
  expect(withLists(torn(record), 'rows')).toEqual({ rows: [] });
});
