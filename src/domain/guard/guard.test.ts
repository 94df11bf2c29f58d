import { describe, expect, it } from 'vitest';
import { isFlag, isNumber, isRecord, isText, orNull, recordWith } from './guard';
import { oneOf } from './oneOf';

const anything = ['', 'dark', 'toString', 0, Number.NaN, true, null, undefined, [], {}, Symbol('dark')];
const passed = (guard: (value: unknown) => boolean) => anything.filter((value) => guard(value));

describe('a guard lets through', () => {
  it('texts', () => {
    expect(passed(isText)).toEqual(['', 'dark', 'toString']);
  });

  it('numbers that are one', () => {
    expect(passed(isNumber)).toEqual([0]);
  });

  it('flags', () => {
    expect(passed(isFlag)).toEqual([true]);
  });

  it('records, and no lists', () => {
    expect(passed(isRecord)).toEqual([{}]);
  });

  it('the words of a vocabulary, and none that only stand somewhere in its record', () => {
    expect(passed(oneOf(['light', 'dark']))).toEqual(['dark']);
    expect(passed(oneOf([]))).toEqual([]);
  });

  it('null beside what another lets through', () => {
    expect(passed(orNull(isFlag))).toEqual([true, null]);
  });
});

describe('a record is let through', () => {
  const isChoice = recordWith<{ search: string; open: boolean }>({ search: isText, open: isFlag });

  it.each([[{ search: '', open: false }], [{ search: 'x', open: true, more: 1 }]])('%j', (value) => {
    expect(isChoice(value)).toBe(true);
  });

  it.each([
    [{ search: '' }],
    [{ search: '', open: 'yes' }],
    [{ search: 1, open: true }],
    [{}],
    [[]],
    [null],
    [undefined],
    ['search'],
  ])('not %j', (value) => {
    expect(isChoice(value)).toBe(false);
  });
});
