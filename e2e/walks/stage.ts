import type { Page } from '@playwright/test';
import { enter } from '../app';

const START = Date.UTC(2026, 0, 15, 12);
const HOUR_MS = 3_600_000;
/** Frames after which a wait fails; about twenty seconds. */
const LONGEST_WAIT_FRAMES = 600;

const LONGEST_TRAVEL_FRAMES = 30;

declare global {
  interface Window {
    /** The browser's own function, which the stopped clock does not replace. */
    nextFrame: typeof requestAnimationFrame;
    /** Pending navigations through the history. */
    travels: number;
  }
}

/** Finishes all finite animations and lets the browser draw, so that nothing depends on real time. */
async function draw(page: Page) {
  await page.evaluate(async (mostFrames) => {
    const frame = () =>
      new Promise((resolve) => {
        window.nextFrame(resolve);
      });
    // A navigation beyond the ends of the history never happens.
    for (let waited = 0; window.travels > 0 && waited < mostFrames; waited += 1) await frame();
    window.travels = 0;
    for (let drawn = 0; drawn < 2; drawn += 1) {
      for (const animation of document.getAnimations()) {
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
      }
      await frame();
    }
  }, LONGEST_TRAVEL_FRAMES);
}

/** Lets time pass, in parts, since a leaving element starts its last timer only after a frame. */
export async function pass(page: Page, milliseconds = 700, parts = milliseconds === 0 ? 1 : 3) {
  for (let part = 0; part < parts; part += 1) {
    await page.clock.runFor(Math.round(milliseconds / parts));
    await draw(page);
  }
}

/** Jumps ahead: what became due meanwhile happens once. */
export async function jump(page: Page, milliseconds: number) {
  await page.clock.fastForward(milliseconds);
  await pass(page);
}

/** Lets frames pass until something is so. */
export async function until(page: Page, what: string, reached: () => Promise<boolean>) {
  for (let frame = 0; frame < LONGEST_WAIT_FRAMES; frame += 1) {
    if (await reached()) return;
    await pass(page, 0);
  }
  throw new Error(`${what} never came`);
}

/** Lets time pass, in which a screen that is not there yet shows its loading line, and waits until that is gone. */
export async function arrive(page: Page, milliseconds?: number) {
  const waiting = page.getByRole('progressbar', { name: 'Loading screen', includeHidden: true });
  await pass(page, milliseconds);
  if ((await waiting.count()) === 0) return;
  await until(page, 'The screen', async () => (await waiting.count()) === 0);
  await pass(page, milliseconds);
}

/** Goes through the gate. */
export async function logIn(page: Page) {
  await enter(page);
  await until(page, 'The app', async () => (await page.getByRole('banner', { includeHidden: true }).count()) > 0);
  await arrive(page);
}

/** Stops the clock for all that this page will show: time passes only where a test says so. */
export async function stopClock(page: Page) {
  await page.addInitScript(() => {
    window.nextFrame = window.requestAnimationFrame.bind(window);
    window.travels = 0;
    const go = history.go.bind(history);
    history.go = (by) => {
      window.travels += 1;
      go(by);
    };
    history.back = () => history.go(-1);
    history.forward = () => history.go(1);
    window.addEventListener('popstate', () => {
      window.travels = 0;
    });
  });
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + HOUR_MS);
}

/** Opens an address under a clock that stands, and goes through the gate. */
export async function openStopped(page: Page, address: string) {
  await page.goto(address);
  await logIn(page);
}
