import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SCREENS } from '@/app/screens';
import { bookPage } from '../BookPage';
import { ScreenMap } from './ScreenMap';
import { SCREEN_PARTS } from './screenParts';

const meta = {
  component: ScreenMap,
  tags: ['!autodocs'],
  parameters: { ...bookPage },
  // Every region of the screen has its number, its component and its clauses, and none is named that is not there.
  play: async ({ args: { address }, canvas }) => {
    const parts = SCREEN_PARTS[address] ?? [];
    const legend = within(await canvas.findByRole('list', { name: /^Regions of/ }));
    await waitFor(() => expect(legend.getAllByRole('link', { name: /^[A-Z][a-z]/ })).toHaveLength(parts.length));
    await expect(legend.queryByText(/Nobody has said|should be drawn/)).not.toBeInTheDocument();
    await expect(Object.keys(SCREEN_PARTS)).toEqual(SCREENS.map(({ path }) => path));
  },
} satisfies Meta<typeof ScreenMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The regions of the Dashboard, each with its components and clauses. */
export const Dashboard: Story = { args: { address: '/' } };

/** The regions of the purchase order tracker, each with its components and clauses. */
export const PurchaseOrderTracker: Story = { args: { address: '/po-tracker' } };

/** The regions of the Smart Inbox, each with its components and clauses. */
export const SmartInbox: Story = { args: { address: '/smart-inbox' } };

/** The regions of Tickets, each with its components and clauses. */
export const Tickets: Story = { args: { address: '/tickets' } };

/** The regions of the Weekly Radar Report, each with its components and clauses. */
export const RadarReport: Story = { args: { address: '/radar' } };

/** The regions of Momentum, each with its components and clauses. */
export const Momentum: Story = { args: { address: '/momentum' } };

/** The regions of the File Hub, each with its components and clauses. */
export const FileHub: Story = { args: { address: '/files' } };

/** The regions of Communications, each with its components and clauses. */
export const Communications: Story = { args: { address: '/communications' } };
