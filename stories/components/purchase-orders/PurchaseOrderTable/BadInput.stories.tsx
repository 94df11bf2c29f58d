import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PurchaseOrderTable } from '@/components/purchase-orders/PurchaseOrderTable';
import { PURCHASE_ORDER_STATUSES, type PurchaseOrder, RISK_TAGS } from '@/domain/purchase-orders/purchaseOrder';
import { beyond } from '@/testing/box';
import { elementsOfWords } from '@/testing/html';
import { lookOf } from '@/testing/look';
import { buildPurchaseOrder } from '@/testing/purchase-orders/buildPurchaseOrders';
import { purchaseOrderTableIn } from '@/testing/purchase-orders/purchaseOrderTableIn';
import { cellsUnder, textsUnder } from '@/testing/tableCells';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: PurchaseOrderTable,
  parameters: { docs: { width: 1360 } },
  args: {
    purchaseOrders: [buildPurchaseOrder()],
    sort: null,
    narrowed: false,
    onSort: () => {},
    onViewPurchaseOrder: fn(),
    onClearFilters: () => {},
  },
} satisfies Meta<typeof PurchaseOrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Orders that differ in one field. */
const differing = <Field extends keyof PurchaseOrder>(field: Field, values: readonly PurchaseOrder[Field][]) =>
  values.map((value, place) => buildPurchaseOrder({ poNumber: `PO-3100${place}`, [field]: value }));

const ROW_PX = 44;

/** Missing texts are dashes, no holes. */
export const MissingTexts: Story = {
  args: {
    purchaseOrders: [
      buildPurchaseOrder({ poNumber: '', styleName: ' ', customer: '', category: '', factory: '\n', team: '' }),
    ],
  },
  play: async ({ canvas }) => {
    const table = purchaseOrderTableIn(canvas);
    for (const column of ['PO Number', 'Style Name', 'Customer', 'Category', 'Factory', 'Team']) {
      await expect(textsUnder(table, column), column).toEqual(['–']);
    }
    await expect(canvas.getByRole('button', { name: /^View PO/ })).toBeVisible();
  },
};

/** The figure is whole, 0 to 100, and full when all is done; what is no number is a dash beside an empty bar. */
export const ProgressOutsideItsRange: Story = {
  tags: ['PO-9'],
  args: { purchaseOrders: differing('progress', [-20, 1e300, 33.4, 99.9, NaN, Infinity]) },
  play: async ({ canvas }) => {
    const table = purchaseOrderTableIn(canvas);
    await expect(textsUnder(table, 'Progress')).toEqual(['0%', '100%', '33%', '99%', '–', '–']);
    const bars = cellsUnder(table, 'Progress').map((cell) => within(cell).getByRole('progressbar'));
    await expect(bars.map((bar) => Number(bar.getAttribute('aria-valuenow')))).toEqual([0, 100, 33.4, 99.9, 0, 0]);
    for (const bar of bars.slice(4)) await expect(bar).toHaveAttribute('aria-valuetext', 'Unknown');
  },
};

/** A count that is none is a dash as well. */
export const TicketCountsThatAreNone: Story = {
  tags: ['PO-8'],
  args: { purchaseOrders: differing('linkedTickets', [-1, NaN, 0]) },
  play: async ({ canvas }) => {
    await expect(textsUnder(purchaseOrderTableIn(canvas), 'Tickets')).toEqual(['–', '–', '–']);
  },
};

/** Words from a newer server keep their word with a question mark; empty ones read 'Unknown'. */
export const UnknownStatusAndRisk: Story = {
  args: {
    purchaseOrders: [
      buildPurchaseOrder({
        poNumber: 'PO-31001',
        status: unknownWord('Archived', PURCHASE_ORDER_STATUSES),
        riskTag: unknownWord('Paused', RISK_TAGS),
      }),
      buildPurchaseOrder({
        poNumber: 'PO-31002',
        status: unknownWord('', PURCHASE_ORDER_STATUSES),
        riskTag: unknownWord('constructor', RISK_TAGS),
      }),
    ],
  },
  play: async ({ canvas }) => {
    const table = purchaseOrderTableIn(canvas);
    await expect(textsUnder(table, 'Status')).toEqual(['Archived', 'Unknown']);
    await expect(textsUnder(table, 'Risk')).toEqual(['Paused', 'constructor']);
    for (const word of ['Archived', 'Unknown', 'Paused', 'constructor']) {
      await expect(lookOf(canvas.getByText(word)), word).toEqual(['circle-question-mark', 'grey']);
    }
  },
};

/** Three hundred letters are cut in their cell and whole in the title; the row stays as high as the others. */
export const LongStyleName: Story = {
  args: {
    purchaseOrders: ['Boxy linen shirt '.repeat(18), 'SHIRT'.repeat(60)].map((styleName, place) =>
      buildPurchaseOrder({ poNumber: `PO-3100${place}`, styleName, customer: styleName, gptFlag: true }),
    ),
  },
  play: async ({ canvas }) => {
    const cells = cellsUnder(purchaseOrderTableIn(canvas), 'Style Name');
    const [, ...rows] = canvas.getAllByRole('row');
    for (const [place, cell] of cells.entries()) {
      await expect(rows[place]?.getBoundingClientRect().height).toBe(ROW_PX);
      const name = within(cell).getByTitle(place === 0 ? /^Boxy linen shirt/ : /^SHIRT/);
      await expect(beyond(name, cell)).toBe('');
      await expect(name).toHaveAttribute('title', expect.stringMatching(/^.{290,}$/));
      await expect(beyond(within(cell).getByRole('img', { name: 'Flagged by AI' }), cell)).toBe('');
    }
  },
};

/** On the narrowest phone a very long style name pushes nothing out of its card. */
export const LongStyleNameOnAPhone: Story = {
  ...LongStyleName,
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('listitem')) {
      await expect(beyond(within(card).getByRole('img', { name: 'Flagged by AI' }), card)).toBe('');
      for (const value of within(card).getAllByRole('definition')) await expect(beyond(value, card)).toBe('');
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A faulty source names two orders alike: both are drawn, and each action means its own row. */
export const RepeatedNumbers: Story = {
  args: {
    purchaseOrders: ['Boxy Linen Shirt', 'Rib Beanie', 'Cord Skirt'].map((styleName) =>
      buildPurchaseOrder({ styleName }),
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(textsUnder(purchaseOrderTableIn(canvas), 'Style Name')).toEqual([
      'Boxy Linen Shirt',
      'Rib Beanie',
      'Cord Skirt',
    ]);
    const [, second] = canvas.getAllByRole('button', { name: 'View PO: PO-31001' });
    if (!second) throw new Error('There are three orders.');
    await userEvent.click(second);
    await expect(args.onViewPurchaseOrder.mock.calls).toEqual([[args.purchaseOrders[1]]]);
  },
};

/** Right-to-left letters, emoji and HTML are text like any other. */
export const ForeignTexts: Story = {
  args: { purchaseOrders: [buildPurchaseOrder({ styleName: 'قميص 🧵 <img src=x onerror=alert(1)>' })] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('قميص 🧵 <img src=x onerror=alert(1)>')).toBeVisible();
    await expect(elementsOfWords(canvasElement)).toEqual([]);
  },
};
