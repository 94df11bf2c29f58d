import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PanelGuard } from '@/screens/PanelGuard';
import { expectNoise } from '@/testing/expectNoise';
import { findOpenedPanel } from '@/testing/panels';
import { SidePanel } from '@/ui/SidePanel';
import { ownFrame } from '../wholePage';

function Broken(): never {
  throw new Error('The panel is torn');
}

const meta = {
  component: PanelGuard<string>,
  parameters: { docs: { ...ownFrame } },
  args: {
    entry: { shown: 'PO-31007', recordId: 'PO-31007', open: true, closePanel: fn() },
    children: (poNumber) => (
      <SidePanel open onClose={() => {}} title={poNumber}>
        The order
      </SidePanel>
    ),
  },
} satisfies Meta<typeof PanelGuard<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A panel that can be drawn opens as without the guard. */
export const Default: Story = {
  play: async ({ step }) => {
    await step('The panel is open and tells of the order', async () => {
      await expect(await findOpenedPanel('PO-31007')).toHaveTextContent('The order');
    });
  },
};

/** A panel of the same place says that it could not be shown, takes the focus, and closes as any other. */
export const Torn: Story = {
  args: { children: () => <Broken /> },
  beforeEach: () => expectNoise(/The panel is torn/),
  play: async ({ args, userEvent, step }) => {
    const panel = await findOpenedPanel('This panel could not be shown');
    await step('The panel says that it could not be shown, and what to do', async () => {
      await expect(panel).toHaveTextContent('Close the panel to continue; nothing you typed is lost.');
    });
    await step("Press 'Close': the panel is closed as any other", async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(args.entry.closePanel).toHaveBeenCalledOnce());
    });
  },
};

/** The next record is tried anew in the open panel. */
export const NextRecordWhole: Story = {
  beforeEach: () => expectNoise(/The panel is torn/),
  args: {
    children: (poNumber) =>
      poNumber === 'PO-31007' ? (
        <Broken />
      ) : (
        <SidePanel open onClose={() => {}} title={poNumber}>
          The order
        </SidePanel>
      ),
  },
  render: function Stepped(args) {
    const [shown, show] = useState('PO-31007');
    return <PanelGuard {...args} entry={{ ...args.entry, shown, closePanel: () => show('PO-31008') }} />;
  },
  play: async ({ userEvent, step }) => {
    await findOpenedPanel('This panel could not be shown');
    await step('Another order takes its place: its panel tells of it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await expect(await findOpenedPanel('PO-31008')).toHaveTextContent('The order');
    });
  },
};
