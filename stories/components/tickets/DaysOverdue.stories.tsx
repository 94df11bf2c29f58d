import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DaysOverdue } from '@/components/tickets/DaysOverdue';

const meta = { component: DaysOverdue, args: { daysOverdue: 4 } } satisfies Meta<typeof DaysOverdue>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A figure to the eye, words to the ear. */
const tells = (figure: string, words: string): NonNullable<Story['play']> =>
  async function tellsBoth({ canvas }) {
    await expect(canvas.getByText(figure)).toBeVisible();
    await expect(canvas.getByText(figure)).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText(words)).toBeInTheDocument();
  };

export const Default: Story = { play: tells('4', '4 days overdue') };
export const OneDay: Story = { args: { daysOverdue: 1 }, play: tells('1', '1 day overdue') };
export const InTime: Story = { args: { daysOverdue: 0 }, play: tells('–', 'not overdue') };
export const Early: Story = { args: { daysOverdue: -3 }, play: tells('–', 'not overdue') };
export const HalfADay: Story = { args: { daysOverdue: 0.5 }, play: tells('0.5', '0.5 days overdue') };
export const NotANumber: Story = { args: { daysOverdue: NaN }, play: tells('Unknown', 'days overdue unknown') };
