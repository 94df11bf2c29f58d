import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PurchaseOrderTable } from '@/components/purchase-orders/PurchaseOrderTable';
import { PURCHASE_ORDER_STATUSES, RISK_TAGS } from '@/domain/purchase-orders/purchaseOrder';
import { iconBeside, iconsIn } from '@/testing/icon';
import { buildPurchaseOrder, buildPurchaseOrders } from '@/testing/purchase-orders/buildPurchaseOrders';
import { purchaseOrderTableIn } from '@/testing/purchase-orders/purchaseOrderTableIn';
import { roleColor } from '@/testing/look';
import { cellsUnder, columnNames, expectCount, textsUnder } from '@/testing/tableCells';

const purchaseOrders = buildPurchaseOrders();

const meta = {
  component: PurchaseOrderTable,
  parameters: { docs: { width: 1360 } },
  args: {
    purchaseOrders,
    sort: null,
    narrowed: false,
    onSort: fn(),
    onViewPurchaseOrder: fn(),
    onClearFilters: fn(),
  },
} satisfies Meta<typeof PurchaseOrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const COLUMNS = [
  'PO Number',
  'Style Name',
  'Customer',
  'Category',
  'Factory',
  'Status',
  'Team',
  'Tickets',
  'Risk',
  'Progress',
  'Actions',
];

/** Eleven columns in order, each with what belongs under it. */
export const Default: Story = {
  tags: ['PO-5', 'PO-6'],
  play: async ({ canvas }) => {
    const table = purchaseOrderTableIn(canvas);
    await expect(columnNames(table)).toEqual(COLUMNS);
    const [, second] = within(table).getAllByRole('row').slice(1);
    const said = [...(second?.children ?? [])].map(({ textContent }) => textContent?.replace('Flagged by AI', ''));
    await expect(said).toEqual([
      'PO-31002',
      'Rib Beanie',
      'BRANTHAM',
      'Knitwear',
      'Lodz Knitting',
      'Sampling',
      'UK Design',
      '1',
      'At Risk',
      '35%',
      'View PO',
    ]);
    await expectCount(canvas, 'Active Purchase Orders', '2');
  },
};

/** Nothing there at all: another word than for filters without a match, and nothing to clear. */
export const Empty: Story = {
  tags: ['PO-5'],
  args: { purchaseOrders: [] },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('No purchase orders yet'))).toBe('package-open');
    await expect(canvas.queryByRole('button', { name: 'Show All Orders' })).not.toBeInTheDocument();
    await expectCount(canvas, 'Active Purchase Orders', '0');
  },
};

/** The AI mark stands beside the style of flagged orders, with a name of its own, and nowhere else. */
export const FlaggedByAi: Story = {
  tags: ['PO-7'],
  play: async ({ canvas }) => {
    const [plain, flagged] = cellsUnder(purchaseOrderTableIn(canvas), 'Style Name');
    if (!flagged || !plain) throw new Error('There are two orders.');
    await expect(within(flagged).getByRole('img', { name: 'Flagged by AI' })).toBeVisible();
    await expect(iconsIn(flagged)).toEqual(['sparkles']);
    await expect(within(plain).queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('img', { name: 'Flagged by AI' })).toHaveLength(1);
  },
};

/** The mark follows the last word of a style in two lines; where there is no more room in a line, both go on. */
export const FlaggedInTwoLines: Story = {
  tags: ['PO-7'],
  args: {
    purchaseOrders: ['Selvedge Denim Jacket', 'Cable Knit Cardigan', 'Linen Wide-leg jumpsuits'].map(
      (styleName, place) => buildPurchaseOrder({ poNumber: `PO-3100${place}`, styleName, gptFlag: true }),
    ),
  },
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    for (const cell of cellsUnder(purchaseOrderTableIn(canvas), 'Style Name')) {
      const mark = within(cell).getByRole('img', { name: 'Flagged by AI' }).getBoundingClientRect();
      const lines = [
        ...within(cell)
          .getByText(/^(Selvedge|Cable|Linen)/)
          .getClientRects(),
      ];
      await expect(lines).toHaveLength(2);
      const last = lines.at(-1) ?? new DOMRect();
      await expect(mark.top).toBeGreaterThanOrEqual(last.top - 1);
      // The room for the mark ends the line.
      await expect(last.width).toBeGreaterThan(40);
      await expect(Math.abs(mark.right - last.right)).toBeLessThan(1);
    }
  },
};

/** No ticket is a dash, one and many are counted. */
export const WithAndWithoutTickets: Story = {
  tags: ['PO-8'],
  args: { purchaseOrders: [0, 1, 12].map((linkedTickets) => buildPurchaseOrder({ linkedTickets })) },
  play: async ({ canvas }) => {
    await expect(textsUnder(purchaseOrderTableIn(canvas), 'Tickets')).toEqual(['–', '1', '12']);
    // Units below units.
    for (const cell of cellsUnder(purchaseOrderTableIn(canvas), 'Tickets')) {
      await expect(getComputedStyle(cell).textAlign).toBe('right');
      await expect(getComputedStyle(cell).fontVariantNumeric).toBe('tabular-nums');
    }
  },
};

/** A bar that measures the same as the figure beside it says. */
export const Progress: Story = {
  tags: ['PO-9'],
  args: {
    purchaseOrders: [0, 7, 62, 100].map((progress) => buildPurchaseOrder({ poNumber: `PO-3100${progress}`, progress })),
  },
  play: async ({ canvas, args }) => {
    const cells = cellsUnder(purchaseOrderTableIn(canvas), 'Progress');
    await expect(cells.map(({ textContent }) => textContent)).toEqual(['0%', '7%', '62%', '100%']);
    for (const [place, { poNumber, progress }] of args.purchaseOrders.entries()) {
      const bar = within(cells[place] ?? document.body).getByRole('progressbar', { name: `Progress of ${poNumber}` });
      await expect(bar).toBeVisible();
      await expect(bar).toHaveAttribute('aria-valuenow', String(progress));
    }
  },
};

/** Each status and each risk has its icon beside its word; the risk 'Delayed' reads like the status. */
export const EveryStatusAndRisk: Story = {
  tags: ['PO-12'],
  args: {
    purchaseOrders: RISK_TAGS.map((riskTag, place) =>
      buildPurchaseOrder({ poNumber: `PO-3100${place}`, riskTag, status: PURCHASE_ORDER_STATUSES[place] ?? 'Delayed' }),
    ),
  },
  play: async ({ canvas }) => {
    const table = purchaseOrderTableIn(canvas);
    await expect(textsUnder(table, 'Status')).toEqual(['In Production', 'Sampling', 'Delayed', 'Delayed']);
    await expect(textsUnder(table, 'Risk')).toEqual(['On Track', 'At Risk', 'Critical', 'Delayed']);
    const iconsUnder = (column: string) => cellsUnder(table, column).flatMap(iconsIn);
    await expect(iconsUnder('Status')).toEqual(['spool', 'scissors', 'hourglass', 'hourglass']);
    await expect(iconsUnder('Risk')).toEqual([
      'circle-check',
      'triangle-exclamation-point',
      'octagon-exclamation-point',
      'hourglass',
    ]);
  },
};

/** The order that the drawer shows is marked behind it, and no other. */
export const OpenInTheDrawer: Story = {
  args: { openPurchaseOrder: purchaseOrders[1] },
  play: async ({ canvas }) => {
    const rows = within(purchaseOrderTableIn(canvas)).getAllByRole('row');
    const marked = rows.filter((row) => row.getAttribute('aria-current') === 'true');
    await expect(marked.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['PO-31002']);
    const [first = document.body, second = document.body] = rows.slice(1);
    await expect(getComputedStyle(second).backgroundColor).toBe(roleColor('neutral-soft'));
    await expect(getComputedStyle(first).backgroundColor).not.toBe(roleColor('neutral-soft'));
  },
};

/** 'View PO' hands over the order of its own row, by mouse and by keyboard. */
export const ViewPurchaseOrder: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [first, second] = args.purchaseOrders;
    await userEvent.click(canvas.getByRole('button', { name: 'View PO: PO-31002' }));
    await expect(args.onViewPurchaseOrder).toHaveBeenLastCalledWith(second);
    canvas.getByRole('button', { name: 'View PO: PO-31001' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onViewPurchaseOrder).toHaveBeenLastCalledWith(first);
    await expect(args.onViewPurchaseOrder).toHaveBeenCalledTimes(2);
  },
};

/** Every header but that of the actions is a button that sorts by its column. */
export const SortByEveryColumn: Story = {
  play: async ({ canvas, args, userEvent }) => {
    for (const column of COLUMNS.slice(0, -1)) {
      await userEvent.click(canvas.getByRole('button', { name: column }));
      await expect(canvas.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', 'none');
    }
    await expect(args.onSort.mock.calls.flat()).toEqual([
      'poNumber',
      'styleName',
      'customer',
      'category',
      'factory',
      'status',
      'team',
      'linkedTickets',
      'riskTag',
      'progress',
    ]);
    await expect(canvas.queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).not.toHaveAttribute('aria-sort');
  },
};

/** The sorted column says its direction, and only that one. */
export const SortedByProgress: Story = {
  args: { sort: { column: 'progress', direction: 'descending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Progress' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('columnheader', { name: 'Tickets' })).toHaveAttribute('aria-sort', 'none');
  },
};

/** Filters left nothing: it says so, names what is searched, and offers the way back. */
export const NoMatch: Story = {
  tags: ['PO-11'],
  args: { purchaseOrders: [], narrowed: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(iconBeside(canvas.getByText('No purchase orders match'))).toBe('search-x');
    await expect(canvas.queryByText('No purchase orders yet')).not.toBeInTheDocument();
    await expect(canvas.getByText(/^Try another PO number, style, category or customer/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Orders' }));
    await expect(args.onClearFilters).toHaveBeenCalledTimes(1);
    await expect(columnNames(purchaseOrderTableIn(canvas))).toEqual(COLUMNS);
  },
};

/** Under 1024 px each order is a card, with the same action. */
export const OnAPhone: Story = {
  tags: ['PO-5', 'PO-6', 'PO-7', 'PO-8', 'PO-9'],
  args: { purchaseOrders: buildPurchaseOrders().map((purchaseOrder) => ({ ...purchaseOrder, linkedTickets: 0 })) },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    const cards = within(canvas.getByRole('list', { name: 'Active Purchase Orders' })).getAllByRole('listitem');
    await expect(cards).toHaveLength(2);
    const [plain, flagged] = cards.map((card) => within(card));
    if (!flagged || !plain) throw new Error('There are two orders.');
    await expectCount(canvas, 'Active Purchase Orders', '2');
    await expect(flagged.getByRole('heading', { name: 'PO-31002' })).toBeVisible();
    await expect(flagged.getByTitle('Rib Beanie')).toBeVisible();
    await expect(flagged.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Sampling',
      'At Risk',
      'BRANTHAM',
      'Knitwear',
      'Lodz Knitting',
      'UK Design',
      '35%',
      '–',
    ]);
    await expect(flagged.getByRole('progressbar', { name: 'Progress of PO-31002' })).toHaveAttribute(
      'aria-valuenow',
      '35',
    );
    await expect(flagged.getByRole('img', { name: 'Flagged by AI' })).toBeVisible();
    await expect(plain.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.click(flagged.getByRole('button', { name: 'View PO: PO-31002' }));
    await expect(args.onViewPurchaseOrder.mock.calls).toEqual([[args.purchaseOrders[1]]]);
  },
};
