import { Tabs } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChannelTab } from '@/components/communications/ChannelTab';
import { CHANNELS } from '@/domain/communications/conversation';
import { iconsIn } from '@/testing/icon';

const meta = {
  component: ChannelTab,
  decorators: [
    (Story) => (
      <Tabs.Root defaultValue="customer">
        <Tabs.List aria-label="Channel">
          <Story />
        </Tabs.List>
        {CHANNELS.map((channel) => (
          <Tabs.Content key={channel} value={channel}>
            {`What the ${channel} said`}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    ),
  ],
  args: { channel: 'customer', unread: 0, hasDraft: false },
} satisfies Meta<typeof ChannelTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The visible text of a tab: Radix holds the text a second time, hidden, for its width. */
const faceOf = (tab: HTMLElement) => tab.firstElementChild ?? tab;

/** The channel's name and no more. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab');
    await expect(tab).toHaveAccessibleName('Customer');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(iconsIn(tab)).toEqual(['building-complex']);
    await expect(tab).not.toHaveTextContent('Draft');
    await expect(tab).not.toHaveTextContent(/\d/);
  },
};

/** Each by its name, with the icon that its notice bears too; the one that is shown is the one that was chosen. */
export const EveryChannel: Story = {
  tags: ['COMMS-2'],
  render: (args) => (
    <>
      {CHANNELS.map((channel) => (
        <ChannelTab key={channel} {...args} channel={channel} />
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const tabs = canvas.getAllByRole('tab');
    await expect(tabs.map((tab) => [faceOf(tab).textContent?.trim(), ...iconsIn(tab)])).toEqual([
      ['Internal', 'users'],
      ['Customer', 'building-complex'],
      ['Factory', 'factory'],
    ]);
    await userEvent.click(canvas.getByRole('tab', { name: 'Factory' }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Factory');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What the factory said');
  },
};

/** The count stands beside the name and is read aloud in words. */
export const Unread: Story = {
  args: { unread: 2 },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab');
    await expect(tab).toHaveAccessibleName('Customer, 2 unread');
    await expect(faceOf(tab)).toHaveTextContent(/^Customer\s*2$/);
    await expect(iconsIn(tab)).toEqual(['building-complex']);
  },
};

/** One unread message is counted and heard as 1 unread. */
export const OneUnread: Story = {
  args: { unread: 1 },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab');
    await expect(tab).toHaveAccessibleName('Customer, 1 unread');
    await expect(faceOf(tab)).toHaveTextContent(/^Customer\s*1$/);
  },
};

/** Little room: more than 99 are '99+'. */
export const ManyUnread: Story = {
  args: { unread: 1_204 },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab');
    await expect(tab).toHaveAccessibleName('Customer, 99+ unread');
    await expect(faceOf(tab)).toHaveTextContent(/^Customer\s*99\+$/);
  },
};

/** An unsent text is marked in words. */
export const DraftKeptInTheChannel: Story = {
  args: { unread: 2, hasDraft: true },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab');
    await expect(tab).toHaveAccessibleName('Customer, draft, 2 unread');
    await expect(faceOf(tab)).toHaveTextContent(/^Customer\s*Draft\s*2$/);
    await expect(iconsIn(tab)).toEqual(['building-complex', 'pen-line']);
  },
};
