import { describe, expect, it } from 'vitest';
import { calledFrom, wordsOf } from '../.storybook/storyNoise';

describe('what a story prints', () => {
  it.each([
    ['plain words', ['torn', 2], 'torn 2'],
    ['an error', ['Loom:', new Error('torn')], 'Loom: torn'],
    [
      'placeholders',
      ['Each child needs a key.%s%s See there.', '\n\nCheck `article`.', ''],
      'Each child needs a key.\n\nCheck `article`. See there.',
    ],
    ['more than its placeholders', ['%s is', 'it', 'torn'], 'it is torn'],
    ['less than its placeholders', ['%s is %s', 'it'], 'it is %s'],
    ['a rejection, as Storybook prints it', [{ type: 'unhandledrejection', reason: new Error('torn') }], 'torn'],
  ])('is told in words: %s', (_what, parts, words) => {
    expect(wordsOf(parts)).toBe(words);
  });

  it('is traced to the file of the product that it came from', () => {
    const stack = `TypeError: Failed to fetch
    at react_stack (http://localhost:63315/loom/node_modules/.cache/react-dom.js?v=1:28:19)
    at Loom (http://localhost:63315/loom/src/ui/Loom.tsx?t=2:36:60)`;
    expect(calledFrom(stack)).toBe(' (src/ui/Loom.tsx)');
    expect(calledFrom('Error: torn\n    at http://localhost:63315/loom/.storybook/preview.tsx:1:1')).toBe('');
    expect(calledFrom(undefined)).toBe('');
  });
});
