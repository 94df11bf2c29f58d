import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { WITHOUT_GROUND_BEYOND_PANELS } from '../src/testing/groundBeyondPanels';
import { atWidths, expect, test } from './app';
import { whilePainted } from './unpainted';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Violations on the page, WCAG 2.2 AA and best practices, each with its first element.
 * @param coloursAlone runs only the rules that depend on colours: the others ran on the same page in the other
 * appearance
 */
export async function violations(page: Page, coloursAlone = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // axe passes over what is transparent.
  return whilePainted(page, () => runAxe(page, coloursAlone));
}

const runAxe = (page: Page, coloursAlone: boolean): Promise<string[]> =>
  page.evaluate(
    async ([ofColour, withoutGroundBeyondPanels]) => {
      // While it fades in, a toast has less contrast; and inherited colours change a frame later than those they come
      // from.
      const running = () =>
        document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      for (let ending = running(); ending.length > 0; ending = running()) {
        await Promise.allSettled(ending.map(({ finished }) => finished));
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- axe has just put itself on the window
      const { axe } = window as unknown as { axe: typeof Axe };
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(withoutGroundBeyondPanels);
      document.adoptedStyleSheets.push(sheet);
      const rules = axe.getRules(tags).filter((rule) => rule.tags.includes('cat.color'));
      const results = await axe
        .run({
          runOnly: ofColour ? { type: 'rule', values: rules.map(({ ruleId }) => ruleId) } : tags,
          resultTypes: ['violations'],
        })
        .finally(() => {
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
        });
      // Returns the violations only: the whole result is large.
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''} ${nodes[0]?.failureSummary ?? ''}`,
      );
    },
    [coloursAlone, WITHOUT_GROUND_BEYOND_PANELS] as const,
  );

/** A phone's; the stories of whole screens are examined at a desk's width. */
const PHONE = [390] as const;

/**
 * Runs axe on one loaded page in light and dark, without any other change.
 * @param prepare restores what a change of width or time may have removed, a toast for example
 */
export async function expectAccessible(page: Page, prepare = async () => {}, widths: readonly number[] = PHONE) {
  await atWidths(page, widths, async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(colorScheme, async () => {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveClass(colorScheme);
        await prepare();
        // Dark differs in colours alone (palette.test.ts).
        expect(await violations(page, colorScheme === 'dark')).toEqual([]);
      });
    }
  });
}
