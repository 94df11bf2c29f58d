import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlatformBadge } from '@/components/communications/PlatformBadge';
import { PLATFORMS } from '@/domain/communications/message';
import { lookOfBadge } from '@/testing/look';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: PlatformBadge,
  args: { platform: 'Teams' },
} satisfies Meta<typeof PlatformBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Teams')).toBeVisible();
  },
};

/** Each platform has an icon and a word of its own. */
export const EveryPlatform: Story = {
  tags: ['COMMS-3'],
  render: () => (
    <div className="flex gap-2">
      {PLATFORMS.map((platform) => (
        <PlatformBadge key={platform} platform={platform} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const icons = PLATFORMS.map((platform) => lookOfBadge(canvas.getByText(platform)).icon);
    await expect(new Set(icons).size).toBe(PLATFORMS.length);
  },
};

/** On a tinted ground the badge has the panel's ground and an edge. */
export const OnTint: Story = {
  args: { onTint: true },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Teams').parentElement ?? document.body;
    await expect(getComputedStyle(badge).boxShadow).not.toBe('none');
  },
};

/** A platform from a newer server keeps its word and claims nothing. */
export const UnknownPlatform: Story = {
  args: { platform: unknownWord('Carrier Pigeon', PLATFORMS) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carrier Pigeon')).toBeVisible();
    await expect(lookOfBadge(canvas.getByText('Carrier Pigeon')).icon).not.toBe('');
  },
};

export const EmptyPlatform: Story = {
  args: { platform: unknownWord('', PLATFORMS) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
};
