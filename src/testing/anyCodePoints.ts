import fc from 'fast-check';

/**
 * Texts of any code points, halves of a pair among them. fast-check's own 'binary' unit says the same, but takes half a
 * second to list all 1,114,112 of them.
 */
export const anyCodePoints = fc.string({
  unit: fc.integer({ min: 0, max: 0x10ffff }).map((codePoint) => String.fromCodePoint(codePoint)),
});
