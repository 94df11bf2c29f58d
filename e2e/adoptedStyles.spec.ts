import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { askedBy, NEVER_BORNE, stylesheetOf } from '../scripts/build/adoptedStyles.mjs';
import { projectFolder } from '../scripts/install.mjs';
import { expect, IN_MOTION, notices, open, test } from './app';

test.use({ ...IN_MOTION, permissions: ['clipboard-read', 'clipboard-write'] });

/** The selectors that the build leaves out, without states of a pointer and parts that no element is. */
const LEFT_OUT = Object.entries(NEVER_BORNE).flatMap(([end, neverBorne]) => {
  const root = postcss.parse(stylesheetOf(readFileSync(join(projectFolder, 'node_modules', end), 'utf8')));
  const selectors: string[] = [];
  root.walkRules((rule) => void selectors.push(...rule.selectors.filter((each) => neverBorne.test(askedBy(each)))));
  return selectors.map((each) => each.replaceAll(/::?(?:hover|focus-visible|before|after)\b/g, ''));
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`no element ever asks for a rule that the build leaves out of a library, ${width} px`, async ({ page }) => {
    expect(LEFT_OUT.length).toBeGreaterThan(60);
    await page.setViewportSize({ width, height });
    await open(page);
    await page.evaluate((selectors) => {
      const asked = new Set<string>();
      const note = () => {
        for (const each of selectors) if (document.querySelector(each)) asked.add(each);
      };
      note();
      new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
      Object.assign(window, { asked });
    }, LEFT_OUT);

    await page.getByRole('button', { name: /all destinations/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'View Details: TARNFELL' }).click();
    for (let copied = 1; copied <= 4; copied += 1) await dialog.getByRole('button', { name: 'Copy PO number' }).click();
    await notices(page).first().getByRole('button', { name: 'Dismiss message' }).click();
    // The others may be gone by now on a busy computer.
    await dialog.getByRole('button', { name: 'Copy PO number' }).click();
    await expect(notices(page)).not.toHaveCount(0);
    const box = await notices(page).first().boundingBox();
    if (!box) throw new Error('no notice to drag');
    await page.mouse.move(box.x + 100, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 20, { steps: 4 });
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);

    expect(await page.evaluate(() => [...Reflect.get(window, 'asked')])).toEqual([]);
  });
}
