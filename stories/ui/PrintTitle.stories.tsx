import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrintTitle } from '@/ui/PrintTitle';
import { PRODUCT_INITIALS, PRODUCT_NAME } from '@/domain/product';

/** Stands in the frame of every screen. Print this page to see it; the end-to-end tests read it from the PDF. */
const meta = {
  component: PrintTitle,
  args: {
    initials: PRODUCT_INITIALS,
    product: PRODUCT_NAME,
    description: 'Customer Operations Platform',
    printed: 'Printed March 12, 2026 at 2:05 PM',
  },
} satisfies Meta<typeof PrintTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On screen it takes no room and says nothing to assistive technology. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Printed March 12, 2026 at 2:05 PM')).not.toBeVisible();
    for (const words of [PRODUCT_INITIALS, PRODUCT_NAME, 'Customer Operations Platform']) {
      await expect(canvas.getByText(words)).not.toBeVisible();
    }
    await expect(canvas.getByText(PRODUCT_INITIALS)).toHaveAttribute('aria-hidden', 'true');
  },
};
