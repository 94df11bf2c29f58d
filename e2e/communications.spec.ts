import type { Page } from '@playwright/test';
import { atWidths, expect, expectNoSidewaysScroll, expectUntold, open, tabTo, test, WIDTHS } from './app';
import { expectAccessible } from './axe';
import { drawFinger } from './finger';

const box = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem');

async function choosePo(page: Page, poNumber: string) {
  await page.getByRole('combobox', { name: 'Purchase order' }).click();
  await page.getByRole('option', { name: poNumber }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Purchase order' })).toBeFocused();
}

const CHANNELS = ['Internal', 'Customer', 'Factory'];

/** Drafts outlive the screen: the next test finds none. */
async function emptyDrafts(page: Page) {
  for (const channel of CHANNELS) {
    await tab(page, channel).click();
    await box(page).fill('');
  }
}

test.describe('the communications hub', () => {
  test('COMMS-1, COMMS-2, COMMS-9: the first of three orders, internal; another order shows its own messages', async ({
    page,
    watched,
  }) => {
    await open(page, '/communications');
    await expect(page.getByRole('combobox', { name: 'Purchase order' })).toHaveText('PO-24790 · TARNFELL');
    await expect(page.getByRole('tab')).toHaveText([/^Internal/, /^Customer/, /^Factory/]);
    await expect(tab(page, 'Internal')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[aria-current="page"]')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Purchase order' }).click();
    await expect(page.getByRole('option')).toHaveText([
      'PO-24790 · TARNFELL',
      'PO-24803 · BRACKENBY',
      'PO-24817 · QUILLMOOR',
    ]);
    await page.keyboard.press('Escape');
    const first = await messages(page).allTextContents();
    await choosePo(page, 'PO-24817 · QUILLMOOR');
    await expect(messages(page).last()).toContainText('The third navy dip has left the mill.');
    expect(await messages(page).allTextContents()).not.toEqual(first);
    expect(watched.printed.filter((line) => /^(error|warning)/.test(line))).toEqual([]);
  });

  test('the newest message is in view at the start, in another channel and for another order', async ({ show }) => {
    const page = await show('/communications', { width: 1024, height: 640 });
    const newestIsInView = async () => {
      await expect(messages(page).last()).toBeInViewport({ ratio: 0.9 });
      await expect(messages(page).first()).not.toBeInViewport({ ratio: 0.9 });
    };
    await newestIsInView();
    await tab(page, 'Customer').click();
    await newestIsInView();
    await choosePo(page, 'PO-24803');
    await newestIsInView();
  });

  test('a list cuts no message at its upper edge, at whatever height of the window', async ({ show }) => {
    const page = await show('/communications', { width: 1024, height: 640 });
    const region = page.getByRole('region', { name: 'Internal messages' });
    const cut = () =>
      region.evaluate((list) => {
        const { top } = list.getBoundingClientRect();
        const tops = [...list.querySelectorAll('li')].map((item) => item.getBoundingClientRect().top - top);
        return Math.min(...tops.map(Math.abs));
      });
    for (const height of [640, 700, 900, 760]) {
      await page.setViewportSize({ width: 1024, height });
      await expect(messages(page).last()).toBeInViewport({ ratio: 0.9 });
      await expect.poll(cut).toBeLessThan(1);
    }
  });

  test('on a phone the page scrolls, the box to write in stays, and one press leads to the newest', async ({
    show,
  }) => {
    const page = await show('/communications', { width: 390, height: 844 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Send to Teams' })).toBeInViewport({ ratio: 1 });
    const region = page.getByRole('region', { name: 'Internal messages' });
    expect(await region.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await page.getByRole('button', { name: 'Newest Message' }).click();
    await expect(messages(page).last()).toBeInViewport({ ratio: 1 });
    await expect(region).toBeFocused();
    await expect(page.getByRole('button', { name: 'Newest Message' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send to Teams' })).toBeInViewport({ ratio: 1 });
  });

  test('by keyboard alone: older messages, a draft to the customer, sent, and on to the factory', async ({ show }) => {
    const page = await show('/communications', { width: 1280, height: 640 });
    await tabTo(page, tab(page, 'Internal'));
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Customer')).toBeFocused();
    await page.keyboard.press('Tab');
    const region = page.getByRole('region', { name: 'Customer messages' });
    await expect(region).toBeFocused();
    const start = await region.evaluate((element) => element.scrollTop);
    await page.keyboard.press('PageUp');
    await expect.poll(() => region.evaluate((element) => element.scrollTop)).toBeLessThan(start);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Message to TARNFELL' })).toBeFocused();
    await page.keyboard.type('Dear Clara,');
    await page.keyboard.press('Enter');
    await page.keyboard.type('it leaves today.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(box(page)).toHaveValue('Dear Clara,\nit leaves today.');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Attach File' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send via Outlook' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Draft Response' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('Dear Clara,\nit leaves today.');
    await expectUntold(page);
    await emptyDrafts(page);
  });

  test('undoing in one channel brings nothing of another back', async ({ show }) => {
    const page = await show('/communications');
    await box(page).pressSequentially('Do not tell TARNFELL');
    await tab(page, 'Customer').click();
    await box(page).click();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(box(page)).toHaveValue('');
    await tab(page, 'Internal').click();
    await expect(box(page)).toHaveValue('Do not tell TARNFELL');
    await emptyDrafts(page);
  });

  test('typing in the middle of a draft leaves the cursor where it is', async ({ show }) => {
    const page = await show('/communications');
    await box(page).pressSequentially('Hold  14');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('machine');
    await expect(box(page)).toHaveValue('Hold machine 14');
    await emptyDrafts(page);
  });

  test('drafts, order and channel are as they were left after another screen, and gone after a reload', async ({
    page,
  }) => {
    await open(page, '/communications');
    await choosePo(page, 'PO-24803');
    await tab(page, 'Factory').click();
    await box(page).fill(' Third proto\n\nwith 80 g ');
    await page.getByRole('link', { name: /^Tickets/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticketing System');
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Purchase order' })).toHaveText('PO-24803 · BRACKENBY');
    await expect(tab(page, 'Factory')).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveValue(' Third proto\n\nwith 80 g ');
    await expect(page).toHaveURL('/communications');
    await page.reload();
    await open(page, '/communications');
    await tab(page, 'Factory').click();
    await expect(page.getByRole('tab', { name: 'draft' })).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('proto');
  });

  test('nothing stands out of the page at any width', async ({ show }) => {
    const page = await show('/communications');
    await choosePo(page, 'PO-24803');
    await box(page).fill('One');
    await tab(page, 'Customer').click();
    await box(page).fill('Two');
    await tab(page, 'Factory').click();
    const tabs = page.getByRole('tablist');
    await atWidths(page, WIDTHS, async () => {
      await expectNoSidewaysScroll(page);
      expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0);
    });
    await emptyDrafts(page);
  });

  test('axe finds nothing on any tab', async ({ show }) => {
    const page = await show('/communications');
    await choosePo(page, 'PO-24803');
    await box(page).fill('Waits');
    for (const channel of CHANNELS) {
      await test.step(channel, async () => {
        await tab(page, channel).click();
        await expectAccessible(page);
      });
    }
    await emptyDrafts(page);
  });
});

test.describe('the communications hub on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a draft to the factory, a look at the customer, and back, by touch', async ({ page }) => {
    await open(page, '/communications');
    await tab(page, 'Factory').tap();
    await expect(page.getByText('Visible to: Izmir Tekstil, via SAP')).toBeVisible();
    await box(page).tap();
    await page.keyboard.type('Use the new carton marks');
    await tab(page, 'Customer').tap();
    await expect(box(page)).toHaveValue('');
    await expect(tab(page, 'Factory')).toHaveAccessibleName('Factory, draft');
    await tab(page, 'Factory').tap();
    await expect(box(page)).toHaveValue('Use the new carton marks');
    await page.getByRole('button', { name: 'Send via SAP' }).tap();
    await expect(box(page)).toHaveValue('Use the new carton marks');
    for (const target of [tab(page, 'Customer'), page.getByRole('button', { name: 'Attach Specs' })]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test(
    'across, a finger on the messages moves the page on, once they are read',
    { tag: '@swipe' },
    async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      await open(page, '/communications');
      const list = page.getByRole('region', { name: 'Internal messages' });
      // It stands just under the bar, with little of the page beside it.
      await list.evaluate((region) => scrollBy(0, region.getBoundingClientRect().top - 70));
      const scrolled = () => page.evaluate(() => scrollY);
      expect(await scrolled()).toBeGreaterThan(50);
      const { x, y, width, height } = (await list.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await expect(async () => {
        await drawFinger(page, [x + width / 2, y + 10], [x + width / 2, y + height - 10]);
        expect(await scrolled()).toBe(0);
      }).toPass({ timeout: 20_000 });
    },
  );
});
