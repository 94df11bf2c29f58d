import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { beyond } from '@/testing/box';
import { DataTable } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { type Bolt, type BoltColumn, boltTable } from '../bolts';

const onClear = fn();

const meta = {
  component: DataTable<Bolt, BoltColumn>,
  args: {
    ...boltTable(() => {}),
    rows: [],
  },
} satisfies Meta<typeof DataTable<Bolt, BoltColumn>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No rows at all: the columns stay, to show what will appear here. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Bolts of Cloth' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(5);
    await expect(table.getByText('No bolts yet')).toBeVisible();
    await expect(canvas.queryByRole('rowheader')).not.toBeInTheDocument();
    await expect(canvas.getByText('0')).toBeVisible();
  },
};

const noMatch = (
  <EmptyState icon={SearchX} title="No bolts match" description="Try other words, or see all bolts again.">
    <Button variant="outline" color="gray" onClick={onClear}>
      Show All Bolts
    </Button>
  </EmptyState>
);

/** Filtered away is another state than empty, and offers the way back. */
export const NoMatch: Story = {
  args: { emptyState: noMatch },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No bolts match')).toBeVisible();
    await expect(canvas.queryByText('No bolts yet')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Bolts' }));
    await expect(onClear).toHaveBeenCalledTimes(1);
  },
};

/** The words stand in sight however far the columns reach beyond the window, scrolled or not. */
export const NoMatchInAWideTable: Story = {
  args: { emptyState: noMatch },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Bolts of Cloth, scrollable' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const words = [
      canvas.getByText('Try other words, or see all bolts again.'),
      canvas.getByRole('button', { name: 'Show All Bolts' }),
    ];
    for (const left of [0, region.scrollWidth]) {
      region.scrollLeft = left;
      for (const word of words) await expect(beyond(word, region)).toBe('');
    }
  },
};

/** On a phone the words stand alone, under the name of what is missing. */
export const NoMatchOnAPhone: Story = {
  args: { emptyState: noMatch },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Bolts of Cloth' })).toBeVisible();
    await expect(beyond(canvas.getByRole('button', { name: 'Show All Bolts' }))).toBe('');
  },
};
