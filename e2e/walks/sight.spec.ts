import type { Page } from '@playwright/test';
import { expect, open, test } from '../app';
import { see, unspecified } from './sight';

declare global {
  interface Window {
    /** Puts the page right again. */
    mend: () => void;
  }
}

/** Adds elements to the page until it is mended. */
const add = (page: Page, html: string) =>
  page.evaluate((markup) => {
    document.body.insertAdjacentHTML('beforeend', `<div class="broken">${markup}</div>`);
    window.mend = () => document.querySelector('.broken')?.remove();
  }, html);

/** Gives an element an attribute until it is mended. */
const mark = (page: Page, selector: string, name: string, value: string) =>
  page.evaluate(
    ([where, attribute, text]) => {
      const element = document.querySelector(where);
      const before = element?.getAttribute(attribute) ?? null;
      element?.setAttribute(attribute, text);
      window.mend = () => {
        if (before === null) element?.removeAttribute(attribute);
        else element?.setAttribute(attribute, before);
      };
    },
    [selector, name, value] as const,
  );

const panel = (name: string, content = '') =>
  `<div role="dialog" data-vaul-drawer aria-label="${name}"><button>Close</button>${content}</div>`;

/** Each rule of the walks and the monkey: how the page breaks it, and what is then said. */
const BROKEN: readonly [says: RegExp, breakIt: (page: Page) => Promise<void>][] = [
  [/^more than one panel is open$/, (page) => add(page, panel('one') + panel('two'))],
  [/^the page behind the panel can be reached$/, (page) => add(page, panel('one'))],
  [/^2 headings of level 1$/, (page) => add(page, '<h1>Again</h1>')],
  [/^0 headings of level 1$/, (page) => mark(page, 'h1', 'hidden', '')],
  [/^something is inert though nothing is open$/, (page) => add(page, '<p inert>Left behind</p>')],
  [/^the page is hidden from screen readers though/, (page) => mark(page, '#root', 'aria-hidden', 'true')],
  [/^nothing can be pressed though nothing is open$/, (page) => mark(page, 'body', 'style', 'pointer-events: none')],
  [/^the page cannot be scrolled$/, (page) => mark(page, 'html', 'style', 'overflow: hidden')],
  [/^the page cannot be scrolled$/, (page) => mark(page, 'html', 'style', 'position: fixed')],
  [/^scrolling is locked though nothing is open$/, (page) => mark(page, 'body', 'data-scroll-locked', '1')],
  [/^the page scrolls sideways by \d+ px$/, (page) => add(page, '<p style="width: 3000px">Wide</p>')],
  [
    /^Emails scrolls sideways by \d+ px$/,
    (page) =>
      add(
        page,
        panel(
          'one',
          '<div role="region" aria-label="Emails" style="width: 90px; overflow-x: auto"><p style="width: 300px">Wide</p></div>',
        ),
      ),
  ],
  [/^two elements have the id brand$/, (page) => add(page, '<p id="brand">Twice</p>')],
  [/^a control without a name: <button/, (page) => add(page, '<button></button>')],
  [/^a control without a name: <input/, (page) => add(page, '<input>')],
  [/^the page says NaN$/, (page) => add(page, 'NaN days')],
  [/^the page says Invalid Date$/, (page) => add(page, 'Invalid Date')],
  [/^typed HTML has become a part of the page$/, (page) => add(page, '<b data-typed>bold</b>')],
  [
    /^more than one toast$/,
    (page) => add(page, '<ol role="region" aria-label="Notifications (F8)"><li>One</li><li>Two</li></ol>'),
  ],
];

/** The same for where the focus is. */
const LOST: readonly [says: RegExp, html: string][] = [
  [/^the focus is on something hidden from screen readers$/, '<p aria-hidden="true"><a href="/">here</a></p>'],
  [/^the focus is outside what is open$/, `<a href="/">here</a>${panel('one')}`],
];

// What the tests put into the page is markup, which its own policy refuses.
test.use({ bypassCSP: true });

test('every rule of the walks is noticed when the page breaks it, and only then', async ({ page }) => {
  await open(page, '/tickets');
  await page.locator('h1').focus();
  expect((await see(page)).faults).toEqual([]);
  for (const [says, breakIt] of BROKEN) {
    await test.step(String(says), async () => {
      await breakIt(page);
      expect((await see(page)).faults).toContainEqual(expect.stringMatching(says));
      await page.evaluate(() => window.mend());
      expect((await see(page)).faults).toEqual([]);
    });
  }
  for (const [says, html] of LOST) {
    await test.step(String(says), async () => {
      await add(page, html);
      await page.locator('.broken a').evaluate((link) => link.focus());
      expect((await see(page)).faults).toContainEqual(expect.stringMatching(says));
      await page.evaluate(() => window.mend());
    });
  }
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  expect(await see(page)).toMatchObject({ focus: 'body', faults: [] });
});

test('what is printed or requested beyond the specified is noticed', () => {
  const printed = ['log: Ticket {}', 'verbose: [DOM] a password field', 'error: Each child needs a key'];
  const origin = 'http://localhost:1';
  const requested = [
    `${origin}/tickets`,
    `${origin}/assets/a.js`,
    `${origin}/api.json`,
    'http://localhost:2/assets/a.js',
    'data:,x',
  ];
  expect(unspecified({ printed, requested }, [/^log: Ticket /], origin)).toEqual([
    "printed 'error: Each child needs a key'",
    `requested ${origin}/api.json`,
    'requested http://localhost:2/assets/a.js',
  ]);
});
