import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DaysOverdue } from '@/components/time/DaysOverdue';
import { colorName } from '@/testing/look';

const meta = {
  component: DaysOverdue,
  args: { daysOverdue: 4 },
} satisfies Meta<typeof DaysOverdue>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The number is for the screen only, the words are for screen readers only. */
async function expectSaid(canvas: Canvas, figure: string, words: string) {
  await expect(canvas.getByText(figure)).toBeVisible();
  await expect(canvas.getByText(figure)).toHaveAttribute('aria-hidden', 'true');
  const heard = canvas.getByText(words);
  await expect(heard).not.toHaveAttribute('aria-hidden');
  await expect(heard.getBoundingClientRect().width).toBeLessThanOrEqual(1);
}

/** A red figure on screen, words for screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expectSaid(canvas, '4', '4 days overdue');
    await expect(colorName(getComputedStyle(canvas.getByText('4')).color)).toBe('red');
  },
};

/** One day overdue is heard in the singular. */
export const OneDay: Story = {
  args: { daysOverdue: 1 },
  play: async ({ canvas }) => {
    await expectSaid(canvas, '1', '1 day overdue');
    await expect(colorName(getComputedStyle(canvas.getByText('1')).color)).toBe('red');
  },
};

/** In time is a dash, heard as 'not overdue'. */
export const InTime: Story = {
  args: { daysOverdue: 0 },
  play: async ({ canvas }) => {
    await expectSaid(canvas, '–', 'not overdue');
    await expect(colorName(getComputedStyle(canvas.getByText('–')).color)).toBe('grey');
  },
};

/** Days that are still to come are in time too. */
export const Negative: Story = {
  args: { daysOverdue: -3 },
  play: async ({ canvas }) => {
    await expectSaid(canvas, '–', 'not overdue');
    await expect(colorName(getComputedStyle(canvas.getByText('–')).color)).toBe('grey');
  },
};

/** Half a day is shown as it is. */
export const HalfADay: Story = {
  args: { daysOverdue: 0.5 },
  play: async ({ canvas }) => {
    await expectSaid(canvas, '0.5', '0.5 days overdue');
    await expect(colorName(getComputedStyle(canvas.getByText('0.5')).color)).toBe('red');
  },
};

/** A count that is no number reads 'Unknown'. */
export const NoNumber: Story = {
  args: { daysOverdue: NaN },
  play: async ({ canvas }) => {
    await expectSaid(canvas, 'Unknown', 'days overdue unknown');
    await expect(colorName(getComputedStyle(canvas.getByText('Unknown')).color)).toBe('grey');
  },
};
