import { expect, it } from 'vitest';
import { createScreenMemory } from './screenMemory';

it('the end of a navigation that a busy machine draws late ends none that began since', () => {
  const { navigation } = createScreenMemory();
  const opening = navigation.begin();
  navigation.end();
  const closing = navigation.beginBack(true);
  navigation.end(opening);
  expect(closing && navigation.arrive(closing)).toBe(true);
  expect(navigation.begin(), 'while it goes back').toBeUndefined();
  navigation.end(closing);
  expect(navigation.begin()).toBeDefined();
});
