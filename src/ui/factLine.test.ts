import { expect, it } from 'vitest';
import { factLine } from './factLine';

it.each([
  [['PDF', '1.8 MB'], 'PDF · 1.8 MB'],
  [['PDF', '', '1.8 MB'], 'PDF · 1.8 MB'],
  [['', ' '], ''],
  [['PO-24817', null, undefined], 'PO-24817'],
])('%j is one line: %j', (facts, line) => {
  expect(factLine(...facts)).toBe(line);
});
