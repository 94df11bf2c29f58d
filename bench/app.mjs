// The built app as a person meets it: through the gate, along the bar and the sheet.
import { handMoves } from './measure.mjs';

/** The demonstration's password, as the README tells it. */
const PASSWORD = 'weftline-demo';

/** The screens of the bar, with the heading that each begins with. */
export const BAR = /** @type {const} */ ([
  ['/', 'Customer Operations Platform'],
  ['/po-tracker', 'Purchase Order Tracker'],
  ['/smart-inbox', 'Smart Inbox and Ticket Hub'],
  ['/tickets', 'Ticketing System'],
  ['/radar', 'Weekly Radar Report'],
  ['/momentum', 'Momentum Tracker'],
  ['/files', 'Customer File Hub'],
]);

/** The one screen that is only in the sheet. */
export const COMMUNICATIONS = /** @type {const} */ (['/communications', 'Communications Hub']);

/** Types the password; Enter is left to the caller. @param {import('playwright').Page} page */
export const typePassword = (page) => page.getByLabel('Password', { exact: true }).fill(PASSWORD);

/** Goes through the gate, and waits until nothing more is fetched. @param {import('playwright').Page} page */
export async function logIn(page) {
  await typePassword(page);
  await page.keyboard.press('Enter');
  await page.getByRole('banner').waitFor();
  await page.waitForLoadState('networkidle');
}

/**
 * Presses a link of the bar or of the open sheet with the mouse.
 * @param {import('playwright').Page} page
 * @param {readonly [path: string, heading: string]} screen
 * @param {'Main' | 'All destinations'} [nav] the link's navigation
 * @param {number} [turn] how often that was done before
 * @returns {Promise<{ content: number, whole: number }>} milliseconds from when the button was let go to the paint of the
 *   screen, and to that of its last element
 */
export async function goTo(page, [path, heading], nav = 'Main', turn = 0) {
  await page.locator(`nav[aria-label="${nav}"] a[href="${path}"]`).hover();
  await page.mouse.down();
  await handMoves(page, turn);
  await page.evaluate((title) => {
    const { answered, painted } = Reflect.get(window, 'bench');
    const isShown = () =>
      document.querySelector('main h1')?.textContent === title &&
      !document.querySelector('[role=progressbar][aria-label="Loading screen"]');
    let last = 0;
    const observer = new MutationObserver(() => {
      last = performance.now();
    });
    observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
    const whole = async () => {
      const { begin, time: content } = await answered('click', isShown);
      let ended = content;
      for (let quiet = 0; quiet < 4; quiet += 1) {
        const from = performance.now();
        await painted();
        if (last < from) continue;
        ended = performance.now() - begin;
        quiet = 0;
      }
      observer.disconnect();
      return { content, whole: ended };
    };
    Object.assign(window, { answer: whole() });
  }, heading);
  await page.mouse.up();
  return page.evaluate(() => Reflect.get(window, 'answer'));
}

/** Opens the sheet of all destinations. @param {import('playwright').Page} page */
export async function openSheet(page) {
  await page.locator('#brand').click();
  await page.getByRole('dialog').waitFor();
}

/** A walk that leads from each screen to each other exactly once. @template Screen @param {readonly Screen[]} screens */
export function everyChange(screens) {
  const left = new Map(screens.map((screen) => [screen, screens.filter((other) => other !== screen)]));
  /** @type {Screen[]} */
  const walk = [];
  const stack = screens.slice(0, 1);
  for (let at = stack.at(-1); at !== undefined; at = stack.at(-1)) {
    const next = left.get(at)?.pop();
    if (next === undefined) walk.unshift(...stack.splice(-1));
    else stack.push(next);
  }
  return walk;
}
