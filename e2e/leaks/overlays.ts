import type { Locator, Page } from '@playwright/test';
import { expect } from '../app';
import { WALKED_SCREENS } from '../walks/states';

export interface Overlay {
  /** The words that choose it. */
  name: string;
  path: string;
  /** In pixels; a desk's when left out. */
  width?: number;
  /** Done once, before the rounds. */
  prepare?: (page: Page) => Promise<void>;
  /** Opens it and closes it again as a person does. */
  round: (page: Page) => Promise<void>;
}

const NOTHING_OPEN = 'body:not(:has([role=dialog], [role=listbox]))';

/** Waits in the page for an element, of these words where given, so that neither the wait nor its answer holds anything. */
export async function until(page: Page, selector: string, words?: string) {
  const came = await page.evaluate(
    async ([wanted, text]) => {
      const LONGEST_FRAMES = 600;
      for (let frame = 0; frame < LONGEST_FRAMES; frame += 1) {
        const found = document.querySelector(wanted);
        if (found && (text === undefined || found.textContent === text)) return true;
        await new Promise(requestAnimationFrame);
      }
      return false;
    },
    [selector, words] as const,
  );
  expect(came, `'${selector}' came`).toBe(true);
}

/** Presses the middle of what is there and lies free: hundreds of rounds leave no time to look whether it moves. */
export async function press(page: Page, target: Locator) {
  const [x, y] = await target.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  });
  await page.mouse.click(x, y);
}

/** Opened by a press, closed by Escape. */
const byEscape =
  (opener: (page: Page) => Locator, opened: string, closed = NOTHING_OPEN) =>
  async (page: Page) => {
    await opener(page).click();
    await until(page, opened);
    await page.keyboard.press('Escape');
    await until(page, closed);
  };

/** Opened and closed by the same button, which bears other words meanwhile. */
const byItself = (opener: (page: Page) => Locator) => async (page: Page) => {
  await opener(page).press('Enter');
  await until(page, 'main [aria-expanded=true]:focus');
  await page.keyboard.press('Enter');
  await until(page, 'main [aria-expanded=false]:focus');
};

const OPEN_PANEL = '[role=dialog][data-state=open]';
const OPEN_LIST = '[role=listbox]';

const kindOf = (state: string): 'list' | 'disclosure' | 'panel' => {
  if (state.startsWith('list')) return 'list';
  return state.startsWith("'Why?'") ? 'disclosure' : 'panel';
};

const ROUNDS = {
  list: (opener: (page: Page) => Locator) => byEscape(opener, OPEN_LIST),
  panel: (opener: (page: Page) => Locator) => byEscape(opener, OPEN_PANEL),
  disclosure: byItself,
} as const;

/** All that the walks open by one press; the sheet is the same on every screen. */
const walked: readonly Overlay[] = WALKED_SCREENS.flatMap(({ name: screen, path, states }) =>
  states.flatMap(({ name, opener, isLikeAnother }) =>
    opener === undefined || isLikeAnother || (name === 'sheet open' && path !== '/')
      ? []
      : [{ name: `${screen}: ${name}`, path, round: ROUNDS[kindOf(name)](opener) }],
  ),
);

const openPanel = (opener: (page: Page) => Locator) => async (page: Page) => {
  await opener(page).click();
  await until(page, OPEN_PANEL);
};
const details = (page: Page) => page.getByRole('button', { name: 'View Details: BRACKENBY' });
const inPanel = (role: 'button' | 'combobox', name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole(role, { name });

const list = (name: string) => `:is(section, [role=region])[aria-label^="${name}"]`;

/** Told by a press, sent away by its own button. */
const told = (opener: (page: Page) => Locator, where: string) => async (page: Page) => {
  await press(page, opener(page));
  await until(page, `${list(where)} li`);
  await press(
    page,
    page
      .getByRole('region', { name: where })
      .getByRole('button', { name: /^Dismiss/ })
      .first(),
  );
  await until(page, `body:not(:has(${list(where)} li))`);
};

/** Shown by the pointer, gone with it. */
const underPointer = (target: (page: Page) => Locator) => async (page: Page) => {
  await target(page).hover();
  await until(page, '[role=tooltip]');
  // Radix waits for a second move that leads away from the tooltip too.
  await page.mouse.move(0, 0, { steps: 3 });
  await until(page, 'body:not(:has([role=tooltip]))');
};

/** Every kind of overlay of the app. */
export const OVERLAYS: readonly Overlay[] = [
  ...walked,
  {
    name: 'dashboard at 390 px: sheet open',
    path: '/',
    width: 390,
    round: byEscape((page) => page.locator('#brand'), OPEN_PANEL),
  },
  {
    name: 'smart-inbox: list in the thread panel open',
    path: '/smart-inbox',
    prepare: openPanel((page) => page.getByRole('button', { name: 'View Thread: PO-24803' })),
    round: byEscape(inPanel('combobox', 'Priority'), OPEN_LIST, `body:not(:has(${OPEN_LIST}))`),
  },
  {
    name: 'smart-inbox: tooltip',
    path: '/smart-inbox',
    round: underPointer((page) => page.getByRole('button', { name: /^AI Actions/ }).first()),
  },
  {
    name: 'tickets: list of the form open',
    path: '/tickets',
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Log New Issue' }).click();
      await until(page, 'form');
    },
    round: byEscape((page) => page.getByRole('combobox', { name: 'Linked PO' }), OPEN_LIST),
  },
  {
    name: 'po-tracker: next order in the drawer, and back',
    path: '/po-tracker',
    prepare: openPanel((page) => page.getByRole('button', { name: 'View PO: PO-24822' })),
    round: async (page) => {
      await press(page, inPanel('button', 'Next')(page));
      await until(page, '[role=dialog] h2', 'PO-24790');
      await press(page, inPanel('button', 'Previous')(page));
      await until(page, '[role=dialog] h2', 'PO-24822');
    },
  },
  {
    name: 'dashboard: toast',
    path: '/',
    round: told((page) => page.getByRole('button', { name: 'Generate Weekly Report' }), 'Notifications'),
  },
  {
    name: 'dashboard: message of the browser',
    path: '/',
    prepare: openPanel(details),
    round: told(inPanel('button', 'Copy PO number'), 'Browser messages'),
  },
];
