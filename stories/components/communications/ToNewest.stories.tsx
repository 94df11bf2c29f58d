import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MessageList } from '@/components/communications/MessageList';
import { ToNewest } from '@/components/communications/ToNewest';
import type { Message } from '@/domain/communications/message';
import { buildMessages } from '@/testing/communications/buildCommunications';
import { expectNoise } from '@/testing/expectNoise';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { torn } from '@/testing/torn';

const regionId = 'messages';
/** Thirty messages where a story names no others. */
const messagesOf = ({ messages = () => buildMessages(30) }: { messages?: () => readonly Message[] }) => messages();

const meta = {
  component: ToNewest,
  globals: { viewport: { value: 'w390' } },
  args: { regionId, unread: 0 },
  // On its page in a window of its own: as high as thirty messages nobody would find the button.
  parameters: { stays: true, docs: { story: { inline: false } } },
  decorators: [
    (Story, { parameters }) => (
      <main>
        <MessageList id={regionId} label="Internal messages" messages={messagesOf(parameters)} now={FROZEN_NOW} />
        <div
          className={`${parameters['stays'] ? 'sticky' : 'relative'} bottom-0 h-16 border-t border-line bg-panel p-4`}
        >
          <Story />
          <input aria-label="Message to colleagues" className="w-full" />
        </div>
      </main>
    ),
  ],
} satisfies Meta<typeof ToNewest>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One press leads to the end of a long list; there is nothing to lead to then, and the list has the focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Newest Message' }));
    const { bottom } = canvas.getByText('Message 30 of 30').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight - 64);
    await expect(canvas.getByRole('region', { name: 'Internal messages' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
    window.scrollTo(0, 0);
    await expect(await canvas.findByRole('button', { name: 'Newest Message' })).toBeVisible();
  },
};

/** A sliver of the newest message above the bar is not yet the message: the button stays until its text is in sight. */
export const SliverInSight: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Newest Message' });
    const newest = canvas.getByText('Message 30 of 30').closest('li > div') ?? document.body;
    const showOfIt = async (px: number) => {
      window.scrollBy(0, newest.getBoundingClientRect().top - (window.innerHeight - 64 - px));
      for (let frame = 0; frame < 2; frame += 1) await lookAt(newest);
    };
    await showOfIt(10);
    await expect(canvas.getByRole('button', { name: 'Newest Message' })).toBeVisible();
    await showOfIt(64);
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
  },
};

/** The one message that is unread: the line above it that says so is not yet the message. */
export const OnlyTheNewestUnread: Story = {
  args: { unread: 1 },
  parameters: { messages: () => buildMessages(30, 1) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Newest Message · 1 unread' });
    const newest = canvas.getByText('Message 30 of 30').closest('li') ?? document.body;
    window.scrollBy(0, newest.getBoundingClientRect().top - (window.innerHeight - 64 - 64));
    for (let frame = 0; frame < 2; frame += 1) await lookAt(newest);
    await expect(canvas.getByRole('button', { name: 'Newest Message · 1 unread' })).toBeVisible();
  },
};

/** A bar that grows with what is typed covers the newest message: the way back to it is there at once. */
export const BehindAGrownBar: Story = {
  play: async ({ canvas }) => {
    const newest = canvas.getByText('Message 30 of 30');
    await canvas.findByRole('button', { name: 'Newest Message' });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
    const box = canvas.getByRole('textbox', { name: 'Message to colleagues' });
    box.style.height = '160px';
    box.parentElement?.style.setProperty('height', '200px');
    await expect(await canvas.findByRole('button', { name: 'Newest Message' })).toBeVisible();
    await expect(newest.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 200);
  },
};

/** One that cannot be drawn is a low line in its place: a press leads there, and the button is gone. */
export const UnreadableNewest: Story = {
  beforeEach: () => expectNoise(/sender is torn/),
  parameters: {
    messages: () => {
      const [newest, ...others] = buildMessages(30).toReversed();
      return newest ? [...others.toReversed(), torn(newest, 'sender')] : [];
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Newest Message' }));
    await expect(canvas.getByText('This record could not be shown.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
  },
};

/** Where the bar does not stay, the focused button brings the newest into sight, and goes only when the focus moves on. */
export const ByKeyboardInALowWindow: Story = {
  parameters: { stays: false },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Newest Message' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    button.scrollIntoView({ block: 'center' });
    // In the frame after, what the browser saw is drawn.
    for (let frame = 0; frame < 2; frame += 1) await lookAt(canvas.getByText('Message 30 of 30'));
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Message to colleagues' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
  },
};

/** The browser's own, while a busy one stands in for it. */
let original: typeof IntersectionObserver | undefined;
const reports = new Set<() => void>();

/** One that reports, as on a busy page, only when `reports` are called: then all that it has seen since. */
const busy = (Observer: typeof IntersectionObserver) =>
  class extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const seen: IntersectionObserverEntry[] = [];
      super((entries) => seen.push(...entries), options);
      reports.add(() => callback(seen.splice(0), this));
    }
  };

/** Resolves once the browser has reported what is in sight, to observers that were there before as well. */
const lookAt = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new (original ?? IntersectionObserver)(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

/** Where all of a list is in sight, it leads nowhere and is not there. */
export const ShortList: Story = {
  parameters: { messages: () => buildMessages(2) },
  play: async ({ canvas }) => {
    const newest = canvas.getByText('Message 2 of 2');
    await expect(newest).toBeVisible();
    await lookAt(newest);
    // In the frame after, what was made of it is drawn.
    await lookAt(newest);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** On a busy page the browser tells at once that the newest was out of sight and then in sight: the last one holds. */
export const SeenMeanwhile: Story = {
  beforeEach: () => {
    const Own = window.IntersectionObserver;
    original = Own;
    window.IntersectionObserver = busy(Own);
    return () => {
      window.IntersectionObserver = Own;
      original = undefined;
      reports.clear();
    };
  },
  play: async ({ canvas }) => {
    const newest = canvas.getByText('Message 30 of 30');
    const scrollAndLook = async (top: number) => {
      window.scrollTo(0, top);
      for (let frame = 0; frame < 2; frame += 1) await lookAt(newest);
    };
    const report = async () => {
      for (const each of reports) each();
      await lookAt(newest);
    };
    await scrollAndLook(0);
    await scrollAndLook(document.documentElement.scrollHeight);
    await report();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await scrollAndLook(0);
    await report();
    await expect(await canvas.findByRole('button', { name: 'Newest Message' })).toBeVisible();
  },
};

/** Says how many of the messages are unread, for on a phone the list begins with the oldest. */
export const WithUnread: Story = {
  args: { unread: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Newest Message · 2 unread' })).toBeVisible();
  },
};
