import { expect, it } from 'vitest';
import { narrowCanvasWords } from '../.storybook/narrowCanvas';

it.each([390, 768, 1_023])('a play that names no window and fails at %i px is told to be for a desk', (width) => {
  expect(narrowCanvasWords(width, false)).toContain(`${width} px`);
});

it.each([
  [1_024, false],
  [1_440, false],
  [390, true],
])('at %i px, named by the story: %s, the width explains no failure', (width, namesWindow) => {
  expect(narrowCanvasWords(width, namesWindow)).toBeUndefined();
});
