import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { MessageList } from '@/components/communications/MessageList';
import { PLATFORMS } from '@/domain/communications/message';
import { beyond } from '@/testing/box';
import { buildMessage, buildMessages } from '@/testing/communications/buildCommunications';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { unknownWord } from '@/testing/unknownWord';
import { Panel } from '@/ui/Panel';

const meta = {
  component: MessageList,
  decorators: [
    (Story) => (
      <Panel>
        <div>
          <Story />
        </div>
      </Panel>
    ),
  ],
  args: { label: 'Internal messages', messages: buildMessages(4, 2), now: FROZEN_NOW },
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Oldest first; a divider stands before the first of the unread, and each says that it is unread. */
export const Default: Story = {
  tags: ['COMMS-3', 'COMMS-4'],
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    const texts = items.map((item) => item.innerText.split(/\n+/).filter((line) => !/unread|2026/.test(line)));
    await expect(texts).toEqual([
      ['Ada Weaver', 'Teams', '8h ago', 'Message 1 of 4'],
      ['Ben Dyer', 'Teams', '7h ago', 'Message 2 of 4'],
      ['Ada Weaver', 'Teams', 'Unread', '6h ago', 'Message 3 of 4'],
      ['Ben Dyer', 'Teams', 'Unread', '5h ago', 'Message 4 of 4'],
    ]);
    await expect(canvas.getAllByRole('separator')).toHaveLength(1);
    const [, , third = document.body] = items;
    const divider = within(third).getByRole('separator', { name: '2 unread messages' });
    await expect(divider.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      within(third).getByText('Message 3 of 4').getBoundingClientRect().top,
    );
  },
};

/** When all are unread, each says so and the dividing line stands over the first. */
export const AllUnread: Story = {
  tags: ['COMMS-4'],
  args: { messages: buildMessages(3, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Unread')).toHaveLength(3);
    const [first = document.body] = canvas.getAllByRole('listitem');
    await expect(within(first).getByRole('separator', { name: '3 unread messages' })).toBeVisible();
  },
};

/** Messages of one id, from an implementation at fault, are all shown. */
export const SameIdTwice: Story = {
  args: { messages: buildMessages(3, 0).map((message) => ({ ...message, id: 'M-1' })) },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem').map((item) => /Message \d of \d/.exec(item.innerText)?.[0]);
    await expect(shown).toEqual(['Message 1 of 3', 'Message 2 of 3', 'Message 3 of 3']);
  },
};

/** When all were read, neither mark nor dividing line shows. */
export const NoneUnread: Story = {
  tags: ['COMMS-4'],
  args: { messages: buildMessages(3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Unread')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('separator')).not.toBeInTheDocument();
  },
};

/** One unread message has a dividing line in the singular. */
export const OneUnread: Story = {
  args: { messages: buildMessages(3, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator', { name: '1 unread message' })).toBeVisible();
  },
};

/** From a newer server: a platform that is not known here, no sender, no words, no time; the list stays a list. */
export const Unknown: Story = {
  args: {
    messages: [
      buildMessage(),
      buildMessage({
        id: 'MS-2',
        sender: '',
        platform: unknownWord('Carrier Pigeon', PLATFORMS),
        time: 'soon',
        message: ' ',
      }),
    ],
  },
  play: async ({ canvas }) => {
    const [, second = document.body] = canvas.getAllByRole('listitem');
    await expect(second.innerText.split(/\n+/)).toEqual([
      'Unknown sender',
      'Carrier Pigeon',
      'Unknown time',
      'No text',
    ]);
  },
};

/** On the narrowest phone nothing of a long message, its sender or the divider leaves the list. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    messages: buildMessages(3, 2, { sender: 'Wolfeschlegel'.repeat(8), message: `Late${'buttons'.repeat(60)}` }),
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Internal messages' });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    for (const part of [
      canvas.getByRole('separator'),
      ...canvas.getAllByText(/^Late/),
      ...canvas.getAllByText('Unread'),
    ]) {
      const { left, right } = part.getBoundingClientRect();
      await expect([left >= 0, right <= 320]).toEqual([true, true]);
    }
  },
};

/**
 * A long list opens at its newest message, and is a region of its own, which takes the focus and can be scrolled; a shade
 * at its upper edge tells that there is more above.
 */
export const Long: Story = {
  args: { messages: buildMessages(50, 40) },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Internal messages' });
    await expect(beyond(canvas.getByText('Message 50 of 50'), region)).toBe('');
    await expect(beyond(canvas.getByText('Message 1 of 50'), region)).not.toBe('');
    await expect(canvas.getByRole('separator', { name: '40 unread messages' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(region).toHaveFocus();
    const shade = region.nextElementSibling;
    await waitFor(() => expect(shade).toBeVisible());
    await expect(shade?.getBoundingClientRect().top).toBe(region.getBoundingClientRect().top);
    region.scrollTo({ top: -region.scrollHeight });
    await expect(beyond(canvas.getByText('Message 1 of 50'), region)).toBe('');
    await waitFor(() => expect(shade).not.toBeVisible());
  },
};

/** Whatever the messages' heights, the upper edge of a long list cuts none of them. */
export const CutBetweenMessages: Story = {
  args: {
    messages: buildMessages(40).map((message, index) => ({ ...message, message: 'One more line\n'.repeat(index % 7) })),
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Internal messages' });
    await waitFor(async () => {
      await expect(region.style.height).not.toBe('');
      const edge = region.getBoundingClientRect().top;
      const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top - edge);
      await expect(tops.some((top) => Math.abs(top) < 1)).toBe(true);
    });
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
  },
};

/** A message higher than the list is cut, for it must be. */
export const OneEndlessMessage: Story = {
  args: { messages: [...buildMessages(2), buildMessage({ id: 'MS-9', message: 'One more line\n'.repeat(80) })] },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Internal messages' });
    await expect(region.clientHeight).toBeGreaterThanOrEqual(224);
    await expect(region.scrollHeight).toBeGreaterThan(1_600);
  },
};

/** A short list is as high as its messages. */
export const OneMessage: Story = {
  args: { messages: [buildMessage()] },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Internal messages' }).getBoundingClientRect();
    const item = canvas.getByRole('listitem').getBoundingClientRect();
    await expect([item.top - region.top, region.bottom - item.bottom].every((gap) => Math.abs(gap) < 2)).toBe(true);
    await expect(canvas.getByRole('region').nextElementSibling).not.toBeVisible();
  },
};

/** On a phone the page scrolls, and the list stands in it whole. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  args: { messages: buildMessages(40) },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Internal messages' });
    await expect(region.scrollHeight).toBe(region.clientHeight);
    await expect(region.clientHeight).toBeGreaterThan(2_000);
  },
};
