// From a key in a box to the painted result, in every filter and in every kind of text box.
import { BAR, COMMUNICATIONS, goTo, logIn, openSheet } from './app.mjs';
import { alternate, createRecord, variantsOf } from './measure.mjs';

/** Typed letter by letter and taken back in one go. */
const FILTERS = /** @type {const} */ ([
  ['/po-tracker', 'knit'],
  ['/smart-inbox', 'the'],
  ['/tickets', 'ship'],
  ['/files', 'order'],
]);

/**
 * Runs in the page: what each text shows, then the milliseconds from each key to the paint of the frame that shows it, and
 * which frame after the key that is.
 * @param {{ word: string, turns: number }} typed
 */
async function timeFilter({ word, turns }) {
  const { painted, timedUntil, type } = Reflect.get(window, 'bench');
  /** The counts in the headings, and the first of what is found. */
  const shown = () =>
    [...document.querySelectorAll('main h2, main tbody tr:first-child, main article:first-child')]
      .map(({ textContent }) => textContent)
      .join(' ');
  const steps = [...word].map((_letter, place) => word.slice(0, place + 1));
  const texts = [...steps, ''];
  /** @type {Map<string, string>} */
  const expected = new Map();
  for (const text of texts) {
    type(text);
    for (let frame = 0; frame < 8; frame += 1) await painted();
    expected.set(text, shown());
  }
  const times = [];
  for (let turn = 0; turn < turns; turn += 1) {
    for (const text of texts) {
      let frame = 0;
      const time = await timedUntil(
        () => type(text),
        () => {
          frame += 1;
          return shown() === expected.get(text);
        },
      );
      times.push({ time: Number(time), frame });
    }
  }
  return times;
}

/**
 * Runs in the page: milliseconds from each key to the frame after its paint.
 * @param {{ selector: string, turns: number }} box
 */
async function timeBox({ selector, turns }) {
  const { timed, type } = Reflect.get(window, 'bench');
  const times = [];
  const text = 'Please confirm the ship date.';
  for (let turn = 0; turn < turns; turn += 1) {
    const typed = text.slice(0, 1 + (turn % text.length));
    times.push({ time: Number(await timed(() => type(typed, selector))) });
  }
  return times;
}

/** Text boxes, each with the way to it. @type {[name: string, selector: string, reach: (page: import('playwright').Page) => Promise<void>][]} */
const BOXES = [
  [
    'ticket form',
    'main textarea',
    async (page) => {
      await goTo(page, BAR[3]);
      await page.getByRole('tab', { name: 'Log New Issue' }).click();
      await page.locator('main textarea').first().waitFor();
    },
  ],
  [
    'thread panel',
    '[role=dialog] textarea',
    async (page) => {
      await goTo(page, BAR[2]);
      await page
        .getByRole('button', { name: /^View Thread/ })
        .first()
        .click();
      await page.locator('[role=dialog] textarea').first().waitFor();
    },
  ],
  [
    'phase drawer',
    '[role=dialog] textarea',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await goTo(page, BAR[5]);
      await page.locator('main ol button').first().click();
      await page.locator('[role=dialog] textarea').first().waitFor();
    },
  ],
  [
    'composer',
    'main textarea',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await openSheet(page);
      await goTo(page, COMMUNICATIONS, 'All destinations');
    },
  ],
];

/**
 * @param {import('./bench.mjs').Subject} subject
 * @returns {Promise<import('./measure.mjs').Section[]>}
 */
export async function measureKeys({ bench, apps, rounds }) {
  const record = createRecord();
  const frames = createRecord();
  await alternate(variantsOf(apps), rounds, async (variant, round) => {
    const opened = await bench.open(apps[variant]?.address ?? '');
    const { page } = opened;
    await logIn(page);
    /** @param {string} name @param {() => Promise<{ time: number, frame?: number }[]>} run */
    const note = async (name, run) => {
      const { result, counts } = await opened.counted(run);
      for (const { time, frame } of result) {
        record.add(name, variant, round, time, counts);
        if (frame !== undefined) frames.add(name, variant, round, frame);
      }
    };
    for (const [path, word] of FILTERS) {
      const screen = BAR.find(([known]) => known === path);
      if (screen) await goTo(page, screen);
      await note(`filter of ${path}`, () => page.evaluate(timeFilter, { word, turns: 5 }));
    }
    for (const [name, selector, reach] of BOXES) {
      await reach(page);
      await note(name, () => page.evaluate(timeBox, { selector, turns: 15 }));
    }
    await opened.close();
  });
  return [
    { title: 'Keys (counts are of all keys of a round)', unit: 'ms', figures: record.figures() },
    { title: 'Keys: which frame after the key shows what is found', unit: 'frame', figures: frames.figures() },
  ];
}
