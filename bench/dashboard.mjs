// From Enter on the right password to the painted dashboard, and what of it the password's hash takes.
import { typePassword } from './app.mjs';
import { alternate, createRecord, variantsOf } from './measure.mjs';

/** Runs in the page: times the next login, as `login`. */
function watchLogin() {
  const { painted } = Reflect.get(window, 'bench');
  const { subtle } = crypto;
  const derive = subtle.deriveBits.bind(subtle);
  let hash = 0;
  subtle.deriveBits = async (...args) => {
    const begin = performance.now();
    const bits = await derive(...args);
    hash += performance.now() - begin;
    return bits;
  };
  const login = new Promise((resolve) => {
    const begin = async (/** @type {KeyboardEvent} */ { key }) => {
      if (key !== 'Enter') return;
      const pressed = performance.now();
      do await painted();
      while (!document.querySelector('header') || !document.querySelector('main article'));
      resolve({ whole: performance.now() - pressed, hash });
    };
    window.addEventListener('keydown', (event) => void begin(event), { capture: true, once: true });
  });
  Object.assign(window, { login });
}

/**
 * @param {import('./bench.mjs').Subject} subject
 * @returns {Promise<import('./measure.mjs').Section[]>}
 */
export async function measureDashboard({ bench, apps, rounds }) {
  const record = createRecord();
  for (const slower of [1, 4]) {
    const machine = slower === 1 ? '' : `, ${slower}x slower`;
    await alternate(variantsOf(apps), rounds, async (variant, round) => {
      const opened = await bench.open(apps[variant]?.address ?? '', { slower });
      const { page } = opened;
      await typePassword(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(watchLogin);
      const { result, counts } = await opened.counted(async () => {
        await page.keyboard.press('Enter');
        /** @type {{ whole: number, hash: number }} */
        const login = await page.evaluate(() => Reflect.get(window, 'login'));
        return login;
      });
      record.add(`Enter to dashboard${machine}`, variant, round, result.whole, counts);
      record.add(`beyond the hash${machine}`, variant, round, result.whole - result.hash);
      await opened.close();
    });
  }
  return [{ title: 'Login to dashboard', unit: 'ms', figures: record.figures() }];
}
