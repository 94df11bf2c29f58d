import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { beyond } from '@/testing/box';
import { SkipLink } from '@/ui/SkipLink';

const meta = {
  component: SkipLink,
  args: { targetId: 'orders', children: 'Skip to content' },
  // Each is a page of its own: content that is skipped to is the only one there.
  parameters: { docs: { story: { inline: false }, height: 160 } },
  decorators: [
    (Story) => (
      <>
        <Story />
        {/* Clear of the link, which lies over the brand in the bar. */}
        <div className="pt-16">
          <button type="button">Dashboard</button>
          <main id="orders" tabIndex={-1}>
            Twelve active orders
          </main>
        </div>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How far the shadow of what lies over the page reaches below it, in pixels: its offset and blur, less its spread. */
const SHADOW_PX = 12 + 32 - 8;

/** Out of sight with its shadow until the keyboard reaches it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('link', { name: 'Skip to content' }).getBoundingClientRect();
    await expect(bottom).toBeLessThan(-SHADOW_PX);
  },
};

/** First to take the focus, and then in sight. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(80);
    await expect(beyond(link)).toBe('');
  },
};

/** Leads past the bar to the content; the address stays as it is. */
export const Followed: Story = {
  play: async ({ canvas, userEvent }) => {
    const followLink = fn();
    document.addEventListener('click', (event) => followLink(!event.defaultPrevented), { once: true });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(followLink.mock.calls).toEqual([[false]]);
  },
};

/** The content is not there yet: nothing happens, nothing is thrown. */
export const TargetAbsent: Story = {
  args: { targetId: 'tickets' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(link).toHaveFocus();
  },
};
