import { expect, it } from 'vitest';
import { pageKey, stateOfOwnPage, stateOver } from './pageKey';

const tracker = { key: 'k1', pathname: '/po-tracker', state: { notes: { search: 'denim' } } };

it('an entry is its own page, by its key, and by its path where it was opened by its address', () => {
  expect(pageKey(tracker)).toBe('k1');
  expect(pageKey({ ...tracker, key: 'default' })).toBe('/po-tracker');
  expect(pageKey({ ...tracker, state: null })).toBe('k1');
});

it("a panel's entry, and one over that, is the page beneath", () => {
  const drawer = { key: 'k2', pathname: '/po-tracker', state: { notes: {}, ...stateOver(tracker) } };
  expect(pageKey(drawer)).toBe('k1');
  expect(pageKey({ key: 'k3', pathname: '/po-tracker', state: stateOver(drawer) })).toBe('k1');
});

it('an entry that is shown again is a page of its own, with all else that its state holds', () => {
  const drawer = { key: 'k2', pathname: '/po-tracker', state: { notes: {}, ...stateOver(tracker) } };
  expect(stateOfOwnPage(drawer.state)).toEqual({ notes: {} });
  expect(pageKey({ ...drawer, state: stateOfOwnPage(drawer.state) })).toBe('k2');
  expect(stateOfOwnPage(null)).toEqual({});
});

it('what an entry may hold that nobody wrote is no page', () => {
  for (const state of [undefined, 'k9', ['k9'], { page: 7 }, { page: null }])
    expect(pageKey({ ...tracker, state })).toBe('k1');
});
