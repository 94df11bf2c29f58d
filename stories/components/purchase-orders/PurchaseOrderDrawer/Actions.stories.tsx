import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { PurchaseOrderDrawer, type PurchaseOrderDrawerProps } from '@/components/purchase-orders/PurchaseOrderDrawer';
import { buildDocuments } from '@/testing/documents/buildDocuments';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { expectPanelClosed, findOpenedPanel } from '@/testing/panels';
import { buildPurchaseOrder } from '@/testing/purchase-orders/buildPurchaseOrders';
import { buildRelatedTickets } from '@/testing/tickets/buildTickets';
import { ownFrame } from '../../../wholePage';

/** A page with the button that opens the drawer, and with another beside it. */
function PageWithDrawer(drawer: PurchaseOrderDrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex gap-2">
      <Button variant="outline">New Purchase Order</Button>
      <Button onClick={() => setOpen(true)}>View PO</Button>
      <PurchaseOrderDrawer
        {...drawer}
        open={open}
        onClose={() => {
          setOpen(false);
          drawer.onClose();
        }}
      />
    </div>
  );
}

const meta = {
  component: PurchaseOrderDrawer,
  parameters: { docs: { ...ownFrame } },
  args: {
    purchaseOrder: buildPurchaseOrder({ poNumber: 'PO-31002' }),
    open: false,
    relatedTickets: { status: 'success', data: buildRelatedTickets() },
    relatedDocuments: { status: 'success', data: buildDocuments() },
    now: FROZEN_NOW,
    onCopyPoNumber: fn(),
    onClose: fn(),
    onRetryRelated: fn(),
    onViewDocument: fn(),
    onOpenInSharePoint: fn(),
    onEditPurchaseOrder: fn(),
    onCreateTicket: fn(),
  },
  render: (args) => <PageWithDrawer {...args} />,
} satisfies Meta<typeof PurchaseOrderDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Opens the drawer; returns it with the button that opened it. */
async function openDrawer({ canvas, userEvent }: PlayContext) {
  const opener = canvas.getByRole('button', { name: 'View PO' });
  await userEvent.click(opener);
  return { opener, drawer: await findOpenedPanel('PO-31002') };
}

/** The drawer is closed, once, and the focus is back on the button. */
async function expectClosed({ args }: PlayContext, opener: HTMLElement) {
  await expectPanelClosed(opener);
  await expect(args.onClose).toHaveBeenCalledTimes(1);
}

/** Escape closes the drawer and gives the focus back to what opened it. */
export const ClosedByEscape: Story = {
  tags: ['PO-17'],
  play: async (context) => {
    const { opener } = await openDrawer(context);
    await context.userEvent.keyboard('{Escape}');
    await expectClosed(context, opener);
  },
};

/** The close button closes the drawer and gives the focus back to what opened it. */
export const ClosedByButton: Story = {
  tags: ['PO-17'],
  play: async (context) => {
    const { opener, drawer } = await openDrawer(context);
    await context.userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await expectClosed(context, opener);
  },
};

/** A click beside the drawer closes it and gives the focus back to what opened it. */
export const ClosedByClickOutside: Story = {
  tags: ['PO-17'],
  play: async (context) => {
    const { opener } = await openDrawer(context);
    const outside = document.elementFromPoint(20, window.innerHeight / 2);
    if (!outside) throw new Error('Nothing stands beside the drawer.');
    await context.userEvent.click(outside);
    await expectClosed(context, opener);
  },
};

/** Each document has its own 'View', by mouse and by keyboard; the drawer stays. */
export const ViewDocument: Story = {
  tags: ['PO-15'],
  play: async (context) => {
    const { args, userEvent, step } = context;
    const { drawer } = await openDrawer(context);
    const list = within(within(drawer).getByRole('list', { name: 'Related Documents' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(buildDocuments().length);
    const [first, second] = list.getAllByRole('button', { name: /^View: / });
    if (!first || !second) throw new Error('Each of the two documents has a button.');
    await expect(list.getAllByText('View')).toHaveLength(buildDocuments().length);
    await step('view the second document with the mouse', async () => {
      await userEvent.click(second);
      await expect(args.onViewDocument).toHaveBeenLastCalledWith(buildDocuments()[1]);
    });
    await step('view the first document with the keyboard', async () => {
      first.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onViewDocument).toHaveBeenLastCalledWith(buildDocuments()[0]);
    });
    await expect(args.onViewDocument).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The three actions at the foot, by mouse and by keyboard; the drawer stays. */
export const FooterActions: Story = {
  tags: ['PO-16'],
  play: async (context) => {
    const { args, userEvent, step } = context;
    const drawer = within((await openDrawer(context)).drawer);
    const actions = [
      ['Open in SharePoint', args.onOpenInSharePoint],
      ['Edit PO', args.onEditPurchaseOrder],
      ['Create Ticket', args.onCreateTicket],
    ] as const;
    for (const [name, callback] of actions) {
      await step(`press '${name}' twice`, async () => {
        await expect(callback).not.toHaveBeenCalled();
        await userEvent.click(drawer.getByRole('button', { name }));
        await userEvent.keyboard('{Enter}');
        await expect(callback).toHaveBeenCalledTimes(2);
      });
    }
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Tickets and documents that could not be loaded are asked for again, each by its own button. */
export const TryingAgain: Story = {
  args: { relatedTickets: { status: 'error' }, relatedDocuments: { status: 'error' } },
  play: async (context) => {
    const { args, userEvent } = context;
    const drawer = within((await openDrawer(context)).drawer);
    for (const [place, list] of ['Related Tickets', 'Related Documents'].entries()) {
      await userEvent.click(drawer.getByRole('button', { name: `Try Again: ${list}` }));
      await expect(args.onRetryRelated).toHaveBeenCalledTimes(place + 1);
    }
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The order's number is copied by its button, which says so. */
export const CopyPoNumber: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { drawer } = await openDrawer(context);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Copy PO number' }));
    await expect(writeText.mock.calls).toEqual([['PO-31002']]);
    await waitFor(() => expect(args.onCopyPoNumber.mock.calls).toEqual([['copied']]));
  },
};
