import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductTheme } from '@/ui/ProductTheme';

const meta = {
  component: ProductTheme,
  args: {
    children: (
      <div className="flex items-center gap-3">
        <Button>Create Ticket</Button>
        Twelve active orders
      </div>
    ),
  },
} satisfies Meta<typeof ProductTheme>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Our own type and our own fill reach what is drawn within. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Create Ticket' }));
    const page = getComputedStyle(document.documentElement);
    await expect(button.fontFamily).toMatch(/^Inter|^"Inter"/);
    await expect(page.getPropertyValue('--accent')).toBe('#ef1a29');
    await expect(button.color).toBe('rgb(255, 255, 255)');
  },
};

/** The appearance comes from the class on the document element alone, here as in the story's toolbar. */
export const FollowsTheDocument: Story = {
  play: async ({ canvas, globals }) => {
    const scheme = getComputedStyle(canvas.getByText('Twelve active orders')).colorScheme;
    await expect(scheme).toBe(globals['appearance'] === 'dark' ? 'dark' : 'light');
  },
};
