import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScreenData } from '@/operations/loadData';
import { loadsThrough } from '@/operations/loadData';
import { createQueryClient } from '@/operations/queryClient';
import { buildOperations } from '@/testing/buildOperations';
import { prepareScreen, prepareWhenIdle } from './prepareScreens';

const data: ScreenData = loadsThrough(buildOperations(), createQueryClient());

/** What waits for the browser to be idle. */
let waiting: (() => void)[] = [];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('window', { requestIdleCallback: (callback: () => void) => waiting.push(callback) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const beIdle = async () => {
  for (const callback of waiting.splice(0)) callback();
  await settled();
};

/** A screen that notes what is done with it. */
const screenOf = (name: string, done: string[], fails?: 'fetch' | 'load') => ({
  fetchScreen: async () => {
    done.push(`fetch ${name}`);
    if (fails === 'fetch') throw new Error('No network');
    return {
      Screen: () => null,
      load: async () => {
        done.push(`load ${name}`);
        if (fails === 'load') throw new Error('No answer');
      },
    };
  },
});

it('fetches and loads one screen after another, each when the browser is idle', async () => {
  const done: string[] = [];
  void prepareWhenIdle([screenOf('one', done), screenOf('two', done)], data, new AbortController().signal);
  await settled();
  expect(done).toEqual([]);
  await beIdle();
  expect(done).toEqual(['fetch one', 'load one']);
  await beIdle();
  expect(done).toEqual(['fetch one', 'load one', 'fetch two', 'load two']);
});

it.each(['fetch', 'load'] as const)('a failed %s is passed over, and tried again at the visit', async (step) => {
  const done: string[] = [];
  const broken = screenOf('one', done, step);
  const all = prepareWhenIdle([broken, screenOf('two', done)], data, new AbortController().signal);
  await settled();
  await beIdle();
  await beIdle();
  await all;
  expect(done.slice(-2)).toEqual(['fetch two', 'load two']);
  const before = done.length;
  await prepareScreen(broken, data);
  expect(done.slice(before)[0]).toBe('fetch one');
});

it('ends when the gate is shown again', async () => {
  const done: string[] = [];
  const gate = new AbortController();
  void prepareWhenIdle([screenOf('one', done), screenOf('two', done)], data, gate.signal);
  await settled();
  await beIdle();
  gate.abort();
  await beIdle();
  expect(done).toEqual(['fetch one', 'load one']);
});
