// Opening and closing each panel: from the press to the paint, before anything has slid.
import { BAR, goTo, logIn } from './app.mjs';
import { alternate, createRecord, variantsOf } from './measure.mjs';

/** @type {[name: string, screen: typeof BAR[number], opener: string][]} */
const PANELS = [
  ['destinations', BAR[0], '#brand'],
  ['order of a customer', BAR[0], 'main article button'],
  ['order', BAR[1], 'main tbody .row-action'],
  ['thread', BAR[2], 'main article button[aria-label^="View Thread"]'],
  ['ticket', BAR[3], 'main tbody .row-action'],
  ['phase', BAR[5], 'main ol button'],
];

/** Runs in the page: milliseconds from a press on an element until a selector matches, painted. */
const timePress = (/** @type {{ pressed: string, until: string }} */ { pressed, until }) => {
  const { timedUntil } = Reflect.get(window, 'bench');
  return timedUntil(
    () => /** @type {HTMLElement | null} */ (document.querySelector(pressed))?.click(),
    () => document.querySelector(until) !== null,
  );
};

/**
 * @param {import('./bench.mjs').Subject} subject
 * @returns {Promise<import('./measure.mjs').Section[]>}
 */
export async function measurePanels({ bench, apps, rounds }) {
  const record = createRecord();
  await alternate(variantsOf(apps), rounds, async (variant, round) => {
    const opened = await bench.open(apps[variant]?.address ?? '');
    const { page } = opened;
    await logIn(page);
    for (const [name, screen, opener] of PANELS) {
      const isHere = new URL(page.url()).pathname === screen[0];
      if (!isHere) await goTo(page, screen);
      for (let turn = 0; turn < 3; turn += 1) {
        const presses = /** @type {const} */ ([
          ['open', { pressed: opener, until: '[role=dialog][data-state=open] h2' }],
          [
            'close',
            {
              pressed: '[role=dialog] button[aria-label^="Close"]',
              until: 'body:not(:has([role=dialog][data-state=open]))',
            },
          ],
        ]);
        for (const [verb, press] of presses) {
          const { result, counts } = await opened.counted(() => page.evaluate(timePress, press));
          record.add(`${verb}: ${name}`, variant, round, Number(result), counts);
        }
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    }
    await opened.close();
  });
  return [{ title: 'Panels', unit: 'ms', figures: record.figures() }];
}
