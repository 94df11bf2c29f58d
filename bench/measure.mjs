// What the measurements share: a built page in a browser, the time from a change to its paint, and figures beside a floor.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserFlags, ensureBrowser } from '../scripts/browser.mjs';
import { projectFolder } from '../scripts/install.mjs';

/** The value below which a share of all values lies. @param {number[]} values @param {number} share */
export const quantile = (values, share) =>
  values.toSorted((first, second) => first - second)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  0;

/** A figure and its ratio to the floor's. @param {number} value @param {number} floor */
export const beside = (value, floor) => `${value.toFixed(1)} (${(value / floor).toFixed(2)}x)`.padStart(15);

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
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  Object.assign(window, {
    bench: {
      /** Resolves after the next frame was painted. */
      painted,
      /** Milliseconds from a change to the frame after its paint. @param {() => void} change */
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
        do await painted();
        while (!isDone());
        return performance.now() - begin;
      },
      /** Enters a text into the search box as a person's key would. @param {string} text */
      type: (text) => {
        const box = document.querySelector('input[type=search]');
        setValue?.call(box, text);
        box?.dispatchEvent(new Event('input', { bubbles: true }));
      },
    },
  });
}

/**
 * Builds and serves the page in a folder of this one, and opens a browser.
 * @param {string} name of the folder
 * @param {number} port
 */
export async function openBench(name, port) {
  const root = join(projectFolder, 'bench', name);
  const outDir = join(projectFolder, 'node_modules', '.cache', 'weftline', `bench-${name}`);
  process.env['WEFTLINE_BROWSER'] ??= await ensureBrowser();
  await build({
    configFile: join(projectFolder, 'vite.config.ts'),
    root,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  const server = await preview({ configFile: false, root, logLevel: 'warn', build: { outDir }, preview: { port } });
  const address = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch({ executablePath: process.env['WEFTLINE_BROWSER'], args: browserFlags });
  return {
    /** A fresh page with the tools. @param {string} search */
    open: async (search) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.addInitScript(installTools);
      await page.goto(`${address}${search}`);
      return page;
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
