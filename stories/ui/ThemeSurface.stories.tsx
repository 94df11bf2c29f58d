import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThemeSurface } from '@/ui/ThemeSurface';

const meta = {
  component: ThemeSurface,
  args: { children: <Button>Access Platform</Button> },
} satisfies Meta<typeof ThemeSurface>;

export default meta;
type Story = StoryObj<typeof meta>;

function attributesOf(element: Element | null | undefined): Record<string, string> {
  return Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
}

/** Every story stands in ProductTheme, so the surface's attributes are held against those around it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const root = '[data-is-root-theme="true"]';
    const surface = canvas.getByRole('button', { name: 'Access Platform' }).closest(root);
    const product = surface?.parentElement?.closest(root);
    await expect(attributesOf(surface)).toHaveProperty('data-accent-color', 'red');
    await expect(attributesOf(surface)).toEqual(attributesOf(product));
  },
};
