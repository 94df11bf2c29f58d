import type { Guard } from './guard';

/** A guard for the words of a closed vocabulary. */
export const oneOf =
  <Word extends string>(words: readonly Word[]): Guard<Word> =>
  (value): value is Word =>
    words.some((word) => word === value);
