import type { Meta, StoryObj } from '@storybook/react-vite';
import { Package } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { beyond } from '@/testing/box';
import { expectNoise } from '@/testing/expectNoise';
import { iconBeside } from '@/testing/icon';
import { expectCount } from '@/testing/tableCells';
import { torn } from '@/testing/torn';
import { RemoteList } from '@/ui/RemoteList';

interface Parcel {
  id: string;
  content: string;
}

const parcels = (count: number): readonly Parcel[] =>
  Array.from({ length: count }, (_, index) => ({ id: `PK-${index + 1}`, content: `Swatches ${index + 1}` }));

const meta = {
  component: RemoteList<Parcel>,
  args: {
    title: 'Parcels',
    countInWords: (count) => `${count} parcels`,
    remote: { status: 'success', data: parcels(2) },
    icon: Package,
    none: 'No parcels on their way',
    keyOf: ({ id }) => id,
    children: ({ content }) => <p>{content}</p>,
    onRetry: fn(),
  },
} satisfies Meta<typeof RemoteList<Parcel>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const itemsOf = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Parcels' })).getAllByRole('listitem');

/** A list named by its heading, with the count beside it, in the order of the data. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(itemsOf(canvas).map(({ textContent }) => textContent)).toEqual(['Swatches 1', 'Swatches 2']);
    await expectCount(canvas, 'Parcels', '2');
    await expect(canvas.queryByText('No parcels on their way')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** On their way: the heading stands already, and nothing is counted that is not there yet. */
export const Loading: Story = {
  args: { remote: { status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading Parcels…$/);
    await expect(canvas.getByRole('heading', { name: 'Parcels' }).nextElementSibling).toBeNull();
    await expect(canvas.queryByText('No parcels on their way')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** What could not be loaded is not taken for none, and is loaded again by mouse and by keyboard. */
export const Failed: Story = {
  args: { remote: { status: 'error' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(iconBeside(canvas.getByText('Parcels could not be loaded'))).toBe('circle-exclamation-point');
    await expect(canvas.getByRole('heading', { name: 'Parcels' }).nextElementSibling).toBeNull();
    await expect(canvas.queryByText('No parcels on their way')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again: Parcels' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

/** A list without items says so in its own words, and its count is 0. */
export const Empty: Story = {
  args: { remote: { status: 'success', data: [] } },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('No parcels on their way'))).toBe('package');
    await expectCount(canvas, 'Parcels', '0');
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** All of a long list stand in the document. */
export const Many: Story = {
  args: { remote: { status: 'success', data: parcels(1_200) } },
  play: async ({ canvas }) => {
    await expect(itemsOf(canvas)).toHaveLength(1_200);
    await expect(itemsOf(canvas).at(-1)).toHaveTextContent(/^Swatches 1200$/);
    await expectCount(canvas, 'Parcels', '1,200');
  },
};

/** Two records of one id, from an implementation at fault, are both shown. */
export const SameIdTwice: Story = {
  args: {
    remote: {
      status: 'success',
      data: [
        { id: 'PK-1', content: 'Buttons' },
        { id: 'PK-1', content: 'Zips' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(itemsOf(canvas).map(({ textContent }) => textContent)).toEqual(['Buttons', 'Zips']);
  },
};

/** A word of any length stays within the list. */
export const LongItem: Story = {
  args: {
    remote: { status: 'success', data: [{ id: 'PK-1', content: 'Swatches'.repeat(40) }] },
    children: ({ content }) => <p className="wrap-anywhere">{content}</p>,
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(beyond(canvas.getByText(/^Swatches/), canvas.getByRole('list'))).toBe('');
  },
};

/** An item that cannot be drawn says so in its place; the others stay. */
export const TornItem: Story = {
  beforeEach: () => expectNoise(/content is torn/),
  render: (args) => {
    const [first, ...others] = parcels(2);
    const data = first ? [torn(first, 'content'), ...others] : others;
    return <RemoteList {...args} remote={{ status: 'success', data }} />;
  },
  play: async ({ canvas }) => {
    await expect(itemsOf(canvas).map(({ textContent }) => textContent)).toEqual([
      'This record could not be shown.',
      'Swatches 2',
    ]);
    await expectCount(canvas, 'Parcels', '2');
  },
};
