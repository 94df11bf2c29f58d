import { expect, it, vi } from 'vitest';
import { neighboursOf } from './neighbours';

interface Order {
  poNumber: string;
  team: string;
}
const numberOf = ({ poNumber }: Order) => poNumber;

const [first, second, third] = [
  { poNumber: 'PO-1', team: 'HK Ops' },
  { poNumber: 'PO-2', team: 'UK Design' },
  { poNumber: 'PO-1', team: 'UK Design' },
] as const satisfies readonly Order[];
const all: readonly Order[] = [first, second, third];

it('counts among those on screen, and goes either way as far as they reach', () => {
  const showOther = vi.fn<(id: string) => void>();
  const at = (current: Order) => neighboursOf(all, all, current, numberOf, showOther);
  expect([at(first).place, at(second).place, at(second).count]).toEqual([1, 2, 3]);
  at(second).onStep(-1);
  at(second).onStep(1);
  expect(showOther.mock.calls).toEqual([['PO-1'], ['PO-1 (2)']]);
  at(first).onStep(-1);
  at(third).onStep(1);
  expect(showOther).toHaveBeenCalledTimes(2);
});

it('shows the record on screen and not its twin, which a filter has left out', () => {
  const showOther = vi.fn<(id: string) => void>();
  const listed = all.filter(({ team }) => team === 'UK Design');
  const { place, count, onStep } = neighboursOf(all, listed, second, numberOf, showOther);
  expect([place, count]).toEqual([1, 2]);
  onStep(1);
  expect(showOther.mock.calls).toEqual([['PO-1 (2)']]);
});
