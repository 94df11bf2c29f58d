import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PRINTED_ROWS } from '@/ui/longList';
import { BoltTable } from '../bolts';

const meta = {
  component: BoltTable,
  args: { count: 100_000, onCut: fn() },
  // Paper that could not be printed must leave nothing behind.
  beforeEach: () => () => {
    window.dispatchEvent(new Event('afterprint'));
  },
} satisfies Meta<typeof BoltTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const leftOut = /not printed/;

/** Paper gets the first rows up to a limit and says how many it leaves out; afterwards the screen is as before. */
export const MoreThanPaperHolds: Story = {
  play: async ({ canvas, step, args }) => {
    const drawn = canvas.getAllByRole('rowheader').length;
    await expect(canvas.queryByText(leftOut)).not.toBeInTheDocument();
    await step('before printing', async () => {
      window.dispatchEvent(new Event('beforeprint'));
      const names = canvas.getAllByRole('rowheader');
      await expect(names).toHaveLength(PRINTED_ROWS);
      await expect(names.at(-1)).toHaveTextContent('B-000500');
      await expect(canvas.getByText(leftOut)).toHaveTextContent(
        '99,500 of 100000 bolts are not printed. Filter the list to print the ones you need.',
      );
    });
    await step('after printing', async () => {
      window.dispatchEvent(new Event('afterprint'));
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(drawn));
      await expect(canvas.queryByText(leftOut)).not.toBeInTheDocument();
    });
    await expect(args.onCut).not.toHaveBeenCalled();
  },
};

/** A table that is windowed on screen and fits on paper is printed whole. */
export const AllOnPaper: Story = {
  args: { count: 187 },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(187);
    await expect(canvas.queryByText(leftOut)).not.toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(187));
  },
};

/** The cards of a phone are printed by the same rule. */
export const FromAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  // On its page in a window of its own: in one as high as all its cards it would be twenty million pixels high.
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(PRINTED_ROWS);
    await expect(canvas.getByText(leftOut)).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(40));
  },
};
