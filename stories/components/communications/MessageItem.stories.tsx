import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessageItem } from '@/components/communications/MessageItem';
import { beyond } from '@/testing/box';
import { buildMessage } from '@/testing/communications/buildCommunications';
import { FROZEN_NOW, hoursAgo } from '@/testing/frozenClock';
import { elementsOfWords } from '@/testing/html';
import { badgeStyle, lookOf, roleColor } from '@/testing/look';
import { PRODUCT_NAME } from '@/domain/product';

const meta = {
  component: MessageItem,
  decorators: [
    (Story) => (
      <ul aria-label="Messages" className="bg-panel">
        <Story />
      </ul>
    ),
  ],
  args: { message: buildMessage(), now: FROZEN_NOW },
} satisfies Meta<typeof MessageItem>;

export default meta;
type Story = StoryObj<typeof meta>;

const textOf = (element: HTMLElement) => (element.textContent ?? '').replaceAll(/\s+/g, ' ');

/** The sender first, then platform, age and text; a message that was read says nothing of it. */
export const Default: Story = {
  tags: ['COMMS-3', 'COMMS-4'],
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    await expect(textOf(item).startsWith('Ada Weaver')).toBe(true);
    for (const words of ['Ada Weaver', 'Teams', '5h ago', 'The buttons left the mill last night.']) {
      await expect(canvas.getByText(words)).toBeVisible();
    }
    await expect(canvas.queryByText('Unread')).not.toBeInTheDocument();
    await expect(item.lastElementChild && getComputedStyle(item.lastElementChild).borderLeftWidth).toBe('0px');
  },
};

/** On screen the age; the title and screen readers have the exact time. */
export const TheExactTime: Story = {
  play: async ({ canvas }) => {
    const exact = canvas.getByText('Thursday, January 15, 2026 at 7:00 AM');
    await expect(exact).not.toHaveAttribute('aria-hidden');
    // Found by its role, so nothing around it hides it.
    await expect(canvas.getByRole('time')).toContainElement(exact);
    await expect(canvas.getByRole('time')).toHaveAttribute('title', exact.textContent);
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', hoursAgo(5));
    await expect(canvas.getByText('5h ago')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Marked by a word with an icon, and by a stripe and a tint. */
export const Unread: Story = {
  tags: ['COMMS-4'],
  args: { message: buildMessage({ isRead: false }) },
  play: async ({ canvas }) => {
    const word = canvas.getByText('Unread');
    await expect(word).toBeVisible();
    await expect(lookOf(word)).toEqual(['bell-dot', 'blue']);
    const body = getComputedStyle(canvas.getByRole('listitem').lastElementChild ?? document.body);
    await expect(body.borderLeftWidth).toBe('3px');
    await expect(body.borderLeftColor).toBe(roleColor('info-mark'));
    await expect(body.backgroundColor).toBe(roleColor('info-soft'));
    for (const badge of ['Unread', 'Teams']) {
      await expect(badgeStyle(canvas.getByText(badge)).backgroundColor).toBe(roleColor('panel'));
    }
  },
};

/** Every line break and space is kept. */
export const SeveralLines: Story = {
  args: { message: buildMessage({ message: 'Found:\n  A  as the standard\n  B  cooler\n\nAda' }) },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Found/);
    await expect(text.innerText).toBe('Found:\n  A  as the standard\n  B  cooler\n\nAda');
    await expect(text.getBoundingClientRect().height).toBeGreaterThanOrEqual(5 * 20);
  },
};

/** The whole of a very long message stands there, in lines of at most 80 characters. */
export const FiveThousandCharacters: Story = {
  args: { message: buildMessage({ message: 'Cut, sewn, pressed, packed, late. '.repeat(148).slice(0, 5_000) }) },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Cut, sewn/);
    await expect(text.textContent).toHaveLength(5_000);
    await expect(text.scrollHeight).toBeLessThanOrEqual(Math.ceil(text.getBoundingClientRect().height));
    await expect(text.getBoundingClientRect().width).toBeLessThan(800);
    await expect(beyond(text, canvas.getByRole('list'))).toBe('');
  },
};

/** A word of two thousand letters breaks within its message. */
export const OneEndlessWord: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { message: buildMessage({ message: 'W'.repeat(2_000) }) },
  play: async ({ canvas }) => {
    await expect(beyond(canvas.getByText(/^W+$/), canvas.getByRole('list'))).toBe('');
  },
};

/** Links are not followed by mistake: they stay text. */
export const LinksStayText: Story = {
  args: { message: buildMessage({ message: 'See https://example.com/a?b=1 or javascript:alert(1)' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('See https://example.com/a?b=1 or javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** HTML in sender and text is text; nothing is made of it. */
export const HtmlStaysText: Story = {
  args: {
    message: buildMessage({
      sender: '<b>Ada</b>',
      message: '<img src=x onerror="document.title=1"><script>document.title=1</script>',
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>Ada</b>')).toBeVisible();
    await expect(canvas.getByText(/^<img src=x/)).toBeVisible();
    await expect(elementsOfWords(canvasElement)).toEqual([]);
    await expect(document.title).toBe(PRODUCT_NAME);
  },
};

/** Texts that run from right to left do so, also beside emoji. */
export const RightToLeftAndEmoji: Story = {
  args: { message: buildMessage({ sender: 'נועה לוי', message: 'الأزرار متأخرة 🧵👩🏽‍🏭 ثلاثة أيام' }) },
  play: async ({ canvas }) => {
    for (const words of ['נועה לוי', 'الأزرار متأخرة 🧵👩🏽‍🏭 ثلاثة أيام']) {
      await expect(getComputedStyle(canvas.getByText(words)).direction).toBe('rtl');
    }
  },
};

/** A very long name is cut at two lines and keeps to its room; its title tells the whole. */
export const LongSender: Story = {
  globals: { viewport: { value: 'w390' } },
  args: { message: buildMessage({ sender: 'Ottilie von Weberstedt '.repeat(14).slice(0, 300), isRead: false }) },
  play: async ({ canvas, args }) => {
    const sender = canvas.getByTitle(args.message.sender.trim());
    await expect(sender.getBoundingClientRect().height).toBeLessThanOrEqual(2 * 20 + 1);
    await expect(beyond(sender, canvas.getByRole('list'))).toBe('');
    await expect(beyond(canvas.getByText('Unread'), canvas.getByRole('list'))).toBe('');
  },
};

/** A message from a clock that runs ahead reads 'Just now', and its title tells the exact time. */
export const FromTheFuture: Story = {
  args: { message: buildMessage({ time: hoursAgo(-48) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Just now')).toBeVisible();
    await expect(canvas.getByText('Saturday, January 17, 2026 at 12:00 PM')).toBeInTheDocument();
  },
};

/** A time that cannot be read is said to be unknown, and is not shown as it came. */
export const TimeThatCannotBeRead: Story = {
  args: { message: buildMessage({ time: 'last Tuesday' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown time')).toBeVisible();
    await expect(canvas.queryByTitle('last Tuesday')).not.toBeInTheDocument();
  },
};

/** What is missing is named. */
export const BlankParts: Story = {
  args: { message: buildMessage({ sender: ' ', message: '\n' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown sender')).toBeVisible();
    await expect(canvas.getByText('No text')).toBeVisible();
  },
};
