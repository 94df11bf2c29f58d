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

it('what is being closed is not closed once more, which would lead away from its screen', () => {
  const { navigation } = createScreenMemory();
  const opening = navigation.begin();
  expect(opening && navigation.arrive(opening)).toBe(true);
  expect(navigation.beginBack(true), 'before it is drawn').toBeUndefined();
  navigation.end(opening);
  expect(navigation.beginBack(true)).toBeDefined();
  expect(navigation.beginBack(true), 'while it goes back').toBeUndefined();
});
