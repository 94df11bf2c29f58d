import { enter, expect, tabTo, test, toasts } from './app';
import { roleColor } from './looks';

test.describe('the dashboard', () => {
  test('DASH-3, DASH-4, DASH-5, DASH-6, DASH-13: the figures agree with the six cards', async ({ show }) => {
    const page = await show('/');
    const cards = page.getByRole('region', { name: 'Customer Overview' }).getByRole('article');
    await expect(cards).toHaveCount(6);
    const figures = await cards.evaluateAll((articles) =>
      articles.map((article) => {
        const texts = [...article.querySelectorAll('dd')].map((figure) =>
          Number.parseInt(figure.textContent ?? '', 10),
        );
        const overdue = Number(/Overdue Issues (\d+)/.exec(article.textContent ?? '')?.[1] ?? 0);
        return { score: texts[0] ?? 0, orders: texts[1] ?? 0, tickets: texts[2] ?? 0, overdue };
      }),
    );
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    const scores = figures.map(({ score }) => score);
    expect([Math.min(...scores), Math.max(...scores)]).toEqual([65, 92]);
    const card = (title: string) => page.getByRole('article', { name: title, exact: true });
    await expect(card('Active Purchase Orders')).toContainText(
      `${sum(figures.map(({ orders }) => orders))}+12% from last week`,
    );
    const overdue = sum(figures.map((figure) => figure.overdue));
    expect(overdue).toBeGreaterThan(0);
    await expect(card('Open Tickets')).toContainText(`${sum(figures.map(({ tickets }) => tickets))}${overdue} overdue`);
    await expect(card('Active Customers')).toContainText('6');
    const mean = Math.round(sum(scores) / 6);
    expect(mean).toBe(78);
    await expect(card('Avg Risk Score')).toContainText(`${mean}%`);
    await expect(card('Avg Risk Score').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '78');
    // Yellow, as from 70 to 79.
    const dot = card('Avg Risk Score').locator('[data-mark]').first();
    await expect(dot).toBeVisible();
    await expect(dot).toHaveCSS('background-color', roleColor('warning-mark'));
  });

  test('DASH-11, PO-17: by keyboard alone into the drawer and back', async ({ show }) => {
    const page = await show('/');
    const opener = page.getByRole('button', { name: 'View Details: QUILLMOOR' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'PO-00000' });
    await expect(drawer).toBeVisible();
    await expect(toasts(page)).toContainText('QUILLMOOR');
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
    // After a reload the drawer alone knows which button opens it: that of its customer, for all these orders are PO-00000.
    await page.goForward();
    await expect(drawer).toBeVisible();
    await page.reload();
    await enter(page);
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('TOAST-6: the drawer moves in half a second, and with reduced motion is there at once', async ({ show }) => {
    const page = await show('/');
    const drawer = page.getByRole('dialog');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: 'View Details: TARNFELL' }).click();
    expect(await drawer.evaluate((panel) => getComputedStyle(panel).animationDuration)).toBe('0.5s');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'View Details: TARNFELL' }).click();
    expect(await drawer.evaluate((panel) => getComputedStyle(panel).animationName)).toBe('none');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  });

  test("the drawer's 'Create Ticket' leads to the tickets", async ({ show }) => {
    const page = await show('/');
    await page.getByRole('button', { name: 'View Details: TARNFELL' }).click();
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    await expect(page).toHaveURL('/tickets');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.body).pointerEvents)).toBe('auto');
    expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
  });
});
