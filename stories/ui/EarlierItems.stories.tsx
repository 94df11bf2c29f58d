import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EarlierItems } from '@/ui/EarlierItems';

const meta = {
  component: EarlierItems,
  decorators: [
    (Story, { args: { regionId } }) => (
      <div className="px-2">
        <Story />
        <section id={regionId} aria-label="Messages" tabIndex={-1}>
          The buttons left the mill last night.
        </section>
      </div>
    ),
  ],
  args: {
    regionId: 'messages',
    shown: 50,
    countWords: '2,000 messages',
    words: 'Show Earlier Messages',
    onShowEarlier: fn(),
  },
} satisfies Meta<typeof EarlierItems>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It says how many of how many there are; pressed, it asks for more, and the list has the focus. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The latest 50 of 2,000 messages');
    await expect(args.onShowEarlier).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Earlier Messages' }));
    await expect(args.onShowEarlier).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveFocus();
  },
};

/** Where no earlier ones can be shown it only says so. */
export const NothingEarlier: Story = {
  args: { words: undefined, shown: 1_200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The latest 1,200 of 2,000 messages')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    // It never changes, so that nothing is to be told.
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

/** On the narrowest phone the button stands below the line. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { countWords: '1,234,567 messages', words: 'Show Earlier Messages · 1,234 unread' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(canvas.getByText(/^The latest/).getBoundingClientRect().bottom);
    await expect(button.right).toBeLessThanOrEqual(320);
  },
};
