import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { beyond } from '@/testing/box';
import { iconBeside } from '@/testing/icon';
import { EmptyState } from '@/ui/EmptyState';

const clearFilters = fn();

const meta = {
  component: EmptyState,
  args: {
    icon: Search,
    title: 'No purchase orders match',
    description: 'Try another word or clear the filters.',
    children: (
      <Button variant="outline" color="gray" onClick={clearFilters}>
        Clear Filters
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Says what is not there, why, and offers the way out. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No purchase orders match')).toBeVisible();
    await expect(iconBeside(canvas.getByText('No purchase orders match'))).toBe('search');
    await expect(canvas.getByText('Try another word or clear the filters.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  },
};

/** Where there is no more to say and nothing to do, one sentence is enough. */
export const SentenceAlone: Story = {
  args: { description: undefined, children: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent(/^No purchase orders match$/);
  },
};

/** A section among others in a panel takes one line for it. */
export const InAPanel: Story = {
  args: { title: 'No tickets linked to this PO', description: undefined, children: undefined, room: 'panel' },
  play: async ({ canvas }) => {
    const title = canvas.getByText('No tickets linked to this PO');
    await expect(iconBeside(title)).toBe('search');
    await expect(title.parentElement?.offsetHeight).toBeLessThanOrEqual(48);
  },
};

/** On a phone the sentence makes room for the way out beside it. */
export const WayOutInAPanel: Story = {
  args: { title: 'Current Blockers could not be loaded', description: undefined, room: 'panel' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const title = canvas.getByText('Current Blockers could not be loaded');
    const wayOut = canvas.getByRole('button', { name: 'Clear Filters' });
    await expect(wayOut.getBoundingClientRect().left).toBeGreaterThan(title.getBoundingClientRect().right);
    await expect(beyond(wayOut, title.parentElement ?? undefined)).toBe('');
  },
};

/** On the narrowest phone an endless word breaks within the page. */
export const LongSentence: Story = {
  args: { title: 'Nothing'.repeat(43) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(beyond(canvas.getByText(/^Nothing/), canvasElement)).toBe('');
  },
};

/** The way out is taken with the mouse, then with the keyboard. */
export const WayOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await userEvent.keyboard(' ');
    await expect(clearFilters).toHaveBeenCalledTimes(2);
  },
};
