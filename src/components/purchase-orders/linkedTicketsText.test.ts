import { expect, it } from 'vitest';
import { linkedTicketsText } from './linkedTicketsText';

it.each([
  [3, '3'],
  [1204, '1,204'],
  [2.5, '2'],
  [0, '–'],
  [0.5, '–'],
  [-2, '–'],
  [Number.NaN, '–'],
])('PO-8: %s linked tickets read %s', (linked, text) => {
  expect(linkedTicketsText(linked)).toBe(text);
});
