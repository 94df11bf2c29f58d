import { expect, it } from 'vitest';
import { orDash } from './orDash';

it.each([
  ['Knitwear', 'Knitwear'],
  [' Knitwear ', ' Knitwear '],
  ['', '–'],
  [' \n\t', '–'],
])('%j is shown as %j', (text, shown) => {
  expect(orDash(text)).toBe(shown);
});
