import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onTakenOver } from './takenOver';

class Workers extends EventTarget {
  /** The worker that the page went through. */
  controller: object | null = null;
}

let workers: Workers;
const takeOver = () => workers.dispatchEvent(new Event('controllerchange'));

beforeEach(() => {
  workers = new Workers();
  vi.stubGlobal('navigator', { serviceWorker: workers });
});
afterEach(() => vi.unstubAllGlobals());

it('the first version of a page that had none is its own, and those after it are told', () => {
  const heard = vi.fn<() => void>();
  onTakenOver(heard);
  takeOver();
  expect(heard).not.toHaveBeenCalled();
  takeOver();
  expect(heard).toHaveBeenCalledTimes(1);
  takeOver();
  expect(heard).toHaveBeenCalledTimes(2);
});

it('a page that has one is told of the next at once, until it is called off', () => {
  const heard = vi.fn<() => void>();
  workers.controller = {};
  const stop = onTakenOver(heard);
  takeOver();
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  takeOver();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('without service workers nothing takes over', () => {
  vi.stubGlobal('navigator', {});
  const heard = vi.fn<() => void>();
  expect(onTakenOver(heard)).not.toThrow();
  expect(heard).not.toHaveBeenCalled();
});
