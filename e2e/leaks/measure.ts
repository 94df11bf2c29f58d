import type { CDPSession, Page } from '@playwright/test';

/** What a page holds: a count each, the heap in bytes. */
export interface Held {
  /** Elements of the document. */
  elements: number;
  /** Nodes that the browser keeps, those outside of the document too. */
  nodes: number;
  listeners: number;
  /** Timeouts, intervals and frames that are still to come. */
  timers: number;
  heap: number;
}

export const KINDS = ['elements', 'nodes', 'listeners', 'timers', 'heap'] as const satisfies readonly (keyof Held)[];

/** How far above the start a kind may stand after the rounds. */
export const MAY_GROW_BY = 0.05;

/**
 * Most that is waited until the page has let go, in seconds. A toast stays five seconds, and its words stand one more
 * where screen readers find them.
 */
const LONGEST_REST_S = 10;
const REST_MS = 1_000;

declare global {
  interface Window {
    pendingTimers: () => number;
  }
}

/** Counts timers from the first line of a page on. */
export async function countTimers(page: Page) {
  await page.addInitScript(() => {
    const pending = new Set<string>();
    window.pendingTimers = () => pending.size;
    const watchTimer = (kind: string, begin: string, end: string, repeats: boolean) => {
      const start = Reflect.get(window, begin).bind(window);
      const stop = Reflect.get(window, end).bind(window);
      Reflect.set(window, begin, (callback: unknown, ...more: unknown[]) => {
        const id: number = start(
          (...given: unknown[]) => {
            if (!repeats) pending.delete(`${kind} ${id}`);
            if (typeof callback === 'function') callback(...given);
          },
          ...more,
        );
        pending.add(`${kind} ${id}`);
        return id;
      });
      Reflect.set(window, end, (id: number) => {
        pending.delete(`${kind} ${id}`);
        stop(id);
      });
    };
    // A browser takes the identifiers of both from one row, and either function ends either.
    watchTimer('timer', 'setTimeout', 'clearTimeout', false);
    watchTimer('timer', 'setInterval', 'clearInterval', true);
    watchTimer('frame', 'requestAnimationFrame', 'cancelAnimationFrame', false);
    watchTimer('idle', 'requestIdleCallback', 'cancelIdleCallback', false);
  });
}

/** Opens what a page holds to the measuring. */
export async function openMeter(page: Page): Promise<CDPSession> {
  const meter = await page.context().newCDPSession(page);
  await meter.send('Performance.enable');
  return meter;
}

async function count(page: Page, meter: CDPSession): Promise<Held> {
  // What holds what is found out in several steps, of the scripts' and of the document's side in turn.
  for (let turn = 0; turn < 3; turn += 1) await meter.send('HeapProfiler.collectGarbage');
  const seen = await page.evaluate(() => ({
    elements: document.querySelectorAll('*').length,
    timers: window.pendingTimers(),
  }));
  const { metrics } = await meter.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((found) => found.name === name)?.value ?? NaN;
  return {
    ...seen,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    heap: metric('JSHeapUsedSize'),
  };
}

/** The kinds that stand further above the start than they may. */
export const grown = (start: Held, end: Held) =>
  // Written so that a figure that is missing counts as grown.
  KINDS.filter((kind) => !(end[kind] <= start[kind] * (1 + MAY_GROW_BY)));

/** What the page holds once it rests: the least of each kind, looked at until it has let go of what it held for a moment. */
export async function heldAtRest(page: Page, meter: CDPSession, start?: Held): Promise<Held> {
  let least = await count(page, meter);
  for (let second = 0; second < LONGEST_REST_S; second += 1) {
    if (start && grown(start, least).length === 0) break;
    await page.waitForTimeout(REST_MS);
    const now = await count(page, meter);
    least = { ...least };
    for (const kind of KINDS) least[kind] = Math.min(least[kind], now[kind]);
  }
  return least;
}
