// From a key in a box to the painted result, in every filter and in every kind of text box.
import { BAR, COMMUNICATIONS, goTo, logIn, openSheet } from './app.mjs';
import { alternate, createRecord, handMoves, variantsOf } from './measure.mjs';

/** Typed letter by letter and taken back in one go. */
const FILTERS = /** @type {const} */ ([
  ['/po-tracker', 'knit'],
  ['/smart-inbox', 'the'],
  ['/tickets', 'ship'],
  ['/files', 'order'],
]);

const TURNS = 5;
/** How long the list may take to show what a key finds, when it is looked at for what that is. */
const LOOK_MS = 200;

/**
 * Presses a key in the box that has the focus.
 * @param {import('playwright').Page} page
 * @param {string} key
 * @param {string} [found] what a list shows then; nothing is asked of it when left out
 * @returns {Promise<{ time: number, frame: number }>} milliseconds to the paint of what it brings about, and which frame
 *   after the key that is
 */
async function press(page, key, found) {
  await page.evaluate((expected) => {
    const { answered, shown } = Reflect.get(window, 'bench');
    const box = /** @type {HTMLInputElement | HTMLTextAreaElement} */ (document.activeElement);
    const before = box.value;
    const isDone = () => box.value !== before && (expected === undefined || shown() === expected);
    Object.assign(window, { answer: answered('keydown', isDone) });
  }, found);
  await page.keyboard.press(key);
  return page.evaluate(() => Reflect.get(window, 'answer'));
}

/** Types a word into the search box letter by letter, and takes it back with one key. @param {import('playwright').Page} page @param {string} word */
async function timeFilter(page, word) {
  const search = page.locator('input[type=search]').first();
  await search.focus();
  const keys = [...word, 'Delete'];
  /** What each key leads to. @type {string[]} */
  const expected = [];
  const times = [];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const [place, key] of keys.entries()) {
      if (key === 'Delete') await search.selectText();
      await handMoves(page, turn * keys.length + place);
      if (turn > 0) times.push(await press(page, key, expected[place]));
      else {
        await page.keyboard.press(key);
        await page.waitForTimeout(LOOK_MS);
        expected.push(await page.evaluate(() => Reflect.get(window, 'bench').shown()));
      }
    }
  }
  return times;
}

/** Types a text. @param {import('playwright').Page} page @param {string} selector of the box */
async function timeBox(page, selector) {
  await page.locator(selector).first().focus();
  const times = [];
  for (const [place, letter] of [...'Please confirm'].entries()) {
    await handMoves(page, place);
    times.push(await press(page, letter));
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
    /** @param {string} name @param {() => Promise<{ time: number, frame: number }[]>} run */
    const note = async (name, run) => {
      const { result, counts } = await opened.counted(run);
      for (const { time, frame } of result) {
        record.add(name, variant, round, time, counts);
        frames.add(name, variant, round, frame);
      }
    };
    for (const [path, word] of FILTERS) {
      const screen = BAR.find(([known]) => known === path);
      if (screen) await goTo(page, screen);
      await note(`filter of ${path}`, () => timeFilter(page, word));
    }
    for (const [name, selector, reach] of BOXES) {
      await reach(page);
      await note(name, () => timeBox(page, selector));
    }
    await opened.close();
  });
  return [
    { title: 'Keys (counts are of all keys of a round)', unit: 'ms', figures: record.figures() },
    { title: 'Keys: which frame after the key shows what it does', unit: 'frame', figures: frames.figures() },
  ];
}
