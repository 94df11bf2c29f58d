import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PurchaseOrderCard } from '@/components/purchase-orders/PurchaseOrderCard';
import { beyond } from '@/testing/box';
import { iconsIn } from '@/testing/icon';
import { buildPurchaseOrder } from '@/testing/purchase-orders/buildPurchaseOrders';
import { inPanel } from '../../inPanel';

const meta = {
  component: PurchaseOrderCard,
  globals: { viewport: { value: 'w390' } },
  args: { purchaseOrder: buildPurchaseOrder({ linkedTickets: 3 }), onViewPurchaseOrder: fn() },
  decorators: [inPanel],
} satisfies Meta<typeof PurchaseOrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const cardOf = (canvas: Canvas, poNumber = 'PO-31001') => canvas.getByRole('article', { name: poNumber });
const factsOf = (canvas: Canvas) => {
  const values = canvas.getAllByRole('definition');
  return canvas.getAllByRole('term').map(({ textContent }, place) => [textContent, values[place]?.textContent]);
};

/** Number and style, status and risk in one line, four facts, and what is done; no higher than 205 px. */
export const Default: Story = {
  tags: ['PO-6', 'PO-7', 'PO-8', 'PO-9'],
  play: async ({ canvas, args }) => {
    const { purchaseOrder } = args;
    await expect(canvas.getByRole('heading', { level: 3, name: 'PO-31001' })).toBeVisible();
    await expect(canvas.getByTitle(purchaseOrder.styleName)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Flagged by AI' })).not.toBeInTheDocument();
    await expect(factsOf(canvas)).toEqual([
      ['Status', purchaseOrder.status],
      ['Risk', purchaseOrder.riskTag],
      ['Customer', purchaseOrder.customer],
      ['Category', purchaseOrder.category],
      ['Factory', purchaseOrder.factory],
      ['Team', purchaseOrder.team],
      ['Progress', `${purchaseOrder.progress}%`],
      ['Tickets', '3'],
    ]);
    // Number, style and flag stand by themselves.
    await expect(Object.keys(purchaseOrder)).toHaveLength(factsOf(canvas).length + 3);
    await expect(canvas.getByRole('progressbar', { name: 'Progress of PO-31001' })).toHaveAttribute(
      'aria-valuenow',
      String(purchaseOrder.progress),
    );
    await expect(cardOf(canvas).getBoundingClientRect().height).toBeLessThanOrEqual(205);
  },
};

/** A delayed, critical order wears both icons and both words. */
export const Delayed: Story = {
  tags: ['PO-12'],
  args: { purchaseOrder: buildPurchaseOrder({ status: 'Delayed', riskTag: 'Critical' }) },
  play: async ({ canvas }) => {
    await expect(iconsIn(cardOf(canvas))).toEqual(['hourglass', 'octagon-exclamation-point']);
    const [status, risk] = canvas.getAllByRole('definition');
    await expect(status).toHaveTextContent(/^Delayed$/);
    await expect(risk).toHaveTextContent(/^Critical$/);
    await expect(status?.getBoundingClientRect().top).toBe(risk?.getBoundingClientRect().top);
  },
};

/** An order that the AI flagged bears its mark, which has a name. */
export const FlaggedByAi: Story = {
  tags: ['PO-7'],
  args: { purchaseOrder: buildPurchaseOrder({ gptFlag: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Flagged by AI' })).toBeVisible();
  },
};

/** An order without tickets shows a dash in their place. */
export const WithoutTickets: Story = {
  tags: ['PO-8'],
  args: { purchaseOrder: buildPurchaseOrder({ linkedTickets: 0 }) },
  play: async ({ canvas }) => {
    await expect(factsOf(canvas).at(-1)).toEqual(['Tickets', '–']);
  },
};

/** Blank texts are a dash, and progress that is no number too. */
export const UnknownValues: Story = {
  args: { purchaseOrder: buildPurchaseOrder({ styleName: '', customer: ' ', factory: '', progress: Number.NaN }) },
  play: async ({ canvas }) => {
    const facts = new Map(factsOf(canvas).map(([name, value]) => [name, value]));
    await expect([facts.get('Customer'), facts.get('Factory'), facts.get('Progress')]).toEqual(['–', '–', '–']);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Unknown');
  },
};

/** By mouse and by keyboard it hands over its order. */
export const ViewPurchaseOrder: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'View PO: PO-31001' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onViewPurchaseOrder.mock.calls).toEqual([[args.purchaseOrder], [args.purchaseOrder]]);
  },
};

/** The longest names of the narrowest phone stay within the card. */
export const LongNamesOnTheNarrowestPhone: Story = {
  args: {
    purchaseOrder: buildPurchaseOrder({
      styleName: 'Organic Cotton Relaxed Fit Overshirt with Patch Pockets',
      customer: 'HOLLOWMERE',
      factory: 'Hai Duong Outerwear and Knitting Company',
      status: 'In Production',
    }),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    for (const value of within(cardOf(canvas)).getAllByRole('definition')) {
      await expect(beyond(value, cardOf(canvas))).toBe('');
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** On a tablet the four facts stand in one line. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const tops = ['Customer', 'Category', 'Factory', 'Team'].map((name) => canvas.getByText(name).offsetTop);
    await expect(new Set(tops).size).toBe(1);
  },
};
