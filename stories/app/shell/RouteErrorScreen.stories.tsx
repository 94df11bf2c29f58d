import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { OperationError } from '@/operations/operationError';
import { expectNoise } from '@/testing/expectNoise';
import { heldBack } from '@/testing/heldBack';
import { expectPanelClosed, findOpenedPanel } from '@/testing/panels';
import { buildRadarReport } from '@/testing/radar/buildRadar';
import { buildTickets } from '@/testing/tickets/buildTickets';
import { Assembled, returnFromTheGate, returnWithoutData, travel } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';
import { BRAND } from '@/testing/brand';

const closed = () => Promise.reject(new OperationError('unavailable', 'The ledger is closed'));

/** What stands in place of a screen whose data did not come. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: { address: '/radar', operations: { radarReport: closed, tickets: closed, customers: closed } },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findError = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' });

/** Words, stack trace and the ways out, within the frame; nothing crashed, so 'Reload' is the first of them. */
export const Default: Story = {
  tags: ['SHELL-8'],
  play: async ({ canvas }) => {
    const title = await findError(canvas);
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByText('The ledger is closed')).toBeVisible();
    await expect(canvas.getByText(/^The data for this screen could not be loaded/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Stack trace' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

const report = heldBack(async () => buildRadarReport());

/** Data that did not come is asked for again within the app, as often as it takes: nobody has to log in once more. */
export const ReloadingData: Story = {
  args: { operations: { radarReport: report.call } },
  play: async ({ canvas, userEvent, step }) => {
    const reload = async () => userEvent.click(await canvas.findByRole('button', { name: 'Reload' }));
    await step('The report is refused', async () => {
      await report.fail('The ledger is closed');
      await expect(await canvas.findByText('The ledger is closed')).toBeVisible();
    });
    await step("Press 'Reload', and it is refused for another reason: that one is read", async () => {
      await reload();
      await report.fail('The ledger is lost');
      await expect(await canvas.findByText('The ledger is lost')).toBeVisible();
      await waitFor(async () => expect(await findError(canvas)).toHaveFocus());
    });
    await step("Press 'Reload', and it comes: the screen is shown, and its heading has the focus", async () => {
      await reload();
      await report.answer();
      const title = await canvas.findByRole('heading', { level: 1, name: 'Weekly Radar Report' });
      await waitFor(() => expect(title).toHaveFocus());
    });
  },
};

/** Whatever an implementation rejects with counts as an outage, and keeps its words. */
export const AnyRejection: Story = {
  args: { operations: { radarReport: () => Promise.reject(new TypeError('Failed to fetch')) } },
  play: async ({ canvas }) => {
    await findError(canvas);
    await expect(canvas.getByText('Failed to fetch')).toBeVisible();
    await expect(canvas.getByText(/^The data for this screen could not be loaded/)).toBeVisible();
  },
};

/** A panel over it changes nothing; the next screen that fails begins afresh, with the focus and nothing copied. */
export const NextFailure: Story = {
  play: async ({ canvas, userEvent }) => {
    await findError(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Details' }));
    const status = () => within(canvas.getByRole('main')).getByRole('status');
    await waitFor(() => expect(status()).toHaveTextContent(/^(Details copied|The details could not be copied)/));
    const brand = canvas.getByRole('button', { name: BRAND });
    await userEvent.click(brand);
    await findOpenedPanel('Go to');
    await userEvent.keyboard('{Escape}');
    await expectPanelClosed(brand);
    await expect(status()).not.toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('link', { name: /^Tickets/ }));
    await waitFor(() => expect(status()).toBeEmptyDOMElement());
    await waitFor(async () => expect(await findError(canvas)).toHaveFocus());
  },
};

/** A dashboard that fails leaves no further entry in the history when it is asked for again. */
export const DashboardThatFails: Story = {
  args: { address: '/communications' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Dashboard/ }));
    await findError(canvas);
    for (let press = 0; press < 3; press += 1) {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Go to Dashboard' }));
    }
    await travel(-1);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Communications Hub' })).toBeVisible();
  },
};

const again = heldBack(async () => buildTickets());
let isBack = false;

/** Refused for want of a password, a screen is asked for again behind the gate; until it comes, a line says so. */
export const RefusedUntilTheGate: Story = {
  args: {
    address: '/communications',
    operations: {
      tickets: () => (isBack ? again.call() : Promise.reject(new OperationError('unauthorised', 'Sign in'))),
    },
  },
  beforeEach: () => {
    isBack = false;
  },
  play: async ({ canvas, userEvent, step }) => {
    const expectLine = () =>
      waitFor(() => expect(canvas.getByRole('progressbar', { name: 'Loading screen' })).toBeInTheDocument());
    await step('Nothing crashed', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /^Tickets/ }));
      await expectLine();
    });
    await step('Behind the gate', async () => {
      isBack = true;
      returnWithoutData();
      await expectLine();
      await again.answer();
      const title = await canvas.findByRole('heading', { level: 1, name: 'Ticketing System' });
      await waitFor(() => expect(title).toHaveFocus());
      await expect(canvas.queryByRole('progressbar', { name: 'Loading screen' })).not.toBeInTheDocument();
    });
  },
};

let isRefused = false;

/** Refused behind the gate, when the data was dropped by then, a screen is asked for again behind the next one. */
export const RefusedBehindTheGate: Story = {
  args: {
    address: '/radar',
    onLock: fn(),
    operations: {
      radarReport: async () => {
        if (isRefused) throw new OperationError('unauthorised', 'Sign in');
        return buildRadarReport();
      },
    },
  },
  beforeEach: () => {
    isRefused = false;
  },
  play: async ({ args, canvas }) => {
    const name = 'Weekly Radar Report';
    await canvas.findByRole('heading', { level: 1, name });
    isRefused = true;
    returnWithoutData();
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'Loading screen' })).toBeInTheDocument());
    await waitFor(() => expect(args.onLock).toHaveBeenCalled());
    isRefused = false;
    returnFromTheGate();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus());
    await expect(canvas.queryByRole('progressbar', { name: 'Loading screen' })).not.toBeInTheDocument();
  },
};

/** Data that was dropped by then and does not come behind the gate is an outage as well, and no crash. */
export const OutageBehindTheGate: Story = {
  args: {
    address: '/radar',
    operations: {
      radarReport: async () => {
        if (isRefused) throw new TypeError('Failed to fetch');
        return buildRadarReport();
      },
    },
  },
  beforeEach: () => {
    isRefused = false;
    expectNoise(/Failed to fetch/);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Weekly Radar Report' });
    isRefused = true;
    returnWithoutData();
    await findError(canvas);
    await expect(canvas.getByText(/^The data for this screen could not be loaded/)).toBeVisible();
  },
};
