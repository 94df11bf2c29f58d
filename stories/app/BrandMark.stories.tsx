import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from '@/app/BrandMark';
import { PRODUCT_INITIALS } from '@/domain/product';
import { roleColor } from '@/testing/look';

const meta = { component: BrandMark, args: { size: 36 } } satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** White letters stand on the accent itself, which only large bold text may do. */
export const Default: Story = {
  tags: ['SHELL-10'],
  play: async ({ canvas }) => {
    const mark = getComputedStyle(canvas.getByText(PRODUCT_INITIALS));
    await expect(mark.backgroundColor).toBe(roleColor('accent'));
    await expect(Number.parseFloat(mark.fontSize)).toBeGreaterThanOrEqual(19);
    await expect(Number(mark.fontWeight)).toBeGreaterThanOrEqual(700);
  },
};

/** The larger mark over the login form, 48 px wide. */
export const OverTheLogin: Story = {
  args: { size: 48 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(PRODUCT_INITIALS).getBoundingClientRect().width).toBe(48);
  },
};

/** Letters that the browser enlarges alone stay on one line, and within their mark. */
export const LettersEnlarged: Story = {
  tags: ['edge'],
  play: async ({ canvas }) => {
    const mark = canvas.getByText(PRODUCT_INITIALS);
    const { width } = mark.getBoundingClientRect();
    await expect(Math.round(width)).toBe(36);
    mark.style.fontSize = '38px';
    const letters = document.createRange();
    letters.selectNodeContents(mark);
    await expect(letters.getClientRects()).toHaveLength(1);
    await expect(letters.getBoundingClientRect().width).toBeLessThan(mark.getBoundingClientRect().width);
    await expect(mark.getBoundingClientRect().width / width).toBeCloseTo(2);
  },
};
