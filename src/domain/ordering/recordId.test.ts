import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRecord, idOf, recordId } from './recordId';

interface Order {
  poNumber: string;
}
const orders = (...numbers: readonly string[]): readonly Order[] => numbers.map((poNumber) => ({ poNumber }));
const numberOf = ({ poNumber }: Order) => poNumber;

describe('the id of a record', () => {
  it('is its number', () => {
    const [first, second] = orders('PO-1', 'PO-12');
    if (!first || !second) throw new Error('There are two.');
    expect([first, second].map((order) => recordId([first, second], order, numberOf))).toEqual(['PO-1', 'PO-12']);
  });

  it('is its own where it has one', () => {
    expect(['a', ''].map((id) => idOf({ id }))).toEqual(['a', '']);
  });

  it('tells records of one number apart', () => {
    const alike = orders('PO-1', 'PO-2', 'PO-1', 'PO-1');
    expect(alike.map((order) => recordId(alike, order, numberOf))).toEqual(['PO-1', 'PO-2', 'PO-1 (2)', 'PO-1 (3)']);
  });

  it('is not that of another whose number reads like it', () => {
    const alike = orders('PO-1', 'PO-1', 'PO-1 (2)');
    expect(alike.map((order) => recordId(alike, order, numberOf))).toEqual(['PO-1', 'PO-1 (2)', 'PO-1 (2) (1)']);
  });

  it('adds a place only to a number that ends like one, of however many figures', () => {
    const odd = orders('PO-1 (2) b', 'PO-1 (12)');
    expect(odd.map((order) => recordId(odd, order, numberOf))).toEqual(['PO-1 (2) b', 'PO-1 (12) (1)']);
  });

  it.each([null, undefined])('of records whose number is %s is their place', (number) => {
    const numberless = orders('PO-1', 'PO-2');
    const none = () => number;
    expect(numberless.map((order) => recordId(numberless, order, none))).toEqual(['', ' (2)']);
    expect(['', ' (2)'].map((id) => findRecord(numberless, id, none))).toEqual(numberless);
  });

  it('of a record that is no longer among them is its number', () => {
    expect(recordId(orders('PO-1', 'PO-1'), { poNumber: 'PO-1' }, numberOf)).toBe('PO-1');
  });

  it.each([['PO-103'], ['PO-101 (3)'], ['PO-101 (1)'], [''], ['PO'], ['anything']])('%j finds none', (id) => {
    expect(findRecord(orders('PO-101', 'PO-102', 'PO-101'), id, numberOf)).toBeUndefined();
  });

  it('finds the same record again, whatever the numbers are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('', 'PO-1', 'PO-12', 'PO-2', 'PO-1 (2)', 'PO-1 (1)', ' (2)'), { maxLength: 12 }),
        (numbers) => {
          const items = orders(...numbers);
          for (const item of items) expect(findRecord(items, recordId(items, item, numberOf), numberOf)).toBe(item);
        },
      ),
    );
  });
});
