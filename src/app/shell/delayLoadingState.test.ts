import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOADING_SHOWN_AFTER_MS, delayLoadingState } from './delayLoadingState';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A router whose second screen is loaded when it is told to, and all that the drawn one tells. */
function world() {
  let loaded: () => void = () => {};
  const loader = () =>
    new Promise((resolve) => {
      loaded = () => resolve(null);
    });
  const router = createMemoryRouter([{ path: '/' }, { path: '/slow', loader }, { path: '/there', loader: () => null }]);
  const drawn = delayLoadingState(router);
  const told: string[] = [];
  const stop = drawn.subscribe(({ navigation, location }) => told.push(`${navigation.state} ${location.pathname}`));
  return { drawn, told, stop, finishLoading: () => loaded() };
}

it('a screen that is there at once is all that is told', async () => {
  const { drawn, told } = world();
  await drawn.navigate('/there');
  await vi.advanceTimersByTimeAsync(LOADING_SHOWN_AFTER_MS * 2);
  expect(told).toEqual(['idle /there']);
  expect(drawn.state.location.pathname).toBe('/there');
});

it('one that keeps people waiting is told to be loading, from 200 ms on', async () => {
  expect(LOADING_SHOWN_AFTER_MS).toBe(200);
  const { drawn, told, finishLoading } = world();
  const arrived = drawn.navigate('/slow');
  await vi.advanceTimersByTimeAsync(LOADING_SHOWN_AFTER_MS - 1);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['loading /']);
  finishLoading();
  await arrived;
  expect(told).toEqual(['loading /', 'idle /slow']);
});

it('tells nothing more when nobody listens', async () => {
  const { drawn, told, stop } = world();
  void drawn.navigate('/slow');
  stop();
  await vi.advanceTimersByTimeAsync(LOADING_SHOWN_AFTER_MS * 2);
  expect(told).toEqual([]);
});
