import { expect, it } from 'vitest';
import { orDash, textOr } from './textOr';

it.each([
  ['Knitwear', 'Knitwear'],
  [' Knitwear ', ' Knitwear '],
  ['', '–'],
  [' \n\t', '–'],
])('%j is shown as %j', (text, shown) => {
  expect(orDash(text)).toBe(shown);
});

it('a text that a faulty source left out is shown as a dash', () => {
  expect(orDash(null)).toBe('–');
});

it.each([
  ['Hems', 'Hems'],
  [' Hems ', ' Hems '],
  ['', 'No subject'],
  [' \n\t', 'No subject'],
])('%j, or else other words, is %j', (text, shown) => {
  expect(textOr(text, 'No subject')).toBe(shown);
});
