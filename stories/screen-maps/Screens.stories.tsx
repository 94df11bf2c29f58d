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

export const Dashboard: Story = { args: { address: '/' } };
export const PurchaseOrderTracker: Story = { args: { address: '/po-tracker' } };
export const SmartInbox: Story = { args: { address: '/smart-inbox' } };
export const Tickets: Story = { args: { address: '/tickets' } };
export const RadarReport: Story = { args: { address: '/radar' } };
export const Momentum: Story = { args: { address: '/momentum' } };
export const FileHub: Story = { args: { address: '/files' } };
export const Communications: Story = { args: { address: '/communications' } };
