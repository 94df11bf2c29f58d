import type { Locator, Page } from '@playwright/test';
import { notices } from '../app';
import { pass, until } from './stage';

export interface State {
  name: string;
  /** Reaches the state from the screen as it opens. */
  enter: (page: Page) => Promise<void>;
  /** What opens the panel, list or sheet: pressed twice at once, it opens it once. */
  opener?: (page: Page) => Locator;
  /** Left out where it can be at any width of the window. */
  fits?: (width: number) => boolean;
  /** What opens it is another element at another width, so that what is open goes with the old one. */
  goesWithWidth?: true;
  /** Its panel shows another record than the pressed one: closed, it leads to the button of that one, wherever it is. */
  scrollsWhenClosed?: true;
  /** Its toast speaks of its panel alone, and goes with it. */
  toastGoesWithPanel?: true;
  /** So like another of its screen that only the whole table holds it. */
  isLikeAnother?: true;
}

interface ScreenOfWalks {
  /** The words that choose its walk. */
  name: string;
  path: string;
  /** Its name in the bar and in the sheet; left out where nothing leads there. */
  link?: string;
  heading: string;
  states: readonly State[];
  /** Lines that it prints by specification. */
  prints?: readonly RegExp[];
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const inPanel = (role: 'button' | 'combobox', name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole(role, { name });

async function press(page: Page, target: Locator) {
  await target.click();
  await pass(page);
}

async function choose(page: Page, list: Locator, choice: string) {
  await press(page, list);
  await press(page, page.getByRole('option', { name: choice }));
}

/** A panel, list or box that one press opens. */
const opened = (name: string, opener: (page: Page) => Locator, more: Partial<State> = {}): State => ({
  name,
  opener,
  enter: (page) => press(page, opener(page)),
  ...more,
});

const filterList = (name: string) => opened(`list '${name}' open`, (page) => page.getByRole('combobox', { name }));

/** States like others of the screen. */
const likeOthers = (...states: readonly State[]): readonly State[] =>
  states.map((state) => ({ ...state, isLikeAnother: true }));

async function searchFor(page: Page, words: string) {
  await page.getByRole('searchbox').fill(words);
  await pass(page);
}

const searched = (name: string, words: string): State => ({ name, enter: (page) => searchFor(page, words) });

const isDesk = (width: number) => width >= 1024;
const isPhone = (width: number) => width < 768;

const asItOpens: State = { name: 'as it opens', enter: () => Promise.resolve() };
const scrolled: State = {
  name: 'scrolled',
  enter: async (page) => {
    await page.evaluate((by) => {
      scrollTo(0, by);
      // On a desk some screens are as high as the window, and only their table scrolls.
      if (scrollY === 0) document.querySelector('main [role=region][aria-label$=", scrollable"]')?.scrollTo(0, by);
    }, 240);
    await pass(page);
  },
};
const sheet = opened('sheet open', (page) => page.getByRole('banner').getByRole('button'));
const everywhere = [asItOpens, scrolled, sheet];
/** On a desk the window shows all of these. */
const fittingDesk = [asItOpens, { ...scrolled, fits: isPhone }, sheet];

/** Presses what is found, one after the other. */
const pressed = (name: string, ...targets: readonly ((page: Page) => Locator)[]): State => ({
  name,
  enter: async (page) => {
    for (const target of targets) await press(page, target(page));
  },
});

/** Comes in a moment, for the shortest toast is gone three seconds later. */
const toastShowing = (opener: (page: Page) => Locator): State => ({
  name: 'toast showing',
  enter: async (page) => {
    await opener(page).click();
    await pass(page, 60, 1);
  },
});

/** By the header of a column, or on a phone by the list of all of them. */
async function sortBy(page: Page, header: string) {
  const columns = page.getByRole('combobox', { name: 'Sort by' });
  if ((await columns.count()) > 0) await choose(page, columns, header);
  else await press(page, page.getByRole('button', { name: new RegExp(`^${header}`) }));
}

const logNewIssue = (page: Page) => page.getByRole('tab', { name: 'Log New Issue' });
const formList = (name: string) =>
  pressed(`list '${name}' of the form open`, logNewIssue, (page) => page.getByRole('combobox', { name }));
const viewThread = button('View Thread: PO-24803');
const threadList = (name: string) =>
  pressed(`thread panel, list '${name}' open`, viewThread, inPanel('combobox', name));
const description = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Description' });
const phase = (page: Page) =>
  page.getByRole('list', { name: 'Timeline of PO-24803' }).getByRole('button', { name: /^Quoting/ });
const phaseList = (name: string) => pressed(`phase drawer, list '${name}' open`, phase, inPanel('combobox', name));

/** Every screen with the states in which somebody may leave it; the first is how it opens. */
export const WALKED_SCREENS: readonly ScreenOfWalks[] = [
  {
    name: 'dashboard',
    path: '/',
    link: 'Dashboard',
    heading: 'Customer Operations Platform',
    states: [
      ...fittingDesk,
      opened('order drawer open', button('View Details: BRACKENBY')),
      toastShowing(button('Generate Weekly Report')),
    ],
  },
  {
    name: 'po-tracker',
    path: '/po-tracker',
    link: 'PO Tracker',
    heading: 'Purchase Order Tracker',
    states: [
      ...everywhere,
      filterList('Customer'),
      searched('nothing found', 'zzzz'),
      {
        name: 'filters set, sorted',
        enter: async (page) => {
          await searchFor(page, 'o');
          await choose(page, page.getByRole('combobox', { name: 'Customer' }), 'BRACKENBY');
          await sortBy(page, 'Progress');
        },
      },
      opened('order drawer open', (page) => page.getByRole('button', { name: /^View PO: / }).nth(2)),
      {
        ...pressed(
          'order drawer at the next order',
          (page) => page.getByRole('button', { name: /^View PO: / }).nth(1),
          inPanel('button', 'Next'),
        ),
        scrollsWhenClosed: true,
      },
      {
        name: 'order drawer open, browser message showing',
        enter: async (page) => {
          await press(page, page.getByRole('button', { name: /^View PO: / }).first());
          await inPanel('button', 'Copy PO number')(page).click();
          // The clipboard keeps its own time.
          await until(page, 'The browser message', async () => (await notices(page).count()) > 0);
          await pass(page, 60, 1);
        },
      },
      toastShowing(button('New Purchase Order')),
    ],
  },
  {
    name: 'tickets',
    path: '/tickets',
    link: 'Tickets',
    heading: 'Ticketing System',
    prints: [/^log: Ticket /],
    states: [
      ...everywhere,
      {
        name: 'searched, sorted',
        enter: async (page) => {
          await searchFor(page, 'a');
          await sortBy(page, 'Owner');
        },
      },
      opened("'Show All' open", button(/^Show All: (AI Suggestion for|Description of) TK-/), {
        // A phone's cards are wide enough for the sample's texts.
        fits: isDesk,
        goesWithWidth: true,
      }),
      opened('ticket drawer open', (page) => page.getByRole('button', { name: /^View: TK-/ }).nth(1)),
      {
        name: 'form half filled',
        enter: async (page) => {
          await press(page, logNewIssue(page));
          await choose(page, page.getByRole('combobox', { name: 'Ticket Type' }), 'Quality Issue');
          await page.getByRole('textbox', { name: 'Description' }).fill('Two cartons are wet.');
          await page.getByRole('textbox', { name: 'Info Needed From' }).fill('Mill');
        },
      },
      formList('Team'),
      ...likeOthers(formList('Ticket Type'), formList('Linked PO'), formList('Assign To')),
    ],
  },
  {
    name: 'communications',
    path: '/communications',
    link: 'Communications',
    heading: 'Communications Hub',
    states: [
      ...fittingDesk,
      filterList('Purchase order'),
      {
        name: 'another order, factory, half written',
        enter: async (page) => {
          await choose(page, page.getByRole('combobox', { name: 'Purchase order' }), 'PO-24803');
          await press(page, page.getByRole('tab', { name: 'Factory' }));
          await page.getByRole('textbox').fill('The third proto\nneeds');
        },
      },
    ],
  },
  {
    name: 'smart-inbox',
    path: '/smart-inbox',
    link: 'Smart Inbox',
    heading: 'Smart Inbox and Ticket Hub',
    states: [
      ...everywhere,
      filterList('Risk level'),
      ...likeOthers(filterList('Customer'), filterList('Assignee')),
      searched('nothing found', 'zzzz'),
      {
        name: 'filters set',
        enter: async (page) => {
          await choose(page, page.getByRole('combobox', { name: 'Risk level' }), 'Escalated');
          await choose(page, page.getByRole('combobox', { name: 'Assignee' }), 'Mei Tanaka');
          await press(page, page.getByRole('switch', { name: 'AI Actions Only' }));
        },
      },
      opened("'Why?' open", button('Why? PO-24803')),
      opened('thread panel open', viewThread),
      {
        name: 'thread panel, form half filled',
        enter: async (page) => {
          await press(page, viewThread(page));
          await description(page).fill('Ask for the swatches first.');
        },
      },
      {
        name: 'thread panel, form refused',
        toastGoesWithPanel: true,
        enter: async (page) => {
          await press(page, viewThread(page));
          await description(page).fill('');
          await press(page, inPanel('button', 'Create Ticket & Notify Teams')(page));
        },
      },
      threadList('Priority'),
      ...likeOthers(threadList('Ticket Type'), threadList('Assignee')),
    ],
  },
  {
    name: 'radar',
    path: '/radar',
    link: 'Radar Report',
    heading: 'Weekly Radar Report',
    states: everywhere,
  },
  {
    name: 'momentum',
    path: '/momentum',
    link: 'Momentum',
    heading: 'Momentum Tracker',
    prints: [/^log: (Blocker|Note) /],
    states: [
      ...everywhere,
      filterList('Customer'),
      {
        name: 'one customer, as tables',
        enter: async (page) => {
          await choose(page, page.getByRole('combobox', { name: 'Customer' }), 'VESTRAND');
          await press(page, page.getByRole('switch', { name: 'View as Table' }));
        },
      },
      opened('phase drawer open', phase),
      {
        name: 'phase drawer, forms half filled',
        enter: async (page) => {
          await press(page, phase(page));
          await description(page).fill('Zippers wait at customs');
          await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('Called the forwarder');
        },
      },
      phaseList('Severity'),
      ...likeOthers(phaseList('Type')),
      toastShowing(button('Export Timeline')),
    ],
  },
  {
    name: 'files',
    path: '/files',
    link: 'File Hub',
    heading: 'Customer File Hub',
    states: [
      ...everywhere,
      filterList('Customer'),
      searched('nothing found', 'zzzz'),
      {
        name: 'another customer and folder, searched, sorted',
        enter: async (page) => {
          await choose(page, page.getByRole('combobox', { name: 'Customer' }), 'QUILLMOOR');
          await press(page, page.getByRole('tab', { name: /^Ticket Archive/ }));
          await searchFor(page, 'photos');
          await press(page, button(/^Size/)(page));
        },
      },
      toastShowing(button('Generate AI Insight')),
    ],
  },
  {
    name: 'not-found',
    path: '/no/such/page',
    heading: '404',
    prints: [/^error: 404: no page at /],
    states: [asItOpens, sheet],
  },
];
