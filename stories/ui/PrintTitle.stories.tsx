import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrintTitle } from '@/ui/PrintTitle';

/** Stands in the frame of every screen. Print this page to see it; the end-to-end tests read it from the PDF. */
const meta = {
  component: PrintTitle,
  args: {
    initials: 'WL',
    product: 'Weftline',
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
    for (const words of ['WL', 'Weftline', 'Customer Operations Platform']) {
      await expect(canvas.getByText(words)).not.toBeVisible();
    }
    await expect(canvas.getByText('WL')).toHaveAttribute('aria-hidden', 'true');
  },
};
