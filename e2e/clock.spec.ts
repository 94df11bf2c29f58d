import type { Page } from '@playwright/test';
import { expect, open, test } from './app';

// Where a context has a time zone, its page cannot be carried to another.
test.use({ timezoneId: '' });

/** A moment at which it is another day in London than in New York. */
const START = Date.UTC(2026, 0, 15, 2, 30);

/** Opens an address in London; the returned function carries the computer to another time zone and lets a minute pass. */
async function openInLondon(page: Page, address: string) {
  const computer = await page.context().newCDPSession(page);
  const setZone = (timezoneId: string) => computer.send('Emulation.setTimezoneOverride', { timezoneId });
  await setZone('Europe/London');
  await page.clock.install({ time: START });
  await open(page, address);
  return async (timezoneId: string) => {
    await setZone(timezoneId);
    await page.clock.runFor(60_000);
  };
}

/** What stands at each moment of a part of the page, with its title. */
const momentsIn = (page: Page, part: string) =>
  page
    .locator(`${part} time`)
    .evaluateAll((all) => all.map((one) => `${one.getAttribute('title')} ${one.textContent}`));

test.describe('on a computer that is carried to another time zone', () => {
  for (const { address, opener, place = 0, part } of [
    { address: '/files', part: 'main' },
    { address: '/smart-inbox', opener: /^View Thread: PO-24803/, part: '[role=dialog]' },
    { address: '/momentum', opener: /^Sample/, place: 1, part: '[role=dialog]' },
  ]) {
    test(`every moment of ${address} is told in the new zone, and what is being typed stays`, async ({ page }) => {
      const carryTo = await openInLondon(page, address);
      if (opener) await page.getByRole('button', { name: opener }).nth(place).click();
      const field = page.locator(part).locator('[type=search], textarea').last();
      await field.fill('e');
      await field.press('Shift+ArrowLeft');
      await expect(page.locator(`${part} time`)).not.toHaveCount(0);
      const inLondon = await momentsIn(page, part);
      await carryTo('America/New_York');
      const stillInLondon = async () => (await momentsIn(page, part)).filter((moment) => inLondon.includes(moment));
      await expect.poll(stillInLondon).toEqual([]);
      await expect(field).toBeFocused();
      expect(await page.evaluate(() => getSelection()?.toString()), 'what is selected').toBe('e');
      await carryTo('Europe/London');
      await expect.poll(() => momentsIn(page, part)).toEqual(inLondon);
    });
  }
});
