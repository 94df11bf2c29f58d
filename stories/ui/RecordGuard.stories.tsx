import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { expectNoise } from '@/testing/expectNoise';
import { iconsIn } from '@/testing/icon';
import { RecordGuard } from '@/ui/RecordGuard';

function tear(): never {
  throw new Error('The record is torn');
}

const meta = {
  component: RecordGuard,
  args: { record: 'PO-31007', children: () => <p>PO-31007, 40 % done</p> },
} satisfies Meta<typeof RecordGuard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A record that can be drawn stands there as it is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PO-31007, 40 % done')).toBeVisible();
    await expect(canvas.queryByText('This record could not be shown.')).not.toBeInTheDocument();
  },
};

/** A card that throws says so in its place. */
export const TornCard: Story = {
  args: { children: tear },
  beforeEach: () => expectNoise(/The record is torn/),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('This record could not be shown.')).toBeVisible();
    await expect(iconsIn(canvasElement)).toEqual(['triangle-exclamation-point']);
  },
};

/** In a list it is an item like the others, which stay. */
export const TornItem: Story = {
  args: { inList: true, children: tear },
  beforeEach: () => expectNoise(/The record is torn/),
  render: (args) => (
    <ul aria-label="Orders">
      <li>PO-31006</li>
      <RecordGuard {...args} />
    </ul>
  ),
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Orders' })).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['PO-31006', 'This record could not be shown.']);
  },
};

/** Once the record is another one it is drawn again. */
export const TornThenMended: Story = {
  beforeEach: () => expectNoise(/The record is torn/),
  render: function Refetched() {
    const [record, setRecord] = useState('torn');
    return (
      <>
        <RecordGuard record={record}>{() => (record === 'torn' ? tear() : <p>{record}</p>)}</RecordGuard>
        <Button onClick={() => setRecord('PO-31007')}>Refresh</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This record could not be shown.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(canvas.getByText('PO-31007')).toBeVisible();
    await expect(canvas.queryByText('This record could not be shown.')).not.toBeInTheDocument();
  },
};
