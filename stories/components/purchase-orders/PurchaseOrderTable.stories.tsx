import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PurchaseOrderTable } from '@/components/purchase-orders/PurchaseOrderTable';
import { PURCHASE_ORDER_STATUSES, RISK_TAGS } from '@/domain/purchase-orders/purchaseOrder';
import { buildPurchaseOrder } from '@/testing/builders';
import { generatePurchaseOrders } from '@/testing/generateOrders';
import { lookOfBadge } from '@/testing/look';
import { unknownWord } from '@/testing/unknownWord';

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

const flagged = buildPurchaseOrder({ poNumber: 'PO-31001', gptFlag: true, linkedTickets: 2, progress: 62 });
const plain = buildPurchaseOrder({
  poNumber: 'PO-31002',
  styleName: 'Rib Beanie',
  customer: 'BRANTHAM',
  category: 'Knitwear',
  gptFlag: false,
  linkedTickets: 0,
  progress: 5,
});

const meta = {
  component: PurchaseOrderTable,
  globals: { viewport: { value: 'w1280' } },
  args: {
    purchaseOrders: [flagged, plain],
    sort: null,
    narrowed: false,
    onSort: fn(),
    onViewPurchaseOrder: fn(),
    onClearFilters: fn(),
  },
} satisfies Meta<typeof PurchaseOrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const table = (canvas: Canvas) => canvas.getByRole('table', { name: 'Active Purchase Orders' });
const rowOf = (canvas: Canvas, poNumber: string) =>
  within(canvas.getByRole('row', { name: new RegExp(`^${poNumber}\\b`) }));
/** The cell of a row under a column's name; the first column is the row's header. */
const cellOf = (canvas: Canvas, poNumber: string, column: string) => {
  const cell = rowOf(canvas, poNumber).getAllByRole('cell')[COLUMNS.indexOf(column) - 1];
  if (!cell) throw new Error(`${poNumber} has no ${column}`);
  return cell;
};

/** Eleven columns in their order, the number of rows beside the name. */
export const Default: Story = {
  tags: ['PO-5', 'PO-6'],
  play: async ({ canvas }) => {
    const headers = within(table(canvas)).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual(COLUMNS);
    await expect(canvas.getByRole('heading', { name: 'Active Purchase Orders' }).parentElement).toHaveTextContent(
      /^Active Purchase Orders2$/,
    );
    await expect(rowOf(canvas, 'PO-31002').getByRole('rowheader')).toHaveTextContent('PO-31002');
    for (const [column, text] of [
      ['Style Name', 'Rib Beanie'],
      ['Customer', 'BRANTHAM'],
      ['Category', 'Knitwear'],
      ['Factory', 'Porto Confections'],
      ['Status', 'In Production'],
      ['Team', 'HK Ops'],
      ['Risk', 'On Track'],
    ] as const) {
      await expect(cellOf(canvas, 'PO-31002', column)).toHaveTextContent(text);
    }
  },
};

/** The AI's flag stands by the style's name, has a name of its own, and is there for flagged orders alone. */
export const FlaggedByAi: Story = {
  tags: ['PO-7'],
  play: async ({ canvas }) => {
    const flag = within(cellOf(canvas, 'PO-31001', 'Style Name')).getByRole('img', { name: 'Flagged by AI' });
    await expect(flag).toBeVisible();
    await expect(rowOf(canvas, 'PO-31002').queryByRole('img')).toBeNull();
  },
};

/** A count of tickets, or a dash for none. */
export const TicketCounts: Story = {
  tags: ['PO-8'],
  args: {
    purchaseOrders: [flagged, plain, buildPurchaseOrder({ poNumber: 'PO-31003', linkedTickets: 1_234 })],
  },
  play: async ({ canvas }) => {
    await expect(cellOf(canvas, 'PO-31001', 'Tickets')).toHaveTextContent(/^2$/);
    await expect(cellOf(canvas, 'PO-31002', 'Tickets')).toHaveTextContent(/^–$/);
    await expect(cellOf(canvas, 'PO-31003', 'Tickets')).toHaveTextContent(/^1,234$/);
  },
};

/** A bar, named and valued, and the same in percent. */
export const Progress: Story = {
  tags: ['PO-9'],
  play: async ({ canvas }) => {
    const cell = cellOf(canvas, 'PO-31001', 'Progress');
    await expect(within(cell).getByRole('progressbar', { name: 'Progress of PO-31001' })).toHaveValue(62);
    await expect(cell).toHaveTextContent(/^62%$/);
  },
};

/** Out of range, a bar is full or empty and its figure agrees; what is no number is a dash. */
export const ProgressOutOfRange: Story = {
  args: {
    purchaseOrders: [140, -5, Number.NaN].map((progress, index) =>
      buildPurchaseOrder({ poNumber: `PO-3100${index}`, progress }),
    ),
  },
  play: async ({ canvas }) => {
    for (const [poNumber, value, text] of [
      ['PO-31000', 100, '100%'],
      ['PO-31001', 0, '0%'],
      ['PO-31002', 0, 'Unknown'],
    ] as const) {
      const cell = cellOf(canvas, poNumber, 'Progress');
      await expect(within(cell).getByRole('progressbar')).toHaveValue(value);
      await expect(cell).toHaveTextContent(text);
    }
  },
};

/** Every status and every risk has a word, an icon and a ground; none is told by colour alone. */
export const EveryStatusAndRisk: Story = {
  tags: ['PO-12'],
  args: {
    purchaseOrders: RISK_TAGS.map((riskTag, index) =>
      buildPurchaseOrder({
        poNumber: `PO-3100${index}`,
        riskTag,
        status: PURCHASE_ORDER_STATUSES[index % PURCHASE_ORDER_STATUSES.length] ?? 'Delayed',
      }),
    ),
  },
  play: async ({ canvas }) => {
    const risks = RISK_TAGS.map((word, index) =>
      lookOfBadge(within(cellOf(canvas, `PO-3100${index}`, 'Risk')).getByText(word)),
    );
    await expect(new Set(risks.map(({ icon }) => icon)).size).toBe(RISK_TAGS.length);
    const statuses = PURCHASE_ORDER_STATUSES.map((word, index) =>
      lookOfBadge(within(cellOf(canvas, `PO-3100${index}`, 'Status')).getByText(word)),
    );
    await expect(new Set(statuses.map(({ icon }) => icon)).size).toBe(PURCHASE_ORDER_STATUSES.length);
    await expect(new Set(statuses.map(({ ground }) => ground)).size).toBe(PURCHASE_ORDER_STATUSES.length);
  },
};

/** Words from a newer server keep their word; what is missing is a dash or says that it is unknown. */
export const UnknownAndMissing: Story = {
  args: {
    purchaseOrders: [
      buildPurchaseOrder({
        poNumber: 'PO-31001',
        status: unknownWord('On Hold', PURCHASE_ORDER_STATUSES),
        riskTag: unknownWord('Blocked', RISK_TAGS),
        customer: '',
        factory: ' ',
      }),
      buildPurchaseOrder({ poNumber: 'PO-31002', status: unknownWord('', PURCHASE_ORDER_STATUSES), linkedTickets: -1 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(cellOf(canvas, 'PO-31001', 'Status')).toHaveTextContent('On Hold');
    await expect(cellOf(canvas, 'PO-31001', 'Risk')).toHaveTextContent('Blocked');
    await expect(cellOf(canvas, 'PO-31001', 'Customer')).toHaveTextContent('–');
    await expect(cellOf(canvas, 'PO-31001', 'Factory')).toHaveTextContent('–');
    await expect(cellOf(canvas, 'PO-31002', 'Status')).toHaveTextContent('Unknown');
    await expect(cellOf(canvas, 'PO-31002', 'Tickets')).toHaveTextContent('–');
  },
};

/** A faulty source repeats a number: every row is drawn, and its button opens its own order. */
export const RepeatedNumbers: Story = {
  args: { purchaseOrders: [flagged, { ...plain, poNumber: flagged.poNumber }, flagged] },
  play: async ({ args, canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button', { name: 'View PO: PO-31001' });
    await expect(buttons).toHaveLength(3);
    if (buttons[1]) await userEvent.click(buttons[1]);
    await expect(args.onViewPurchaseOrder).toHaveBeenCalledWith({ ...plain, poNumber: flagged.poNumber });
  },
};

/** A name of any length stays within its column, and its row as high as the others. */
export const LongStyleName: Story = {
  args: { purchaseOrders: [{ ...flagged, styleName: 'Washed '.repeat(43).trim() }, plain] },
  play: async ({ canvas }) => {
    const [, long, short] = canvas.getAllByRole('row');
    await expect(long?.getBoundingClientRect().height).toBe(short?.getBoundingClientRect().height);
    await expect(cellOf(canvas, 'PO-31001', 'Style Name').scrollWidth).toBeLessThanOrEqual(
      cellOf(canvas, 'PO-31001', 'Style Name').clientWidth,
    );
    await expect(within(cellOf(canvas, 'PO-31001', 'Style Name')).getByRole('img')).toBeVisible();
  },
};

/** Text from data is text. */
export const MarkupIsText: Story = {
  args: { purchaseOrders: [{ ...plain, styleName: '<img src=x onerror=alert(1)>', category: '<b>Knit</b>' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(cellOf(canvas, 'PO-31002', 'Category')).toHaveTextContent('<b>Knit</b>');
    await expect(table(canvas).querySelector('td img, td b')).toBeNull();
  },
};

export const OneOrder: Story = {
  args: { purchaseOrders: generatePurchaseOrders(1, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
  },
};

export const EightOrders: Story = {
  args: { purchaseOrders: generatePurchaseOrders(8, 1) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      args.purchaseOrders.map(({ poNumber }) => poNumber),
    );
  },
};

/** More rows than are drawn at once: the heading counts them all, and the table says how many there are. */
export const ManyOrders: Story = {
  tags: ['PO-5', 'SHELL-12'],
  args: { purchaseOrders: generatePurchaseOrders(187, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('187')).toBeVisible();
    await expect(table(canvas)).toHaveAttribute('aria-rowcount', '188');
    await expect(canvas.queryByRole('button', { name: /page|more/i })).toBeNull();
  },
};

export const AHundredThousandOrders: Story = {
  args: { purchaseOrders: generatePurchaseOrders(100_000, 1) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('100,000')).toBeVisible();
    await expect(canvasElement.ownerDocument.querySelectorAll('*').length).toBeLessThanOrEqual(3_000);
  },
};

/** Nothing yet is another thing than nothing found. */
export const NoOrders: Story = {
  args: { purchaseOrders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No purchase orders yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await expect(within(table(canvas)).getAllByRole('columnheader')).toHaveLength(11);
  },
};

/** Nothing matches: it says so, and the way back is a press. */
export const NoMatch: Story = {
  tags: ['PO-11'],
  args: { purchaseOrders: [], narrowed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No purchase orders match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClearFilters).toHaveBeenCalledTimes(1);
  },
};

/** Ten columns sort, by mouse and by key; the actions do not. */
export const SortingByColumn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const headers = within(table(canvas));
    await userEvent.click(headers.getByRole('button', { name: 'Customer' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('customer');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenLastCalledWith('category');
    await expect(
      headers.getAllByRole('columnheader').filter((header) => within(header).queryByRole('button')),
    ).toHaveLength(10);
  },
};

/** The sorted column says so, and the others that they are not. */
export const SortedDown: Story = {
  args: { sort: { column: 'progress', direction: 'descending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Progress' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).not.toHaveAttribute('aria-sort');
  },
};

export const ViewingAnOrder: Story = {
  tags: ['PO-10'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View PO: PO-31002' }));
    await expect(args.onViewPurchaseOrder).toHaveBeenLastCalledWith(plain);
    await userEvent.keyboard('{Enter}');
    await expect(args.onViewPurchaseOrder).toHaveBeenCalledTimes(2);
  },
};

/** On a phone each order is a card of a list, with the name of every column over its value. */
export const OnAPhone: Story = {
  tags: ['PO-6'],
  globals: { viewport: { value: 'w390' } },
  play: async ({ args, canvas, userEvent }) => {
    const cards = within(canvas.getByRole('list', { name: 'Active Purchase Orders' })).getAllByRole('listitem');
    await expect(cards).toHaveLength(2);
    if (!cards[0]) return;
    const card = within(cards[0]);
    await expect(card.getByRole('heading', { name: 'PO-31001' })).toBeVisible();
    for (const column of COLUMNS.slice(1)) await expect(card.getByText(column)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'View PO: PO-31001' }));
    await expect(args.onViewPurchaseOrder).toHaveBeenCalledWith(flagged);
  },
};
