import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { emptyTicketDraft } from '@/domain/tickets/ticketDraft';
import { OperationError } from '@/operations/operationError';
import { PENDING_SHOWN_AFTER_MS } from '@/screens/carryOut';
import { expectNoise } from '@/testing/expectNoise';
import { heldBack } from '@/testing/heldBack';
import { movableClock, passTime } from '@/testing/movableClock';
import { expectPanelClosed, findOpenedPanel } from '@/testing/panels';
import { buildPurchaseOrders } from '@/testing/purchase-orders/buildPurchaseOrders';
import { buildRadarReport } from '@/testing/radar/buildRadar';
import { buildTickets } from '@/testing/tickets/buildTickets';
import { expectFailureToast, SIGNED_OUT } from '@/testing/toasts';
import { torn } from '@/testing/torn';
import { Assembled } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';
import { PRODUCT_NAME } from '@/domain/product';
import { BRAND } from '@/testing/brand';

/** The frame around the screens: routes, focus, errors. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: { address: '/communications' },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

const routes = [
  ['Dashboard', 'Customer Operations Platform'],
  ['PO Tracker', 'Purchase Order Tracker'],
  ['Smart Inbox', 'Smart Inbox and Ticket Hub'],
  ['Tickets', 'Ticketing System'],
  ['Radar Report', 'Weekly Radar Report'],
  ['Momentum', 'Momentum Tracker'],
  ['File Hub', 'Customer File Hub'],
] as const;

/** Waits until a status says these words. */
const expectAnnounced = (words: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words));

/** Storybook runs these stories with the parameters that are written: whole pages, all within landmarks. */
export const Default: Story = {
  play: async ({ canvas, parameters }) => {
    await expect(parameters).toMatchObject({ ...wholePage, docs: ownFrame });
    const title = await canvas.findByRole('heading', { level: 1, name: 'Communications Hub' });
    await waitFor(() => expect(title).toHaveFocus());
  },
};

/** Every link leads to its screen, whose heading takes the focus and whose name is the page's title. */
export const GoingEverywhere: Story = {
  tags: ['SHELL-1', 'SHELL-5'],
  play: async ({ canvas, userEvent, step }) => {
    const first = await canvas.findByRole('heading', { level: 1, name: 'Communications Hub' });
    await waitFor(() => expect(first).toHaveFocus());
    const bar = within(canvas.getByRole('navigation', { name: 'Main' }));
    for (const [name, heading] of routes) {
      await step(`${name} leads to '${heading}'`, async () => {
        await userEvent.click(bar.getByRole('link', { name: new RegExp(`^${name}`) }));
        const title = await canvas.findByRole('heading', { level: 1, name: heading });
        await waitFor(() => expect(title).toHaveFocus());
        await expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent(name);
        await expect(document.title).toBe(`${name} · ${PRODUCT_NAME}`);
      });
    }
  },
};

/** What a screen keeps in its history stays in the story: the browser's own history is Storybook's. */
export const KeepingOffTheBrowsersHistory: Story = {
  args: { address: '/po-tracker' },
  play: async ({ canvas, userEvent }) => {
    const before = { state: JSON.stringify(window.history.state), length: window.history.length };
    await userEvent.type(await canvas.findByRole('searchbox'), '31002');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Progress' }));
    await userEvent.click(canvas.getByRole('button', { name: 'View PO: PO-31002' }));
    await findOpenedPanel('PO-31002');
    const { history } = window;
    await expect({ state: JSON.stringify(history.state), length: history.length }).toEqual(before);
  },
};

/** Communications stands behind the brand; the sheet gives way to the screen, which takes the focus. */
export const ThroughTheSheet: Story = {
  args: { address: '/tickets' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: BRAND }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Go to' }));
    await userEvent.click(sheet.getByRole('link', { name: 'Communications' }));
    await expectPanelClosed();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Communications Hub' })).toHaveFocus());
  },
};

/** An address that no screen has shows 404 within the frame, so that the bar leads on. */
export const UnknownAddress: Story = {
  tags: ['SHELL-7'],
  args: { address: '/orders/24817' },
  beforeEach: () => expectNoise(/404.*\/orders\/24817/),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('404');
    await expect(canvas.getByText('Oops! Page not found')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Dashboard' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Customer Operations Platform' })).toBeVisible();
  },
};

/** When data fails to load, the error screen is shown within the frame, with a way out. */
export const DataThatFails: Story = {
  tags: ['SHELL-8'],
  args: { address: '/radar', operations: { radarReport: () => Promise.reject(new Error('The ledger is closed')) } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
    await expect(canvas.getByText('The ledger is closed')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Stack trace' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Dashboard' }));
    const home = await canvas.findByRole('heading', { level: 1, name: 'Customer Operations Platform' });
    await waitFor(() => expect(home).toHaveFocus());
    await expect(canvas.queryByText('The ledger is closed')).not.toBeInTheDocument();
  },
};

const synced = heldBack(async () => {});

/** A command that takes longer than a moment says so on its own button, once; its end is announced. */
export const PendingCommand: Story = {
  args: { address: '/smart-inbox', operations: { perform: fn(synced.call) } },
  play: async ({ args, canvas, userEvent, step }) => {
    const sync = await canvas.findByRole('button', { name: 'Sync Outlook' });
    const other = canvas.getByRole('button', { name: 'Clear All' });
    const { width } = sync.getBoundingClientRect();
    await step('At first nothing is seen', async () => {
      await userEvent.click(sync);
      await passTime(PENDING_SHOWN_AFTER_MS - 1);
      await expect(sync).not.toHaveAttribute('aria-busy');
    });
    await step('Then its button says so, as wide as before, and no other', async () => {
      await passTime(1);
      await expect(sync).toHaveAttribute('aria-busy', 'true');
      await expect(sync.getBoundingClientRect().width).toBe(width);
      await expect(other).not.toHaveAttribute('aria-busy');
    });
    await step('Pressed again, nothing happens; done, it is announced', async () => {
      await userEvent.click(sync);
      await synced.answer();
      await waitFor(() => expect(sync).not.toHaveAttribute('aria-busy'));
      await expectAnnounced('“Sync Outlook” completed');
      await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
      await expect(args.operations?.perform).toHaveBeenCalledWith({ kind: 'sync-outlook' });
    });
  },
};

let ordersAsked = 0;

/** What a command changed is asked for again; where it does not come, a message says so and asks once more. */
export const DataThatIsNotUpToDate: Story = {
  args: {
    address: '/po-tracker',
    operations: {
      perform: async () => {},
      purchaseOrders: async () => {
        ordersAsked += 1;
        if (ordersAsked === 2 || ordersAsked === 3) throw new OperationError('invalid', 'The ledger is closed');
        return buildPurchaseOrders().slice(ordersAsked === 1 ? 0 : 1);
      },
    },
  },
  beforeEach: () => {
    ordersAsked = 0;
  },
  play: async ({ canvas, userEvent, step }) => {
    const rows = () => canvas.getAllByRole('rowheader').length;
    const notices = () => within(screen.getByRole('region', { name: 'Browser messages' }));
    await step('Its answer is refused: all that was there stands, and a message tells it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'New Purchase Order' }));
      await notices().findByText('Some data on this screen may be missing or out of date.');
      await expect(rows()).toBe(buildPurchaseOrders().length);
    });
    await step('Asked for once more and refused again, another message tells it', async () => {
      const [first] = notices().getAllByRole('listitem');
      await userEvent.click(notices().getByRole('button', { name: 'Try Again' }));
      await waitFor(() => expect(ordersAsked).toBe(3));
      await waitFor(() => expect(first).not.toBeInTheDocument());
      await notices().findByText('Some data on this screen may be missing or out of date.');
    });
    await step('Another command asks once more: it comes, and the message goes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'New Purchase Order' }));
      await waitFor(() => expect(rows()).toBe(buildPurchaseOrders().length - 1));
      await expect(ordersAsked).toBe(4);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument());
    });
  },
};

let areClosed = true;
const unlessClosed =
  <Items,>(items: Items) =>
  async () => {
    if (areClosed) throw new OperationError('unavailable', 'The ledger is closed');
    return items;
  };

/** What fields offer does not come: the screens stand without it, a message tells it, and asks for it again. */
export const ChoicesThatFail: Story = {
  args: {
    address: '/smart-inbox',
    operations: { staff: unlessClosed(['Ada Weaver']), purchaseOrders: unlessClosed(buildPurchaseOrders()) },
  },
  beforeEach: () => {
    areClosed = true;
  },
  play: async ({ canvas, userEvent, step }) => {
    const notices = within(screen.getByRole('region', { name: 'Browser messages' }));
    const words = 'Some data on this screen may be missing or out of date.';
    await step(
      'Without the staff, the threads stand; on a screen that offers none of it, the message goes',
      async () => {
        await expect(await canvas.findByRole('heading', { name: /^Email Threads \([1-9]/ })).toBeVisible();
        await notices.findByText(words);
        await userEvent.click(canvas.getByRole('link', { name: /^Radar Report/ }));
        await canvas.findByRole('heading', { level: 1, name: 'Weekly Radar Report' });
        await waitFor(() => expect(notices.queryByText(words)).not.toBeInTheDocument());
      },
    );
    await step(
      'Without staff and orders, a ticket can be written, and its fields say that they offer none',
      async () => {
        await userEvent.click(canvas.getByRole('link', { name: /^Tickets/ }));
        await userEvent.click(await canvas.findByRole('tab', { name: 'Log New Issue' }));
        await notices.findByText(words);
        for (const name of ['Linked PO', 'Assign To']) {
          await expect(canvas.getByRole('combobox', { name })).toHaveTextContent(/^None available$/);
        }
        await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'The zip is missing');
      },
    );
    await step('Asked for again, both come, what is typed stays, and the message goes', async () => {
      areClosed = false;
      await userEvent.click(notices.getByRole('button', { name: 'Try Again' }));
      for (const name of ['Linked PO', 'Assign To']) {
        await waitFor(() => expect(canvas.getByRole('combobox', { name })).toHaveTextContent(/^Not chosen$/));
      }
      await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('The zip is missing');
      await waitFor(() => expect(notices.queryByText(words)).not.toBeInTheDocument());
    });
  },
};

/** A command, and a screen's data, refused as unauthorised: the gate is shown again, and the screen stays. */
export const Unauthorised: Story = {
  args: {
    address: '/smart-inbox',
    onLock: fn(),
    operations: {
      perform: () => Promise.reject(new OperationError('unauthorised', 'Sign in')),
      tickets: () => Promise.reject(new OperationError('unauthorised', 'Sign in')),
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A command', async () => {
      await userEvent.type(await canvas.findByRole('searchbox'), 'zip');
      await userEvent.click(canvas.getByRole('button', { name: 'Sync Outlook' }));
      await waitFor(() => expect(args.onLock).toHaveBeenCalledTimes(1));
      await expectFailureToast('Sync Outlook', SIGNED_OUT);
      await expect(canvas.getByRole('searchbox')).toHaveValue('zip');
    });
    await step('The data of a screen', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Tickets/ }));
      await waitFor(() => expect(args.onLock).toHaveBeenCalledTimes(2));
    });
  },
};

const sent = heldBack(async () => {});

/** Ordered by keys from within a field, it is the button that sends the field's form which says so, and not the last press. */
export const PendingByKeys: Story = {
  args: { address: '/communications', operations: { perform: fn(sent.call) } },
  play: async ({ args, canvas, userEvent }) => {
    const tab = await canvas.findByRole('tab', { name: /^Factory/ });
    await userEvent.click(tab);
    const box = canvas.getByRole('textbox', { name: /^Message to / });
    await userEvent.type(box, 'Ship it{Control>}{Enter}{/Control}');
    await passTime(PENDING_SHOWN_AFTER_MS);
    const send = canvas.getByRole('button', { name: 'Send via SAP' });
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await expect(tab).not.toHaveAttribute('aria-busy');
    for (let time = 0; time < 2; time += 1) {
      if (time > 0) {
        await userEvent.click(send);
        await passTime(PENDING_SHOWN_AFTER_MS);
      }
      await sent.answer();
      await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
    }
    await expectAnnounced('“Send via SAP” completed');
    await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
    for (const place of [1, 2]) {
      await expect(args.operations?.perform).toHaveBeenNthCalledWith(place, {
        kind: 'send-message',
        poNumber: 'PO-31001',
        channel: 'factory',
        text: 'Ship it',
      });
    }
  },
};

const [soundOrder, tornOrder] = buildPurchaseOrders();

/** A row that throws says so; the others, the screen and its filters stay. */
export const RowThatThrows: Story = {
  args: {
    address: '/po-tracker',
    operations: {
      purchaseOrders: async () => [
        ...(soundOrder ? [soundOrder] : []),
        ...(tornOrder ? [torn(tornOrder, 'progress')] : []),
      ],
    },
  },
  beforeEach: () => expectNoise(/progress is torn/),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Active Purchase Orders' }));
    await expect(table.getByText('This record could not be shown.')).toBeVisible();
    await expect(table.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox'), soundOrder?.poNumber ?? '');
    await waitFor(() => expect(table.queryByText('This record could not be shown.')).not.toBeInTheDocument());
    await expect(table.getAllByRole('rowheader')).toHaveLength(1);
  },
};

/** A panel that throws says so; closed, the screen behind is as it was, and another record opens. */
export const PanelThatThrows: Story = {
  args: {
    address: '/tickets',
    operations: {
      tickets: async () => buildTickets().map((ticket, at) => (at === 0 ? torn(ticket, 'created') : ticket)),
    },
  },
  beforeEach: () => expectNoise(/created is torn/),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('button', { name: /^View/ });
    if (!first || !second) throw new Error('There are no two tickets.');
    await userEvent.click(first);
    await findOpenedPanel('This panel could not be shown');
    await userEvent.keyboard('{Escape}');
    await expectPanelClosed();
    await userEvent.click(second);
    await expect(await findOpenedPanel(/^TK-/)).toBeVisible();
  },
};

/** A screen that throws gives way to the error screen; bar and sheet stay, and every other screen works. */
export const ScreenThatThrows: Story = {
  args: {
    address: '/radar',
    operations: { radarReport: async () => torn(buildRadarReport(), 'insights') },
  },
  beforeEach: () => expectNoise(/insights is torn/),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
    await expect(canvas.getByText('insights is torn')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Tickets/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ticketing System' })).toBeVisible();
  },
};

/** Milliseconds since the epoch; beyond, JavaScript has no dates and no clock can be. */
const LAST_MOMENT = 8.64e15;

/** However wrong the computer's clock is, or set back, every screen stands and no time reads as nonsense. */
export const WrongClock: Story = {
  args: { address: '/' },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1 });
    const thousandYears = 1_000 * 365 * 86_400_000;
    for (const [when, away] of [
      ['A thousand years ahead', thousandYears],
      ['A thousand years behind', -2 * thousandYears],
      ['The last moment that there is', LAST_MOMENT],
    ] as const) {
      await step(when, async () => {
        await passTime(Math.min(away, LAST_MOMENT - movableClock.now()));
        for (const [name, heading] of routes) {
          await userEvent.click(canvas.getByRole('link', { name: new RegExp(`^${name}`) }));
          await canvas.findByRole('heading', { level: 1, name: heading });
          await expect(document.body).not.toHaveTextContent(/NaN|Invalid|undefined|-\d+[dh] ago/);
        }
      });
    }
  },
};

const created = heldBack(async () => {});

/** A command answered when its screen is gone is announced all the same, and disturbs nothing that is shown by then. */
export const AnswerAfterTheScreenWasLeft: Story = {
  args: { address: '/tickets', operations: { perform: fn(created.call) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Log New Issue/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Zips bite');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Ticket' }));
    await passTime(PENDING_SHOWN_AFTER_MS);
    await userEvent.click(canvas.getByRole('link', { name: /^Radar Report/ }));
    const report = await canvas.findByRole('heading', { level: 1, name: 'Weekly Radar Report' });
    await created.answer();
    await expectAnnounced('“Create Ticket” completed');
    await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
    await expect(args.operations?.perform).toHaveBeenCalledWith({
      kind: 'create-ticket',
      draft: { ...emptyTicketDraft, description: 'Zips bite' },
    });
    await expect(report).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /^Tickets/ }));
    await userEvent.click(await canvas.findByRole('tab', { name: /^Log New Issue/ }));
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('');
  },
};
