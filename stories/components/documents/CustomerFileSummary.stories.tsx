import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CustomerFileSummary } from '@/components/documents/CustomerFileSummary';
import { beyond } from '@/testing/box';
import { iconsIn } from '@/testing/icon';
import { lookOf } from '@/testing/look';

const meta = {
  component: CustomerFileSummary,
  args: { summary: 'Two linen shirts wait for one lab dip.', onGenerateInsight: fn(), onGenerateReport: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CustomerFileSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A word of the AI: violet, with its mark. */
export const Default: Story = {
  tags: ['FILES-7'],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'AI Customer Summary' });
    await expect(within(region).getByText('Two linen shirts wait for one lab dip.')).toBeVisible();
    await expect(iconsIn(region)).toEqual(['sparkles']);
    await expect(lookOf(within(region).getByRole('heading'))).toEqual(['sparkles', 'violet']);
    const actions = within(region).getAllByRole('button');
    await expect(actions.map(({ textContent }) => textContent)).toEqual(['Generate AI Insight', 'Generate PDF Report']);
  },
};

/** Insight and report are ordered by mouse and by key, each by its own button. */
export const GeneratingBoth: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate AI Insight' }));
    await expect(args.onGenerateInsight).toHaveBeenCalledTimes(1);
    await expect(args.onGenerateReport).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGenerateReport).toHaveBeenCalledTimes(1);
    await expect(args.onGenerateInsight).toHaveBeenCalledTimes(1);
  },
};

/** Without files there is nothing to sum up, and it says so. */
export const NothingToSumUp: Story = {
  args: { summary: ' ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no files to sum up yet.')).toBeVisible();
  },
};

/** Six hundred letters without a space stay inside. */
export const LongSummary: Story = {
  args: { summary: 'Merino'.repeat(100) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(beyond(canvas.getByText(/^Merino/), canvas.getByRole('region'))).toBe('');
    for (const button of canvas.getAllByRole('button')) {
      await expect(beyond(button, canvas.getByRole('region'))).toBe('');
    }
  },
};
