import { expect, test } from 'vitest';
import { circleOf } from './sharedChunks.mjs';

test.each([
  ['none', { a: ['b', 'c'], b: ['c'], c: [] }, undefined],
  ['two that need each other', { a: ['b'], b: ['c'], c: ['b'] }, ['b', 'c', 'b']],
  ['a long one, found from within', { a: [], b: ['a', 'c'], c: ['d'], d: ['b'] }, ['b', 'c', 'd', 'b']],
  ['one that needs itself', { a: ['a'] }, ['a', 'a']],
  ['a file from elsewhere', { a: ['https://x'] }, undefined],
])('of files, %s', (_what, imports, circle) => {
  expect(circleOf(imports)).toEqual(circle);
});
