// What the measurements share: the browser, the time from a change to its paint, and figures with their spread.
import { chromium } from 'playwright';
import { browserFlags, ensureBrowser } from '../scripts/browser.mjs';

/**
 * What is measured, 'now' first; the others are what it is compared with.
 * @typedef {'now' | 'before' | 'floor' | 'page'} Variant
 */

/**
 * Stands beside the milliseconds, for it depends less on what else the machine does: time of the processor on the
 * page's main thread in milliseconds, and counts.
 * @typedef {{ cpu: number, elements: number, rows: number, styles: number, layouts: number, longTasks: number }} Counts
 */

/**
 * Quartiles, and what 95 of 100 stay below.
 * @typedef {{ p25: number, p50: number, p75: number, p95: number }} Spread
 */

/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {Partial<Record<Variant, Spread>>} values
 * @property {Partial<Record<Variant, Spread>>} ratios of 'now' to each other, a ratio of medians a round
 * @property {Partial<Record<Variant, Partial<Counts>>>} counts medians
 */

/**
 * @typedef {object} Section
 * @property {string} title
 * @property {string} unit of the values
 * @property {Figure[]} figures
 */

/** A slow network's. */
export const BYTES_PER_SECOND = 1_600_000 / 8;
export const LATENCY_MS = 150;

/** The value below which a share of all values lies. @param {number[]} values @param {number} share */
export const quantile = (values, share) =>
  values.toSorted((first, second) => first - second)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  0;

/** @param {number[]} values */
const median = (values) => quantile(values, 0.5);

/** @param {number[]} values @returns {Spread} */
export const spread = (values) => ({
  p25: quantile(values, 0.25),
  p50: median(values),
  p75: quantile(values, 0.75),
  p95: quantile(values, 0.95),
});

/** Collects samples by name, variant and round. */
export function createRecord() {
  /** @typedef {{ value: number, round: number, counts: Partial<Counts> }} Sample */
  /** @type {Map<string, Map<Variant, Sample[]>>} */
  const all = new Map();
  return {
    /**
     * @param {string} name
     * @param {Variant} variant
     * @param {number} round in which it was measured beside the other variants
     * @param {number} value
     * @param {Partial<Counts>} [counts]
     */
    add(name, variant, round, value, counts = {}) {
      const variants = all.get(name) ?? new Map();
      all.set(name, variants);
      variants.set(variant, [...(variants.get(variant) ?? []), { value, round, counts }]);
    },
    /** @returns {Figure[]} */
    figures() {
      return [...all].map(([name, variants]) => {
        /** @type {Figure} */
        const figure = { name, values: {}, ratios: {}, counts: {} };
        const medianOf = (/** @type {Sample[]} */ samples, /** @type {number} */ round) =>
          median(samples.filter((sample) => sample.round === round).map(({ value }) => value));
        const now = variants.get('now') ?? [];
        for (const [variant, samples] of variants) {
          figure.values[variant] = spread(samples.map(({ value }) => value));
          const kinds = /** @type {(keyof Counts)[]} */ (Object.keys(samples[0]?.counts ?? {}));
          figure.counts[variant] = Object.fromEntries(
            kinds.map((kind) => [kind, median(samples.map(({ counts }) => counts[kind] ?? 0))]),
          );
          if (variant === 'now') continue;
          const rounds = [...new Set(samples.map(({ round }) => round))];
          figure.ratios[variant] = spread(rounds.map((round) => medianOf(now, round) / medianOf(samples, round)));
        }
        return figure;
      });
    },
  };
}

/** The variants of a record, 'now' first. @param {Partial<Record<Variant, unknown>>} record */
export const variantsOf = (record) => /** @type {Variant[]} */ (Object.keys(record));

/**
 * Measures each variant in each round, the first and the last of them in turn, so that what else the machine does
 * strikes all alike.
 * @template {Variant} Name
 * @param {Name[]} variants
 * @param {number} rounds
 * @param {(variant: Name, round: number) => Promise<void>} measure
 */
export async function alternate(variants, rounds, measure) {
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of round % 2 === 0 ? variants : variants.toReversed()) await measure(variant, round);
  }
}

/** What a measurement in the page may use, as `bench`. */
function installTools() {
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(undefined);
        channel.port2.postMessage(undefined);
      });
    });
  const setValue = {
    input: Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set,
    textarea: Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set,
  };
  let longTasks = 0;
  const observer = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length;
  });
  observer.observe({ type: 'longtask' });
  Object.assign(window, {
    bench: {
      /** Resolves after the next frame was painted. */
      painted,
      /**
       * From the moment at which a hand moved until a condition is true and painted.
       * @param {'keydown' | 'click'} type of the next event
       * @param {() => boolean} isDone
       * @returns {Promise<{ begin: number, time: number, frame: number }>} milliseconds, and which frame after the event
       */
      answered: (type, isDone) =>
        new Promise((resolve, reject) => {
          const watch = async (/** @type {Event} */ { timeStamp: begin }) => {
            for (let frame = 1; frame <= 1_000; frame += 1) {
              await painted();
              if (isDone()) return resolve({ begin, time: performance.now() - begin, frame });
            }
            return reject(new Error('What was waited for never came'));
          };
          window.addEventListener(type, (event) => void watch(event), { capture: true, once: true });
        }),
      /**
       * Milliseconds from a change right after a frame to the frame after its paint: the longest wait, for what is compared
       * alike. @param {() => void} change
       */
      timed: async (change) => {
        await painted();
        const begin = performance.now();
        change();
        await painted();
        return performance.now() - begin;
      },
      /**
       * Milliseconds from a change until a condition is true and painted.
       * @param {() => void} change
       * @param {() => boolean} isDone
       */
      timedUntil: async (change, isDone) => {
        await painted();
        const begin = performance.now();
        change();
        for (let frame = 0; frame < 1_000; frame += 1) {
          await painted();
          if (isDone()) return performance.now() - begin;
        }
        throw new Error('What was waited for never came');
      },
      /** The counts in the headings, and the first of what a list holds. */
      shown: () =>
        [...document.querySelectorAll('main h2, main tbody tr:first-child, main article:first-child')]
          .map(({ textContent }) => textContent)
          .join(' '),
      /**
       * Enters a text as a person's key would.
       * @param {string} text
       * @param {string} [selector] the box; the search box when left out
       */
      type: (text, selector = 'input[type=search]') => {
        const box = /** @type {HTMLInputElement | HTMLTextAreaElement | null} */ (document.querySelector(selector));
        const set = box instanceof HTMLTextAreaElement ? setValue.textarea : setValue.input;
        set?.call(box, text);
        box?.dispatchEvent(new Event('input', { bubbles: true }));
      },
      /** Tasks of more than 50 ms since the last call. */
      takeLongTasks: () => {
        longTasks += observer.takeRecords().length;
        const count = longTasks;
        longTasks = 0;
        return count;
      },
    },
  });
}

/**
 * Waits as long as a hand does between two keys, each time another part of a frame: a key that always came right after a
 * frame would always wait for the whole of the next.
 * @param {import('playwright').Page} page
 * @param {number} turn
 */
export const handMoves = (page, turn) => page.waitForTimeout(60 + ((turn * 5) % 17));

/** @param {import('playwright').CDPSession} cdp */
async function metricsOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const named = new Map(metrics.map(({ name, value }) => [name, value]));
  return {
    cpu: (named.get('TaskDuration') ?? 0) * 1000,
    styles: named.get('RecalcStyleCount') ?? 0,
    layouts: named.get('LayoutCount') ?? 0,
  };
}

/** @typedef {Awaited<ReturnType<typeof openBrowser>>} Bench */
/** @typedef {Awaited<ReturnType<Bench['open']>>} BenchPage */

/** Opens a browser whose pages can be measured. */
export async function openBrowser() {
  process.env['WEFTLINE_BROWSER'] ??= await ensureBrowser();
  const browser = await chromium.launch({ executablePath: process.env['WEFTLINE_BROWSER'], args: browserFlags });
  return {
    /**
     * A fresh page with the tools, in a context of its own.
     * @param {string} address
     * @param {{ slower?: number, slowNetwork?: boolean }} [machine] how many times slower its processor is; whether it
     *   has 1.6 Mbit/s and 150 ms
     */
    open: async (address, { slower = 1, slowNetwork = false } = {}) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
      if (slower > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
      if (slowNetwork) {
        await cdp.send('Network.enable');
        await cdp.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: LATENCY_MS,
          downloadThroughput: BYTES_PER_SECOND,
          uploadThroughput: BYTES_PER_SECOND,
        });
      }
      await page.addInitScript(installTools);
      await page.goto(address);
      return {
        page,
        /**
         * Runs a measurement and counts what the page did meanwhile.
         * @template Result
         * @param {() => Promise<Result>} run
         * @returns {Promise<{ result: Result, counts: Counts }>}
         */
        counted: async (run) => {
          await page.evaluate(() => Reflect.get(window, 'bench').takeLongTasks());
          const before = await metricsOf(cdp);
          const result = await run();
          const after = await metricsOf(cdp);
          const seen = await page.evaluate(() => ({
            elements: document.querySelectorAll('*').length,
            rows: document.querySelectorAll('main tbody tr, main li').length,
            longTasks: Number(Reflect.get(window, 'bench').takeLongTasks()),
          }));
          return {
            result,
            counts: {
              cpu: Math.round(after.cpu - before.cpu),
              ...seen,
              styles: after.styles - before.styles,
              layouts: after.layouts - before.layouts,
            },
          };
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
