import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlatformBadge } from '@/components/communications/PlatformBadge';
import { PLATFORMS } from '@/domain/communications/message';
import { badgeStyle, lookOf, looksOf, roleColor } from '@/testing/look';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: PlatformBadge,
  args: { platform: 'Teams', onTint: false },
} satisfies Meta<typeof PlatformBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The platform that a message came by. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Teams')).toBeVisible();
  },
};

/** Each platform has its icon beside its word; none is better than another. */
export const EveryPlatform: Story = {
  tags: ['COMMS-3'],
  render: () => (
    <div className="flex gap-2">
      {PLATFORMS.map((platform) => (
        <PlatformBadge key={platform} platform={platform} onTint={false} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(looksOf(canvas, PLATFORMS)).toEqual({
      Teams: ['message-square', 'grey'],
      Outlook: ['mail', 'grey'],
      SAP: ['database', 'grey'],
    });
  },
};

/** On a tinted ground the badge has the panel's ground and an edge. */
export const OnATintedGround: Story = {
  args: { onTint: true },
  play: async ({ canvas }) => {
    const { borderColor, backgroundColor } = badgeStyle(canvas.getByText('Teams'));
    await expect(borderColor).toBe(roleColor('line'));
    await expect(backgroundColor).toBe(roleColor('panel'));
  },
};

/** A platform from a newer server keeps its word and claims nothing. */
export const UnknownPlatform: Story = {
  args: { platform: unknownWord('Carrier Pigeon', PLATFORMS) },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Carrier Pigeon'))).toEqual(['circle-question-mark', 'grey']);
  },
};

/** A message without a platform reads 'Unknown' and wears no platform's look. */
export const EmptyPlatform: Story = {
  args: { platform: unknownWord('', PLATFORMS) },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Unknown'))).toEqual(['circle-question-mark', 'grey']);
  },
};
