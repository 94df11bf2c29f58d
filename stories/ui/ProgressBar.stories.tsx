import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TONES } from '@/domain/tone';
import { filledPercent } from '@/testing/bars';
import { roleColor } from '@/testing/look';
import { ProgressBar } from '@/ui/ProgressBar';

const meta = {
  component: ProgressBar,
  args: { name: 'Progress', value: 62, tone: 'neutral' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bar is full at 100, on screen and for screen readers. */
export const Default: Story = {
  tags: ['TOAST-6'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progress' });
    await expect(bar).toHaveAttribute('aria-valuemin', '0');
    await expect(bar).toHaveAttribute('aria-valuemax', '100');
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await expect(bar).toHaveAttribute('aria-valuetext', '62%');
    await expect(filledPercent(bar)).toBe(62);
  },
};

/** Nothing done yet is an empty bar and heard as 0 %. */
export const NothingDone: Story = {
  args: { value: 0 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progress' });
    await expect(bar).toHaveAttribute('aria-valuetext', '0%');
    await expect(filledPercent(bar)).toBe(0);
  },
};

/** All done is a full bar and heard as 100 %. */
export const AllDone: Story = {
  args: { value: 100 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progress' });
    await expect(bar).toHaveAttribute('aria-valuetext', '100%');
    await expect(filledPercent(bar)).toBe(100);
  },
};

/** Neutral ink unless the value itself is good or bad. */
export const EveryTone: Story = {
  render: (args) => (
    <div className="flex flex-col gap-3">
      {TONES.map((tone) => (
        <ProgressBar key={tone} {...args} name={tone} tone={tone} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const fills = TONES.map((tone) => canvas.getByRole('progressbar', { name: tone }).firstElementChild);
    const colors = fills.map((fill) => fill && getComputedStyle(fill).backgroundColor);
    await expect(colors).toEqual(TONES.map((tone) => roleColor(tone === 'neutral' ? 'fill' : `${tone}-mark`)));
  },
};

/** Below nothing is nothing. */
export const BelowZero: Story = {
  args: { value: -5 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progress' });
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    await expect(filledPercent(bar)).toBe(0);
  },
};

/** Above full is full: the fill stays within its bar. */
export const AboveHundred: Story = {
  args: { value: 140 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progress' });
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(filledPercent(bar)).toBe(100);
  },
};

/** No number: an empty bar that says so. */
export const NotANumber: Story = {
  args: { value: NaN },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progress' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'Unknown');
    await expect(filledPercent(bar)).toBe(0);
  },
};

/** Fractions are announced as whole percent; nearly all is not all. */
export const Fraction: Story = {
  args: { value: 99.6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', '99%');
  },
};

/** Where a percentage says little, the value is announced in words; the bar stays as it is. */
export const InWords: Story = {
  args: { name: 'Buttons late', value: 80, valueText: '8 times' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Buttons late' });
    await expect(bar).toHaveAttribute('aria-valuetext', '8 times');
    await expect(bar).toHaveAttribute('aria-valuenow', '80');
  },
};
