import type { Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

interface Drawing {
  /** The first finger has moved by so many pixels to the right when the others come down. */
  ahead?: number | undefined;
  /** Called before the fingers are lifted. */
  held?: (() => Promise<void>) | undefined;
  /** Not lifted: the phone itself takes them, as for a gesture of its own. */
  cancelled?: boolean;
}

/** Moves of a finger on its way, enough to be no flick. */
const MOVES = 12;

/** Draws fingers over a page, each from one point to another, all in one time. */
export async function drawFingers(
  page: Page,
  ways: readonly (readonly [from: Point, to: Point])[],
  { ahead = 0, held, cancelled = false }: Drawing = {},
) {
  const fingers = await page.context().newCDPSession(page);
  const at = (moved: number) => ({
    touchPoints: ways.map(([[x, y], [toX, toY]], id) => ({
      id,
      x: x + ((toX - x) * moved) / MOVES,
      y: y + ((toY - y) * moved) / MOVES,
    })),
  });
  const [[[x, y]] = [[0, 0]]] = ways;
  const first = (moved: number) => ({ touchPoints: [{ id: 0, x: x + moved, y }] });
  if (ahead > 0) {
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', ...first(0) });
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', ...first(ahead) });
  }
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) });
  for (let moved = 1; moved <= MOVES; moved += 1)
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(moved) });
  await held?.();
  await fingers.send('Input.dispatchTouchEvent', { type: cancelled ? 'touchCancel' : 'touchEnd', touchPoints: [] });
  await fingers.detach();
}

/** Draws one finger over a page. */
export const drawFinger = (page: Page, from: Point, to: Point, drawing?: Drawing) =>
  drawFingers(page, [[from, to]], drawing);
