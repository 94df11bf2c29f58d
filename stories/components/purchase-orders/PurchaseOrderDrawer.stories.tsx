import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { PurchaseOrderDrawer } from '@/components/purchase-orders/PurchaseOrderDrawer';
import { PURCHASE_ORDER_STATUSES, RISK_TAGS } from '@/domain/purchase-orders/purchaseOrder';
import { beyond } from '@/testing/box';
import { definitionOf } from '@/testing/definition';
import { buildDocuments } from '@/testing/documents/buildDocuments';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { iconsIn } from '@/testing/icon';
import { findPanel } from '@/testing/panels';
import { buildPurchaseOrder, buildPurchaseOrders } from '@/testing/purchase-orders/buildPurchaseOrders';
import { buildRelatedTickets } from '@/testing/tickets/buildTickets';
import { unknownWord } from '@/testing/unknownWord';
import { ownFrame } from '../../wholePage';

const meta = {
  component: PurchaseOrderDrawer,
  parameters: { docs: { ...ownFrame } },
  args: {
    purchaseOrder: buildPurchaseOrders()[1] ?? buildPurchaseOrder(),
    open: true,
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
} satisfies Meta<typeof PurchaseOrderDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What each related ticket is about, in the order shown. */
const ticketsIn = (drawer: HTMLElement) =>
  within(within(drawer).getByRole('list', { name: 'Related Tickets' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('paragraph')[0]?.textContent);

/** The order's number, style, customer, category, factory, status, team, progress and risk tag. */
export const Default: Story = {
  tags: ['PO-13'],
  play: async () => {
    const drawer = await findPanel();
    await expect(drawer).toHaveAccessibleName('PO-31002');
    await expect(within(drawer).getByRole('heading', { name: 'PO-31002' })).toBeVisible();
    await expect(within(drawer).getByText('Rib Beanie')).toBeVisible();
    const facts = {
      Customer: 'BRANTHAM',
      Category: 'Knitwear',
      Factory: 'Lodz Knitting',
      Status: 'Sampling',
      Team: 'UK Design',
      Risk: 'At Risk',
    };
    for (const [term, words] of Object.entries(facts)) {
      await expect(definitionOf(drawer, term).textContent, term).toBe(words);
    }
    await expect(iconsIn(definitionOf(drawer, 'Status'))).toEqual(['scissors']);
    await expect(iconsIn(definitionOf(drawer, 'Risk'))).toEqual(['triangle-exclamation-point']);
    await expect(within(drawer).getByText('35%')).toBeVisible();
    await expect(within(drawer).getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '35');
    const footer = ['Open in SharePoint', 'Edit PO', 'Create Ticket'];
    const icons = footer.map((name) => iconsIn(within(drawer).getByRole('button', { name })));
    await expect(icons).toEqual([['external-link'], ['pencil'], []]);
    await expect(within(drawer).queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** Closed, nothing of the drawer is in the page. */
export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** An order that the AI flagged bears its mark in the header. */
export const FlaggedByAi: Story = {
  args: { purchaseOrder: buildPurchaseOrder({ gptFlag: true }) },
  play: async () => {
    await expect(within(await findPanel()).getByRole('img', { name: 'Flagged by AI' })).toBeVisible();
  },
};

/** An order that the AI did not flag bears no mark. */
export const NotFlagged: Story = {
  args: { purchaseOrder: buildPurchaseOrder() },
  play: async () => {
    await expect(within(await findPanel()).queryByRole('img')).not.toBeInTheDocument();
  },
};

const onStep = fn();

/** Opened among others it says where it stands, and leads to its neighbours. */
export const AmongOthers: Story = {
  args: { neighbours: { place: 2, count: 36, onStep } },
  play: async ({ userEvent }) => {
    const stepper = within(within(await findPanel()).getByRole('navigation', { name: 'Purchase orders' }));
    await expect(stepper.getByText('2 of 36')).toBeVisible();
    await userEvent.click(stepper.getByRole('button', { name: 'Next' }));
    await expect(onStep.mock.calls).toEqual([[1]]);
  },
};

/** An order without tickets says so where they would stand. */
export const NoTickets: Story = {
  tags: ['PO-14'],
  args: { purchaseOrder: buildPurchaseOrder({ linkedTickets: 0 }) },
  play: async () => {
    const drawer = within(await findPanel());
    await expect(drawer.getByText('No tickets linked to this PO')).toBeVisible();
    await expect(drawer.queryByRole('list', { name: 'Related Tickets' })).not.toBeInTheDocument();
  },
};

/** An order of one ticket lists that one alone. */
export const OneTicket: Story = {
  tags: ['PO-14'],
  args: { purchaseOrder: buildPurchaseOrder({ linkedTickets: 1 }) },
  play: async () => {
    const drawer = await findPanel();
    await expect(ticketsIn(drawer)).toEqual(['Buttons are late']);
    await expect(within(drawer).queryByText('No tickets linked to this PO')).not.toBeInTheDocument();
  },
};

/** An order with more tickets than there are samples shows all there are. */
export const MoreTicketsThanSamples: Story = {
  tags: ['PO-14'],
  args: { purchaseOrder: buildPurchaseOrder({ linkedTickets: 12 }) },
  play: async () => {
    await expect(ticketsIn(await findPanel())).toEqual([
      'Buttons are late',
      'Collar stands uneven',
      'Carton marks differ',
    ]);
  },
};

/** A count that is no number is treated as no tickets. */
export const TicketCountIsNoNumber: Story = {
  args: { purchaseOrder: buildPurchaseOrder({ linkedTickets: NaN }) },
  play: async () => {
    await expect(within(await findPanel()).getByText('No tickets linked to this PO')).toBeVisible();
  },
};

/** An order without documents says so where they would stand. */
export const NoDocuments: Story = {
  args: { relatedDocuments: { status: 'success', data: [] } },
  play: async () => {
    await expect(within(await findPanel()).getByText('No documents for this PO')).toBeVisible();
  },
};

/** An order from a newer server: unknown statuses, no number, no style. */
export const UnknownAndEmpty: Story = {
  args: {
    purchaseOrder: buildPurchaseOrder({
      poNumber: '',
      styleName: '',
      status: unknownWord('Archived', PURCHASE_ORDER_STATUSES),
      riskTag: unknownWord('Paused', RISK_TAGS),
      progress: NaN,
    }),
  },
  play: async () => {
    const drawer = await findPanel();
    await expect(drawer).toHaveAccessibleName('No PO number');
    await expect(definitionOf(drawer, 'Status')).toHaveTextContent('Archived');
    await expect(definitionOf(drawer, 'Risk')).toHaveTextContent('Paused');
    await expect(within(drawer).getByText('Unknown')).toBeVisible();
    await expect(within(drawer).getByText('Unnamed style')).toBeVisible();
    await expect(within(drawer).queryByRole('button', { name: 'Copy PO number' })).not.toBeInTheDocument();
  },
};

/** Three hundred letters are cut in the header, and the mark beside them stays; all actions are in sight. */
export const LongTexts: Story = {
  args: {
    purchaseOrder: buildPurchaseOrder({
      styleName: 'Boxy linen shirt '.repeat(18),
      customer: 'ALDERWICK'.repeat(34),
      gptFlag: true,
    }),
  },
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const drawer = await findPanel();
    await expect(beyond(within(drawer).getByRole('img', { name: 'Flagged by AI' }))).toBe('');
    await expect(
      within(drawer)
        .getByText(/^Boxy linen/)
        .getBoundingClientRect().height,
    ).toBeLessThan(30);
    await expect(beyond(within(drawer).getByText(/^ALDERWICK/), drawer)).toBe('');
    for (const name of ['Copy PO number', 'Close', 'Open in SharePoint', 'Edit PO', 'Create Ticket']) {
      await expect(beyond(within(drawer).getByRole('button', { name })), name).toBe('');
    }
  },
};
