import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PurchaseOrderFacts } from '@/components/purchase-orders/PurchaseOrderFacts';
import { PURCHASE_ORDER_STATUSES, RISK_TAGS } from '@/domain/purchase-orders/purchaseOrder';
import { beyond } from '@/testing/box';
import { definitionOf } from '@/testing/definition';
import { heard } from '@/testing/heard';
import { elementsOfWords } from '@/testing/html';
import { iconsIn } from '@/testing/icon';
import { buildPurchaseOrder, buildPurchaseOrders } from '@/testing/purchase-orders/buildPurchaseOrders';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: PurchaseOrderFacts,
  args: { purchaseOrder: buildPurchaseOrders()[1] ?? buildPurchaseOrder() },
} satisfies Meta<typeof PurchaseOrderFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six facts by name, and how far the order has come; a screen reader reads that from the bar alone. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const facts = {
      Customer: 'BRANTHAM',
      Category: 'Knitwear',
      Status: 'Sampling',
      Factory: 'Lodz Knitting',
      Team: 'UK Design',
      Risk: 'At Risk',
    };
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(Object.keys(facts));
    for (const [term, words] of Object.entries(facts)) {
      await expect(definitionOf(canvasElement, term).textContent, term).toBe(words);
    }
    await expect(canvas.getByText('35%')).toBeVisible();
    await expect(heard(canvasElement)).not.toContain('35%');
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '35');
  },
};

/** A delayed order at critical risk says both beside its progress. */
export const Delayed: Story = {
  args: { purchaseOrder: buildPurchaseOrder({ status: 'Delayed', riskTag: 'Critical', progress: 8 }) },
  play: async ({ canvasElement }) => {
    await expect(definitionOf(canvasElement, 'Status')).toHaveTextContent('Delayed');
    await expect(iconsIn(definitionOf(canvasElement, 'Status'))).toEqual(['hourglass']);
    await expect(definitionOf(canvasElement, 'Risk')).toHaveTextContent('Critical');
    await expect(iconsIn(definitionOf(canvasElement, 'Risk'))).toEqual(['octagon-exclamation-point']);
  },
};

/** Number and bar say the same, also of a share that cannot be. */
export const ProgressAboveHundred: Story = {
  args: { purchaseOrder: buildPurchaseOrder({ progress: 140 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100%')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

/** Progress below zero is shown as 0 %. */
export const ProgressBelowZero: Story = {
  args: { purchaseOrder: buildPurchaseOrder({ progress: -5 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0%')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  },
};

/** Progress that is no number is 'Unknown', on screen and for screen readers. */
export const ProgressIsNoNumber: Story = {
  args: { purchaseOrder: buildPurchaseOrder({ progress: NaN }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Unknown');
  },
};

/** Words from a newer server stay as they are. */
export const UnknownWords: Story = {
  args: {
    purchaseOrder: buildPurchaseOrder({
      status: unknownWord('Archived', PURCHASE_ORDER_STATUSES),
      riskTag: unknownWord('Paused', RISK_TAGS),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(definitionOf(canvasElement, 'Status')).toHaveTextContent('Archived');
    await expect(definitionOf(canvasElement, 'Risk')).toHaveTextContent('Paused');
  },
};

/** What is missing is a dash, and a state that is missing is unknown. */
export const EmptyTexts: Story = {
  args: {
    purchaseOrder: buildPurchaseOrder({
      customer: '',
      category: ' ',
      factory: '',
      team: '',
      status: unknownWord('', PURCHASE_ORDER_STATUSES),
      riskTag: unknownWord('', RISK_TAGS),
    }),
  },
  play: async ({ canvasElement }) => {
    for (const term of ['Customer', 'Category', 'Factory', 'Team']) {
      await expect(definitionOf(canvasElement, term)).toHaveTextContent(/^–$/);
    }
    for (const term of ['Status', 'Risk']) await expect(definitionOf(canvasElement, term)).toHaveTextContent('Unknown');
  },
};

/** Three hundred letters without a space break within their column, badges are cut, on the smallest phone. */
export const LongTexts: Story = {
  args: {
    purchaseOrder: buildPurchaseOrder({
      customer: 'ALDERWICK'.repeat(34),
      factory: 'Confections'.repeat(28),
      status: unknownWord('Archived'.repeat(38), PURCHASE_ORDER_STATUSES),
    }),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    for (const words of [/^ALDERWICK/, /^Confections/, /^Archived/]) {
      await expect(beyond(canvas.getByText(words), canvasElement)).toBe('');
    }
  },
};

/** Right-to-left letters, emoji and HTML are text like any other. */
export const ForeignText: Story = {
  args: { purchaseOrder: buildPurchaseOrder({ customer: 'قميص 🧵', factory: '<img src=x onerror=alert(1)>' }) },
  play: async ({ canvasElement }) => {
    await expect(definitionOf(canvasElement, 'Customer')).toHaveTextContent('قميص 🧵');
    await expect(definitionOf(canvasElement, 'Factory')).toHaveTextContent('<img src=x onerror=alert(1)>');
    await expect(elementsOfWords(canvasElement)).toEqual([]);
  },
};
