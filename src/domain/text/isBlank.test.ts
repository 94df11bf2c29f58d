import { expect, it } from 'vitest';
import { isBlank } from './isBlank';

it.each([
  ['', true],
  [' ', true],
  ['\n\t \u00A0\u3000', true],
  ['.', false],
  [' Dip two is in. ', false],
  ['0', false],
  ['\u200B', false],
])('MOMENTUM-13: %j is blank: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

it.each([null, undefined])('%j, which a faulty source may hold, is blank', (text) => {
  expect(isBlank(text)).toBe(true);
});
