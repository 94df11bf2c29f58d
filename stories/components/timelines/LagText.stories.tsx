import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LagText } from '@/components/timelines/LagText';
import { colorName, roleColor } from '@/testing/look';

const meta = { component: LagText, args: { lagDays: 4 } } satisfies Meta<typeof LagText>;

export default meta;
type Story = StoryObj<typeof meta>;

const colorOf = (words: HTMLElement) => colorName(getComputedStyle(words).color);

/** More than three days behind the target is red. */
export const Default: Story = {
  tags: ['MOMENTUM-15'],
  play: async ({ canvas }) => {
    await expect(colorOf(canvas.getByText('+4 days'))).toBe('red');
  },
};

/** At 3 days a lag is shown, and not red yet. */
export const ThreeDays: Story = {
  tags: ['MOMENTUM-15'],
  args: { lagDays: 3 },
  play: async ({ canvas }) => {
    await expect(colorOf(canvas.getByText('+3 days'))).toBe('grey');
  },
};

/** No lag reads 'On track', in the grey of labels. */
export const OnTrack: Story = {
  tags: ['MOMENTUM-10'],
  args: { lagDays: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On track')).toBeVisible();
    await expect(getComputedStyle(canvas.getByText('On track')).color).toBe(roleColor('ink-2'));
  },
};

/** What is rounded away is no lag: the same words in the same grey. */
export const RoundedAway: Story = {
  args: { lagDays: 0.04 },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('On track')).color).toBe(roleColor('ink-2'));
  },
};

/** Ahead of the target has a minus and no colour. */
export const Ahead: Story = {
  args: { lagDays: -1 },
  play: async ({ canvas }) => {
    await expect(colorOf(canvas.getByText('−1 day'))).toBe('grey');
  },
};

/** A lag that is no number reads 'Unknown'. */
export const NoNumber: Story = {
  args: { lagDays: Number.NaN },
  play: async ({ canvas }) => {
    await expect(colorOf(canvas.getByText('Unknown'))).toBe('grey');
  },
};
