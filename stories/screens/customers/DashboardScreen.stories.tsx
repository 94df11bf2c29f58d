import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { toastMessages } from '@/notifications/messages';
import { COMMAND_TIMEOUT_MS } from '@/screens/carryOut';
import { buildCustomer } from '@/testing/customers/buildCustomers';
import { countReads } from '@/testing/countReads';
import { heldBack } from '@/testing/heldBack';
import { passTime } from '@/testing/movableClock';
import { expectPanelClosed, findOpenedPanel } from '@/testing/panels';
import { expectFailureAndReturn, expectLoading } from '@/testing/screenStates';
import { expectAnnounced, expectFailureToast, expectNoToast, expectToast, NO_ANSWER } from '@/testing/toasts';
import { Assembled } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';
import { PRODUCT_NAME } from '@/domain/product';

/** The dashboard with its data, drawer and toasts, in the frame of the app. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: { address: '/', operations: { perform: fn(async () => {}) } },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The customers as they were loaded, under the screen's heading and title. */
export const Default: Story = {
  tags: ['DASH-1'],
  play: async ({ canvas, step }) => {
    await step("The heading reads 'Customer Operations Platform'", async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Customer Operations Platform');
    });
    await step('Each customer has a card', async () => {
      await expect(canvas.getByRole('article', { name: 'BRANTHAM' })).toBeVisible();
    });
    await step("The window's title names the screen, then the product", async () => {
      await expect(document.title).toBe(`Dashboard · ${PRODUCT_NAME}`);
    });
  },
};

/** Ordering the weekly report says what is being prepared. */
export const GeneratingTheReport: Story = {
  tags: ['DASH-2'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Press 'Generate Weekly Report': a toast says that the summary is being prepared", async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Generate Weekly Report' }));
      await expectToast('Generating Report', 'Weekly executive summary is being prepared...');
    });
    await step('The report is issued once', async () => {
      await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
      await expect(args.operations?.perform).toHaveBeenCalledWith({ kind: 'generate-weekly-report' });
    });
  },
};

/** Details open the drawer with the placeholder order of that customer, and a toast says so. */
export const ViewingDetails: Story = {
  tags: ['DASH-11', 'PO-17'],
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = await canvas.findByRole('button', { name: 'View Details: BRANTHAM' });
    await step("Press 'View Details' of BRANTHAM: the drawer of PO-00000 opens, and a toast tells it", async () => {
      await userEvent.click(opener);
      const panel = await findOpenedPanel('PO-00000');
      await expect(within(panel).getByText('BRANTHAM')).toBeVisible();
      await expect(within(panel).getByText('Sample Style')).toBeVisible();
      await expectToast('View Details', 'Opening order details for BRANTHAM');
      await expect(args.operations?.perform).not.toHaveBeenCalled();
    });
    await step('Press Escape: the drawer is closed, and the focus is back on the button', async () => {
      await userEvent.keyboard('{Escape}');
      await expectPanelClosed(opener);
    });
  },
};

/** A second press while the command is pending does not issue it twice. */
export const PressingTwice: Story = {
  args: { operations: { perform: fn(() => new Promise<void>(() => {})) } },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: 'Generate Weekly Report' });
    await step("Press 'Generate Weekly Report' twice, quickly: it is issued once", async () => {
      await userEvent.dblClick(button);
      await expect(args.operations?.perform).toHaveBeenCalledOnce();
    });
    await step('No toast appears while there is no answer', async () => {
      await expectNoToast();
    });
  },
};

/** A command that fails says so in the destructive style; the screen stays as it was and the next try is free. */
export const FailingCommand: Story = {
  tags: ['TOAST-3'],
  args: { operations: { perform: fn(() => Promise.reject(new Error('refused'))) } },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: 'Generate Weekly Report' });
    await step(
      "Press 'Generate Weekly Report', which is refused: a red toast says at once that nothing was lost",
      async () => {
        const { title, description } = toastMessages.actionFailed('Generate Weekly Report');
        await expectAnnounced('assertive', `Notification ${title} ${description}`, () => userEvent.click(button));
        await expectFailureToast('Generate Weekly Report');
      },
    );
    await step('Press Enter: it is issued again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
    });
  },
};

/** A report without a response for fifteen seconds has failed, and can be generated again. */
export const CommandWithoutAnswer: Story = {
  args: { operations: { perform: fn(() => new Promise<void>(() => {})) } },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: 'Generate Weekly Report' });
    await step("Press 'Generate Weekly Report' and wait nearly 15 seconds: no toast appears", async () => {
      await userEvent.click(button);
      await passTime(COMMAND_TIMEOUT_MS - 1);
      await expectNoToast();
    });
    await step('Wait a moment longer: a red toast says that nobody answered', async () => {
      await passTime(1);
      await expectFailureToast('Generate Weekly Report', NO_ANSWER);
    });
    await step('Press Enter: it is issued again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
    });
  },
};

/** A placeholder order fills nothing on the way to the tickets. */
export const CreatingATicket: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("Press 'View Details' of BRANTHAM: the drawer opens", async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'View Details: BRANTHAM' }));
    });
    await step(
      "Press 'Create Ticket' in the drawer: the ticketing system is shown, and its heading has the focus",
      async () => {
        await userEvent.click(within(await findOpenedPanel()).getByRole('button', { name: 'Create Ticket' }));
        await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Ticketing System' })).toHaveFocus());
      },
    );
    await step('The drawer is closed with its toast, and the form to log an issue is open', async () => {
      await expectPanelClosed();
      await expectNoToast();
      await expect(canvas.getByRole('form', { name: 'Log New Issue' })).toBeVisible();
    });
    await step('No purchase order is filled in', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Linked PO' })).not.toHaveTextContent(/PO-\d/);
    });
  },
};

const customers = heldBack(async () => [buildCustomer(), buildCustomer({ name: 'BRANTHAM' })]);

/** While the customers are on their way the screen before stays. */
export const Loading: Story = {
  args: { address: '/radar', operations: { customers: customers.call } },
  play: async (context) => {
    await expectLoading(context, { link: 'Dashboard', heading: 'Customer Operations Platform', data: customers });
    await context.step("The customers' cards are there", async () => {
      await expect(context.canvas.getByRole('article', { name: 'BRANTHAM' })).toBeVisible();
    });
  },
};

/** Customers that fail to load show an error, and are there after a retry. */
export const Failed: Story = {
  args: { address: '/radar', operations: { customers: customers.call } },
  play: async (context) => {
    await expectFailureAndReturn(context, {
      from: 'Radar Report',
      link: 'Dashboard',
      heading: 'Customer Operations Platform',
      data: customers,
    });
    await context.step("The customers' cards are there", async () => {
      await expect(context.canvas.getByRole('article', { name: 'BRANTHAM' })).toBeVisible();
    });
  },
};

const [customer, customerReads] = countReads(buildCustomer(), 'trend');

/** A drawer that opens and closes over the cards, which may be hundreds, draws none of them anew. */
export const DrawerOverTheCards: Story = {
  tags: ['edge'],
  args: { operations: { customers: async () => [customer] } },
  play: async ({ canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: /^View Details/ });
    const before = customerReads();
    await step("Press 'View Details' and then Escape: the drawer opens and closes", async () => {
      await userEvent.click(button);
      await findOpenedPanel();
      await userEvent.keyboard('{Escape}');
      await expectPanelClosed();
    });
    await step('The card was drawn before, and not anew', async () => {
      await expect(before).toBeGreaterThan(0);
      await expect(customerReads()).toBe(before);
    });
  },
};
