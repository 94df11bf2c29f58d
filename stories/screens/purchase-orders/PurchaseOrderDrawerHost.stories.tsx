import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { COMMAND_TIMEOUT_MS, PENDING_SHOWN_AFTER_MS } from '@/screens/carryOut';
import { buildOperations } from '@/testing/buildOperations';
import { definitionOf } from '@/testing/definition';
import { buildDocument, buildDocuments } from '@/testing/documents/buildDocuments';
import { heldBack } from '@/testing/heldBack';
import { passTime } from '@/testing/movableClock';
import { expectPanelClosed, findOpenedPanel } from '@/testing/panels';
import { buildPurchaseOrders } from '@/testing/purchase-orders/buildPurchaseOrders';
import { buildTickets } from '@/testing/tickets/buildTickets';
import { expectFailureToast, expectNotice, expectNoToast, expectToast, NO_ANSWER } from '@/testing/toasts';
import { Assembled } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';

/** An order's drawer over the tracker: its lists, what it orders, and what it says of it. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: {
    address: '/po-tracker',
    operations: { purchaseOrders: async () => buildPurchaseOrders(), perform: fn(async () => {}) },
  },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent' | 'step'>;

/** Opens the second order's drawer. */
async function openSecond({ canvas, userEvent, step }: Stage) {
  const opener = await canvas.findByRole('button', { name: 'View PO: PO-31002' });
  await step("Press 'View PO' of PO-31002: its drawer opens, and a toast tells it", async () => {
    await userEvent.click(opener);
    await findOpenedPanel('PO-31002');
    await expectToast('View PO', 'PO-31002 Rib Beanie');
  });
  return { opener, panel: await findOpenedPanel('PO-31002') };
}

const listIn = (panel: HTMLElement, name: string) =>
  within(within(panel).getByRole('list', { name })).getAllByRole('listitem');

/** The order that was pressed, with as many of the sample tickets as it has, and every document. */
export const Default: Story = {
  tags: ['PO-10', 'PO-14', 'PO-17'],
  play: async (context) => {
    const { opener, panel } = await openSecond(context);
    await context.step('The drawer tells the customer and the factory of this order', async () => {
      await expect(definitionOf(panel, 'Customer')).toHaveTextContent('BRANTHAM');
      await expect(definitionOf(panel, 'Factory')).toHaveTextContent('Lodz Knitting');
    });
    await context.step('Its one ticket and every document are listed', async () => {
      const [ticket, ...others] = listIn(panel, 'Related Tickets');
      await expect(ticket).toHaveTextContent('Buttons are late');
      await expect(others).toEqual([]);
      await expect(listIn(panel, 'Related Documents')).toHaveLength(buildDocuments().length);
    });
    await context.step('Press Escape: the drawer is closed, and the focus is back on its button', async () => {
      await context.userEvent.keyboard('{Escape}');
      await expectPanelClosed(opener);
    });
  },
};

/** Each action ends in its command for this order, and says so; the drawer stays. */
export const Actions: Story = {
  tags: ['PO-15', 'PO-16'],
  play: async (context) => {
    const { args, userEvent, step } = context;
    const panel = within((await openSecond(context)).panel);
    const actions = [
      ['View: Size chart', { kind: 'view-document', documentName: 'Size chart' }, ['View', 'Opening Size chart']],
      [
        'View: Tech pack, revision 2',
        { kind: 'view-document', documentName: 'Tech pack, revision 2' },
        ['View', 'Opening Tech pack, revision 2'],
      ],
      [
        'Open in SharePoint',
        { kind: 'open-in-sharepoint' },
        ['Open in SharePoint', 'Opening the documents for PO-31002 in SharePoint'],
      ],
      ['Edit PO', { kind: 'edit-purchase-order' }, ['Edit PO', 'Opening PO-31002 for editing']],
    ] as const;
    await step(
      "View both documents, then press 'Open in SharePoint' and 'Edit PO': a toast tells of each",
      async () => {
        for (const [place, [name, command, [title, description]]] of actions.entries()) {
          await userEvent.click(panel.getByRole('button', { name }));
          await expectToast(title, description);
          await expect(args.operations?.perform).toHaveBeenCalledTimes(place + 1);
          await expect(args.operations?.perform).toHaveBeenLastCalledWith({ ...command, poNumber: 'PO-31002' });
        }
      },
    );
  },
};

/** 'Create Ticket' leads to the ticket form with this order filled in, and issues no command yet. */
export const CreatingATicket: Story = {
  tags: ['PO-16'],
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    const { panel } = await openSecond(context);
    await step("Press 'Create Ticket': the form to log an issue is open, with PO-31002 filled in", async () => {
      await userEvent.click(within(panel).getByRole('button', { name: 'Create Ticket' }));
      await expect(await canvas.findByRole('form', { name: 'Log New Issue' })).toBeVisible();
      await expect(canvas.getByRole('combobox', { name: 'Linked PO' })).toHaveTextContent('PO-31002');
    });
    await step('The drawer is closed with its toast, and nothing was issued yet', async () => {
      await expectPanelClosed();
      await expectNoToast();
      await expect(args.operations?.perform).not.toHaveBeenCalled();
    });
  },
};

const heldTickets = heldBack(async () => buildTickets());

/** While the form is still being loaded the drawer can be closed, which calls the way there off. */
export const ClosedWhileTheFormLoads: Story = {
  args: {
    operations: {
      purchaseOrders: async () => buildPurchaseOrders(),
      perform: fn(async () => {}),
      tickets: heldTickets.call,
    },
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const { opener, panel } = await openSecond(context);
    await step("Press 'Create Ticket', whose form does not come: the drawer stands", async () => {
      await userEvent.click(within(panel).getByRole('button', { name: 'Create Ticket' }));
      await expect(
        await screen.findByRole('progressbar', { name: 'Loading screen', hidden: true }),
      ).toBeInTheDocument();
      await expect(panel).toBeVisible();
    });
    await step('Press Escape: the drawer is closed, and the focus is back on its button', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.keyboard('{Escape}');
      await expectPanelClosed();
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('The form comes at last, and takes nobody away', async () => {
      await heldTickets.answer();
      await expect(canvas.getByRole('heading', { level: 1, name: 'Purchase Order Tracker' })).toBeVisible();
      await expect(screen.queryByRole('progressbar', { name: 'Loading screen' })).not.toBeInTheDocument();
    });
    await step('The button opens the drawer as ever, and its form comes', async () => {
      await userEvent.click(opener);
      const opened = await findOpenedPanel('PO-31002');
      await userEvent.click(within(opened).getByRole('button', { name: 'Create Ticket' }));
      await expect(await canvas.findByRole('form', { name: 'Log New Issue' })).toBeVisible();
    });
  },
};

/** The number is copied; when the clipboard refuses, a message says what to do instead. */
export const CopyingTheNumber: Story = {
  play: async (context) => {
    const { userEvent, step } = context;
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const panel = within((await openSecond(context)).panel);
    await step("Press 'Copy PO number': a notice says that it was copied", async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Copy PO number' }));
      await expect(writeText).toHaveBeenCalledWith('PO-31002');
      await expectNotice('Copied PO-31002');
    });
    await step('Press Enter where the browser refuses: a notice says to copy it yourself', async () => {
      writeText.mockRejectedValue(new Error('refused'));
      await userEvent.keyboard('{Enter}');
      await expectNotice('PO-31002 could not be copied. Select it and copy it yourself.');
    });
  },
};

/** A command that is refused names the button, and leaves the drawer as it was. */
export const RefusedCommand: Story = {
  args: {
    operations: {
      purchaseOrders: async () => buildPurchaseOrders(),
      perform: fn(() => Promise.reject(new Error('refused'))),
    },
  },
  play: async (context) => {
    const { panel } = await openSecond(context);
    await context.step(
      "Press 'Edit PO', then 'View' of the size chart, which are refused: a red toast names each",
      async () => {
        for (const [name, action] of [
          ['Edit PO', 'Edit PO'],
          ['View: Size chart', 'View'],
        ] as const) {
          await context.userEvent.click(within(panel).getByRole('button', { name }));
          await expectFailureToast(action);
        }
      },
    );
    await context.step('The drawer is still open', async () => {
      await expect(panel).toBeVisible();
    });
  },
};

/**
 * A command without a response for fifteen seconds has failed; the drawer stays, and the next press issues it again.
 */
export const CommandWithoutAnswer: Story = {
  args: {
    operations: {
      purchaseOrders: async () => buildPurchaseOrders(),
      perform: fn(() => new Promise<void>(() => {})),
    },
  },
  play: async (context) => {
    const { args, userEvent, step } = context;
    const { panel } = await openSecond(context);
    await step("Press 'Edit PO' and wait nearly 15 seconds: no other toast appears", async () => {
      await userEvent.click(within(panel).getByRole('button', { name: 'Edit PO' }));
      await passTime(COMMAND_TIMEOUT_MS - 1);
      await expectToast('View PO', 'PO-31002 Rib Beanie');
    });
    await step('Wait a moment longer: a red toast says that nobody answered', async () => {
      await passTime(1);
      await expectFailureToast('Edit PO', NO_ANSWER);
    });
    await step('Press Enter: it is issued again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
      await expect(args.operations?.perform).toHaveBeenLastCalledWith({
        kind: 'edit-purchase-order',
        poNumber: 'PO-31002',
      });
    });
  },
};

const manyDocuments = Array.from({ length: 12 }, (_, place) => buildDocument({ name: `Size chart ${place + 1}.pdf` }));

/** Another order begins at its top, with the focus on the same action, which does not wear the mark of the one before. */
export const StepWhileACommandIsPending: Story = {
  args: {
    operations: {
      purchaseOrders: async () => buildPurchaseOrders(),
      relatedDocuments: async () => manyDocuments,
      perform: fn(() => new Promise<void>(() => {})),
    },
  },
  play: async (context) => {
    const { userEvent, step } = context;
    const { panel } = await openSecond(context);
    const details = within(panel).getByRole('region', { name: 'Details' });
    const editButton = () => within(panel).getByRole('button', { name: 'Edit PO' });
    await step("Scroll down, and press 'Edit PO', which says after a while that it is pending", async () => {
      details.scrollTop = details.scrollHeight;
      await waitFor(() => expect(details.scrollTop).toBeGreaterThan(50));
      await userEvent.click(editButton());
      await passTime(PENDING_SHOWN_AFTER_MS);
      await expect(editButton()).toHaveAttribute('aria-busy', 'true');
    });
    await step('Alt + Up Arrow shows the order before from its top', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await waitFor(() => expect(panel).toHaveAccessibleName('PO-31001'));
      await expect(details.scrollTop).toBe(0);
    });
    await step("Its 'Edit PO' has the focus, and nothing is pending", async () => {
      await expect(editButton()).toHaveFocus();
      await expect(editButton()).not.toHaveAttribute('aria-busy');
    });
    await step('From its details, which have the focus, one more step leads back to them', async () => {
      details.focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(panel).toHaveAccessibleName('PO-31002'));
      await expect(details).toHaveFocus();
    });
  },
};

const documents = heldBack(async () => buildDocuments());
const { relatedTickets } = buildOperations();
const tickets = heldBack(relatedTickets);

/** Lists that do not come leave the tracker and the drawer as they are, and can be asked for again there. */
export const FailedLists: Story = {
  args: {
    operations: {
      purchaseOrders: async () => buildPurchaseOrders(),
      perform: fn(async () => {}),
      relatedDocuments: documents.call,
      relatedTickets: tickets.call,
    },
  },
  play: async (context) => {
    const { userEvent, step } = context;
    const { panel } = await openSecond(context);
    await step('Documents and tickets are refused: the place of each says so', async () => {
      await documents.fail('The archive is closed');
      await tickets.fail('The desk is closed');
      await expect(await within(panel).findByText('Related Documents could not be loaded')).toBeVisible();
      await expect(await within(panel).findByText('Related Tickets could not be loaded')).toBeVisible();
    });
    await step("Press 'Try Again' of the tickets: they are listed, and the documents are refused again", async () => {
      await userEvent.click(within(panel).getByRole('button', { name: 'Try Again: Related Tickets' }));
      await tickets.answer();
      await documents.fail('The archive is closed');
      await expect(await within(panel).findByText('Related Documents could not be loaded')).toBeVisible();
      await waitFor(() => expect(listIn(panel, 'Related Tickets')).toHaveLength(1));
    });
    await step("Press 'Try Again' of the documents: every document is listed", async () => {
      await userEvent.click(within(panel).getByRole('button', { name: 'Try Again: Related Documents' }));
      await documents.answer();
      await waitFor(() => expect(listIn(panel, 'Related Documents')).toHaveLength(buildDocuments().length));
    });
  },
};
