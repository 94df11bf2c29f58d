import type { Locator, Page } from '@playwright/test';
import { expect, IN_MOTION, nextTurn, open, test } from './app';

test.use(IN_MOTION);

type Press = (page: Page, x: number, y: number) => Promise<void>;

const panel = (page: Page) => page.getByRole('dialog', { name: /PO-/ });
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });

const list = (page: Page) => page.getByRole('listbox');
const opener = (page: Page) => page.getByRole('combobox', { name: 'Priority' });

const centre = async (place: Locator): Promise<[number, number]> => {
  const box = await place.boundingBox();
  if (!box) throw new Error('The place is not on screen.');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Places that hold nothing to press. */
const places: readonly (readonly [where: string, at: (page: Page) => Promise<[number, number]>])[] = [
  ["the panel's heading", (page) => centre(panel(page).getByRole('heading', { level: 2 }))],
  [
    "the panel's footer",
    async (page) => {
      const [x, y] = await centre(panel(page).getByRole('button', { name: 'Dismiss', exact: true }));
      return [x + 120, y];
    },
  ],
  [
    'an empty place in the panel',
    async (page) => {
      const box = await panel(page).getByRole('region', { name: 'Thread', exact: true }).boundingBox();
      if (!box) throw new Error('The panel is not on screen.');
      return [box.x + 8, box.y + box.height / 2];
    },
  ],
  ['beside the panel', () => Promise.resolve([120, 500])],
];

async function expectListOpen(page: Page) {
  await expect(list(page)).toBeVisible();
  await nextTurn(page);
}

/** A press closes the list alone, and the next one the panel. */
async function pressThrough(page: Page, press: Press) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page
    .getByRole('button', { name: /^View Thread/ })
    .first()
    .click();
  await expect(panel(page)).toBeInViewport({ ratio: 1 });
  await description(page).fill('Typed by a person');
  for (const [where, at] of places) {
    await test.step(`a press on ${where}`, async () => {
      // Known beforehand, for an open list hides the panel from assistive technology.
      const spot = await at(page);
      await press(page, ...(await centre(opener(page))));
      await expectListOpen(page);
      await press(page, ...spot);
      await expect(list(page)).toHaveCount(0);
      await expect(panel(page)).toBeVisible();
      await expect(panel(page)).toHaveAttribute('data-state', 'open');
      await expect(description(page)).toHaveValue('Typed by a person');
    });
  }
  await test.step('Escape closes the list alone too', async () => {
    await press(page, ...(await centre(opener(page))));
    await expectListOpen(page);
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    // The focus comes back a little after the list has gone, and would take the next letters with it.
    await expect(opener(page)).toBeFocused();
    // A panel closes by going back, which takes a while: each letter is a way to the browser and back.
    await description(page).pressSequentially(', who types on');
    await expect(description(page)).toHaveValue('Typed by a person, who types on');
    await expect(panel(page)).toHaveAttribute('data-state', 'open');
  });
  await test.step('a press beside the panel closes it', async () => {
    await press(page, 120, 500);
    await expect(panel(page)).toHaveCount(0);
  });
}

const TITLE = 'with a list open in a panel, a press closes the list alone, and the next the panel';

test(`by mouse: ${TITLE}`, async ({ show }) => {
  await pressThrough(await show('/smart-inbox'), (page, x, y) => page.mouse.click(x, y));
});

test.describe('on a screen for fingers', () => {
  test.use({ hasTouch: true });

  test(`by touch: ${TITLE}`, async ({ page }) => {
    await open(page, '/smart-inbox');
    await pressThrough(page, (touched, x, y) => touched.touchscreen.tap(x, y));
  });
});
