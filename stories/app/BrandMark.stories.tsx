import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from '@/app/BrandMark';

const meta = { component: BrandMark, args: { size: 36 } } satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** White letters stand on the accent itself, which only large bold text may do. */
export const Default: Story = {
  tags: ['SHELL-10'],
  play: async ({ canvas }) => {
    const mark = getComputedStyle(canvas.getByText('WL'));
    await expect(mark.backgroundColor).toBe('rgb(239, 26, 41)');
    await expect(Number.parseFloat(mark.fontSize)).toBeGreaterThanOrEqual(19);
    await expect(Number(mark.fontWeight)).toBeGreaterThanOrEqual(700);
  },
};

/** The larger mark over the login form, 48 px wide. */
export const OverTheLogin: Story = {
  args: { size: 48 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('WL').getBoundingClientRect().width).toBe(48);
  },
};
