import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** The order of the stylesheet's layers: each must win over the one before it, and none may lose to the library. */
const meta = {
  render: () => (
    <div>
      <p>A plain paragraph</p>
      <Button>A button</Button>
      <Button className="mt-5 rounded-none">A placed button</Button>
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order of the style layers: base, Radix, components, utilities. */
export const Order: Story = {
  play: async ({ canvas, globals }) => {
    const dark = globals['appearance'] === 'dark';
    const plain = getComputedStyle(canvas.getByText('A plain paragraph'));
    const button = getComputedStyle(canvas.getByRole('button', { name: 'A button' }));
    const placed = getComputedStyle(canvas.getByRole('button', { name: 'A placed button' }));
    const root = getComputedStyle(document.documentElement);
    await expect(root.getPropertyValue('--accent')).toBe('#ef1a29'); // theme
    await expect(plain.marginBlockStart).toBe('0px'); // base
    await expect(button.display).toBe('inline-flex'); // radix
    await expect(button.backgroundColor).toBe(dark ? 'rgb(220, 23, 36)' : 'rgb(208, 18, 31)'); // components
    await expect(placed.marginTop).toBe('20px'); // utilities
    await expect(placed.borderRadius).toBe('0px');
    await expect(plain.fontFamily).toContain('Inter');
  },
};
