import { expect, test as base } from '@playwright/test';
import { BAR_DESTINATIONS } from '@/testing/barDestinations';
import { PASSWORD, SCREENS } from '../app';
import { PANEL_KINDS } from '../panelKinds';
import { swapPaperAndScreen } from '../paperRules';
import { look } from '../walks/sight';
import { type DrivenPage, type DriverElement, KEYS, partsOf, startWebKitGtk } from './webDriver';

// What the other engines are asked by Playwright, in a smaller set: WebKitGTK is led over WebDriver.
const test = base.extend<{ driven: DrivenPage }>({
  driven: async ({ baseURL }, provide) => {
    const page = await startWebKitGtk(baseURL ?? '');
    await page.resize(1440, 900);
    await provide(page);
    await page.close();
  },
});

declare global {
  interface Window {
    /** What went wrong since `listen`. */
    wrong: string[];
    /** Which press of a series the last one was. */
    counted: number;
  }
}

const MOST_ATTEMPTS = 5;

/** Notes errors from here until the page is left. */
const listen = (page: DrivenPage) =>
  page.run(() => {
    window.wrong = [];
    addEventListener('error', ({ message }) => window.wrong.push(message));
    addEventListener('unhandledrejection', ({ reason }) => window.wrong.push(String(reason)));
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      window.wrong.push(`${effectiveDirective} ${sample}`),
    );
    Reflect.set(console, 'error', (...words: unknown[]) => window.wrong.push(words.join(' ')));
  });

const nothingWrong = async (page: DrivenPage) => expect(await page.run(() => window.wrong)).toEqual([]);

/** The gate is there, and nothing of the app. */
async function expectGate(page: DrivenPage) {
  await page.until('The gate', () => document.activeElement?.matches('input[type=password]') === true);
  expect(await page.run(() => document.querySelectorAll('header, [role=banner], [role=dialog], main h2').length)).toBe(
    0,
  );
}

/** Goes through the gate. */
async function enter(page: DrivenPage, password = PASSWORD) {
  await expectGate(page);
  await listen(page);
  await page.type(password);
  await page.type(KEYS.enter);
}

async function open(page: DrivenPage, address: string) {
  await page.goto(address);
  await enter(page);
  await page.until('The app', () => document.querySelector('header') !== null);
}

/** The title of the open panel, once it is there. */
async function titleOfPanel(page: DrivenPage): Promise<string> {
  await page.until('The panel', () => document.querySelector('[role=dialog][data-state=open] h2') !== null);
  return page.run(() => document.querySelector('[role=dialog] h2')?.textContent ?? '');
}

const noPanel = (page: DrivenPage) =>
  page.until('The closed panel', () => document.querySelector('[role=dialog]') === null);

/** Nothing stays locked, and the focus is where it was. */
async function expectAsBefore(page: DrivenPage, opener: RegExp) {
  await noPanel(page);
  await page.until(
    'The focus on what opened the panel',
    ({ source, flags }) => {
      const focused = document.activeElement;
      return new RegExp(source, flags).test(focused?.getAttribute('aria-label') ?? focused?.textContent ?? '');
    },
    partsOf(opener),
  );
  expect(await page.run(() => document.querySelectorAll('[inert]').length)).toBe(0);
}

/**
 * On a busy machine the browser may take the two presses for single ones. The second closes the panel, or comes before
 * the panel hears it.
 */
async function doubleClick(page: DrivenPage, element: DriverElement) {
  await page.run(() => addEventListener('mousedown', ({ detail }) => (window.counted = detail), true));
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    await page.doubleClick(element);
    if ((await page.run(() => window.counted)) === 2) return;
    await page.type(KEYS.escape);
    await noPanel(page);
  }
  throw new Error('The browser never took two presses for a double click');
}

const openerOf = (page: DrivenPage, opener: RegExp, place: number) =>
  page.find(
    ({ source, flags }, nth) =>
      [...document.querySelectorAll('main button')].filter((button) =>
        new RegExp(source, flags).test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
      )[nth],
    partsOf(opener),
    place,
  );

test.describe('gate', () => {
  test('GATE-3: the letters are shown and hidden by a press and by a key', async ({ driven: page }) => {
    await page.goto('/tickets');
    await expectGate(page);
    await listen(page);
    await page.type('wrong');
    const typeOfField = () => page.run(() => document.querySelector('input')?.type);
    await page.click(await openerOf(page, /^Show password$/, 0));
    expect(await typeOfField()).toBe('text');
    expect(await page.nameOf(await openerOf(page, /^Hide password$/, 0))).toBe('Hide password');
    await page.type(KEYS.enter);
    expect(await typeOfField()).toBe('password');
    expect(await page.nameOf(await openerOf(page, /^Show password$/, 0))).toBe('Show password');
    expect(await page.run(() => document.querySelector('input')?.value)).toBe('wrong');
    await nothingWrong(page);
  });
});

test.describe('panels', () => {
  for (const { address, opener, place, name } of PANEL_KINDS) {
    test(`the panel of ${address}: reload, back, forward, Escape, twice`, async ({ driven: page }) => {
      await open(page, address);
      await page.click(await openerOf(page, opener, place));
      const title = await titleOfPanel(page);
      expect(await page.nameOf(await page.find(() => document.querySelector('[role=dialog]')))).toMatch(name);
      await nothingWrong(page);

      await page.reload();
      await enter(page);
      expect(await titleOfPanel(page)).toBe(title);
      await page.back();
      await expectAsBefore(page, opener);
      await page.forward();
      expect(await titleOfPanel(page)).toBe(title);
      await page.type(KEYS.escape);
      await expectAsBefore(page, opener);

      await doubleClick(page, await openerOf(page, opener, place));
      expect(await titleOfPanel(page)).toBe(title);
      expect(await page.run(() => document.querySelectorAll('[role=dialog]').length)).toBe(1);
      await page.type(KEYS.escape);
      await expectAsBefore(page, opener);
      await nothingWrong(page);
    });
  }

  test('after a press and Escape the arrows show along a timeline where they lead', async ({ driven: page }) => {
    await open(page, '/momentum');
    await page.click(await openerOf(page, /^Sample, PO-24803/, 0));
    await titleOfPanel(page);
    await page.type(KEYS.escape);
    await expectAsBefore(page, /^Sample, PO-24803/);
    await page.type(KEYS.right);
    await page.until(
      'The next phase',
      () => document.activeElement?.ariaLabel?.startsWith('Quoting, PO-24803') === true,
    );
    const ring = await page.run(
      () => document.activeElement && getComputedStyle(document.activeElement, '::after').outline,
    );
    expect(ring).toContain('solid 2px');
    await nothingWrong(page);
  });
});

test.describe('history', () => {
  test('every screen by its link, and all the way back', async ({ driven: page }) => {
    await open(page, '/');
    const shown = (heading: string) =>
      page.until(heading, (words) => document.querySelector('main h1')?.textContent === words, heading);
    const inBar = SCREENS.filter(([path]) => BAR_DESTINATIONS.some(([, address]) => address === path));
    for (const [path, heading] of inBar) {
      await page.click(await page.find((to) => document.querySelector(`header nav a[href="${to}"]`), path));
      await shown(heading);
    }
    for (const [, heading] of inBar.toReversed().slice(1)) {
      await page.back();
      await shown(heading);
    }
    await nothingWrong(page);
  });

  test('a reload finds what was searched, and the page scrolled', async ({ driven: page }) => {
    await open(page, '/radar');
    await page.run(() => scrollTo(0, 240));
    await page.until('The scroll', () => scrollY === 240);
    await page.reload();
    await enter(page);
    await page.until('The scroll', () => scrollY === 240);

    await open(page, '/po-tracker');
    await page.click(await page.find(() => document.querySelector('input[type=search]')));
    await page.type('denim');
    await page.until('The search in the history', () => JSON.stringify(history.state).includes('denim'));
    await page.reload();
    await enter(page);
    await page.until(
      'The search',
      () => document.querySelector<HTMLInputElement>('input[type=search]')?.value === 'denim',
    );
    await nothingWrong(page);
  });
});

test.describe('back-forward cache', () => {
  test('a wrong password opens nothing', async ({ driven: page }) => {
    await page.goto('/tickets');
    await enter(page, 'wrong');
    await page.until('The refusal', () => document.querySelector('[role=alert]') !== null);
    expect(await page.run(() => document.querySelector('header'))).toBeNull();
    expect(await page.run(() => localStorage.getItem('weftline.authenticated'))).toBeNull();
    await nothingWrong(page);
  });

  test('GATE-7: who comes back from another page stands at the gate', async ({ driven: page }) => {
    await open(page, '/smart-inbox');
    await page.click(await openerOf(page, /^View Thread: PO-24803$/, 0));
    const title = await titleOfPanel(page);
    await page.goto('/favicon.svg');
    await page.back();
    const isKept = await page.run(() => 'wrong' in window);
    test.info().annotations.push({ type: 'cache', description: isKept ? 'kept the page' : 'loaded the page anew' });
    await expectGate(page);
    await enter(page);
    expect(await titleOfPanel(page)).toBe(title);
  });

  test('GATE-7: a page out of the cache leaves unseen and comes back as the gate', async ({ driven: page }) => {
    await open(page, '/smart-inbox');
    const tell = (kind: string) =>
      page.run((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), kind);
    await tell('pagehide');
    expect(await page.run(() => getComputedStyle(document.body).opacity)).toBe('0');
    await tell('pageshow');
    await expectGate(page);
    expect(await page.run(() => getComputedStyle(document.body).opacity)).toBe('1');
  });
});

test.describe('walks', () => {
  // Its letters are a little wider than those of the others.
  test('at 1440 px no value of the order table breaks', async ({ driven: page }) => {
    await open(page, '/po-tracker');
    await page.until('All 36 rows', () => document.querySelectorAll('tbody th').length === 36);
    const broken = await page.run(() => {
      const cells = [...document.querySelectorAll('tbody :is(th, td)')];
      const inTwoLines = cells.filter((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        const lines = [...text.getClientRects()].filter(({ height }) => height > 0).map(({ top }) => top);
        return Math.max(...lines) - Math.min(...lines) > 12;
      });
      return inTwoLines.map((cell) => cell.textContent);
    });
    expect(broken).toEqual([]);
    await nothingWrong(page);
  });

  // The window of its browser is never narrower than some 450 px.
  for (const width of [1440, 480]) {
    test(`every screen as it opens, scrolled, with each list and the sheet open, ${width} px`, async ({
      driven: page,
    }) => {
      test.setTimeout(120_000);
      await page.resize(width, 844);
      await open(page, '/radar');
      const expectSound = async (when: string, heading: string) => {
        const sight = await page.run(look);
        expect(sight.faults, when).toEqual([]);
        expect(sight.heading, when).toBe(heading);
      };
      for (const [path, heading] of SCREENS) {
        await page.run((to) => {
          history.pushState({ key: `led to ${to}` }, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, path);
        await page.until(heading, (words) => document.querySelector('main h1')?.textContent === words, heading);
        await page.until(
          'The content',
          () => document.querySelector('[role=progressbar][aria-label="Loading screen"]') === null,
        );
        await expectSound(`${path} as it opens`, heading);
        const openers = await page.run(() => document.querySelectorAll('main button[role=combobox]').length);
        for (let nth = 0; nth < openers; nth += 1) {
          await page.click(await page.find((at) => document.querySelectorAll('main button[role=combobox]')[at], nth));
          await page.until('The list', () => document.querySelector('[role=listbox]') !== null);
          await expectSound(`${path}, list ${nth + 1} open`, heading);
          await page.type(KEYS.escape);
          await page.until('The closed list', () => document.querySelector('[role=listbox]') === null);
        }
        await page.click(await page.find(() => document.querySelector('#brand')));
        await titleOfPanel(page);
        await expectSound(`${path}, sheet open`, heading);
        await page.type(KEYS.escape);
        await noPanel(page);
        await page.run(() => scrollTo(0, 240));
        await expectSound(`${path}, scrolled`, heading);
      }
      await nothingWrong(page);
    });
  }
});

test.describe('print', () => {
  test('as on paper: without frame and controls, under its title', async ({ driven: page }) => {
    await open(page, '/po-tracker');
    // WebKitGTK's driver prints nothing, so what holds for paper is made to hold for the screen.
    await page.run(swapPaperAndScreen);
    const seen = await page.run(() => {
      const isSeen = (selector: string) =>
        [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
      return {
        banner: isSeen('header'),
        searchbox: isSeen('input[type=search]'),
        actions: isSeen('main tbody .row-action'),
        rows: isSeen('main tbody th'),
        words: document.body.innerText,
      };
    });
    expect(seen).toMatchObject({ searchbox: false, actions: false, rows: true });
    expect(seen.words).toContain('Printed');
    expect(seen.words).not.toContain('Skip to content');
  });
});
