import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExecutiveSummary } from '@/components/radar/ExecutiveSummary';
import { beyond } from '@/testing/box';
import { definitionOf } from '@/testing/definition';
import { lookOf } from '@/testing/look';
import { buildExecutiveSummary } from '@/testing/radar/buildRadar';

const meta = {
  component: ExecutiveSummary,
  args: { summary: buildExecutiveSummary() },
} satisfies Meta<typeof ExecutiveSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The AI's words, in its own colour, and the three figures. */
export const Default: Story = {
  tags: ['RADAR-1'],
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('region', { name: 'AI Executive Summary' });
    const heading = canvas.getByRole('heading', { level: 2, name: 'AI Executive Summary' });
    await expect(lookOf(heading)).toEqual(['sparkles', 'violet']);
    await expect(summary).toHaveTextContent('Cutting runs ahead of plan, while ALDERWICK asks for dates.');
    await expect(definitionOf(summary, 'production efficiency')).toHaveTextContent(/^\+15%$/);
    await expect(definitionOf(summary, 'ALDERWICK tickets')).toHaveTextContent(/^\+40%$/);
    await expect(definitionOf(summary, 'satisfaction')).toHaveTextContent(/^87%$/);
  },
};

/** What fell has a minus, what stood still has no sign. */
export const BadWeek: Story = {
  args: { summary: buildExecutiveSummary({ productionEfficiencyChangePercent: -8, ticketsChangePercent: 0 }) },
  play: async ({ canvasElement }) => {
    await expect(definitionOf(canvasElement, 'production efficiency')).toHaveTextContent(/^−8%$/);
    await expect(definitionOf(canvasElement, 'ALDERWICK tickets')).toHaveTextContent(/^0%$/);
  },
};

/** Figures that say nothing are dashes. */
export const UnknownFigures: Story = {
  args: {
    summary: buildExecutiveSummary({
      productionEfficiencyChangePercent: NaN,
      ticketsChangePercent: Infinity,
      satisfactionPercent: 140,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['–', '–', '–']);
  },
};

/** Without text and customer the figures still stand, each with its words. */
export const NoTextAndNoCustomer: Story = {
  args: { summary: buildExecutiveSummary({ text: ' ', ticketsCustomer: '' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'AI Executive Summary' })).toBeVisible();
    await expect(definitionOf(canvasElement, 'tickets of one customer')).toHaveTextContent(/^\+40%$/);
    await expect(canvas.queryByRole('paragraph')).not.toBeInTheDocument();
  },
};

/** 300 letters without a space stay within the notice, on the narrowest phone. */
export const LongTexts: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { summary: buildExecutiveSummary({ text: 'W'.repeat(300), ticketsCustomer: 'Q'.repeat(60) }) },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'AI Executive Summary' });
    await expect(beyond(canvas.getByText('W'.repeat(300)), region)).toBe('');
    for (const figure of canvas.getAllByRole('definition')) await expect(beyond(figure, region)).toBe('');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** A right-to-left summary runs from the right. */
export const RightToLeft: Story = {
  args: { summary: buildExecutiveSummary({ text: 'الإنتاج أسرع من الأسبوع الماضي.' }) },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/الإنتاج/)).direction).toBe('rtl');
  },
};

/** Signs of HTML are text. */
export const HtmlAsText: Story = {
  args: { summary: buildExecutiveSummary({ text: '<b>Hold</b> the slot' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>Hold</b> the slot')).toBeVisible();
  },
};
