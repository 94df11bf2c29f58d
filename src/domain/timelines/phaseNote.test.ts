import { expect, it } from 'vitest';
import { isBlankNote } from './phaseNote';

it.each([
  ['', true],
  [' ', true],
  ['\n\t \u00A0', true],
  ['.', false],
  [' Dip two is in. ', false],
  ['\u200B', false],
])('MOMENTUM-13: %j is blank: %s', (content, blank) => {
  expect(isBlankNote(content)).toBe(blank);
});
