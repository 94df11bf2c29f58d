import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { MessageList, type MessageListProps } from '@/components/communications/MessageList';
import { beyond } from '@/testing/box';
import { buildMessage, buildMessages } from '@/testing/communications/buildCommunications';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { type KeptView, KeptViewContext } from '@/ui/keptView';
import { PRINTED_ROWS, WINDOWED_ABOVE_ROWS } from '@/ui/longList';
import { Panel } from '@/ui/Panel';

/** What the screen keeps of its lists. */
const leftOut = new Map<string, number>();
const scrolled = new Map<string, { top: number; left: number }>();
const keptView = (): KeptView => ({
  readScroll: (name) => scrolled.get(name),
  writeScroll: (name, to) => scrolled.set(name, to),
  isOpen: () => false,
  writeOpen: () => {},
  readLeftOut: (name) => leftOut.get(name),
  writeLeftOut: (name, count) => leftOut.set(name, count),
});

/** The list as a screen shows it: a message can come, another channel can be opened, and the screen left. */
function ListOnAScreen({ messages, ...props }: MessageListProps) {
  const [come, setCome] = useState(0);
  const [channel, setChannel] = useState('internal');
  const [kept, setKept] = useState(keptView);
  const newest = Array.from({ length: come }, (_, place) => buildMessage({ id: `New ${place}`, message: 'Just come' }));
  return (
    <KeptViewContext value={kept}>
      <Panel>
        <div>
          <MessageList key={channel} {...props} keptAs={channel} messages={[...messages, ...newest]} />
        </div>
      </Panel>
      <div className="flex flex-wrap gap-2 pt-3">
        <Button onClick={() => setCome(come + 1)}>Receive</Button>
        <Button onClick={() => setChannel(channel === 'internal' ? 'factory' : 'internal')}>Other channel</Button>
        <Button onClick={() => setKept(keptView())}>Come back</Button>
      </div>
    </KeptViewContext>
  );
}

const meta = {
  component: ListOnAScreen,
  args: { label: 'Internal messages', messages: buildMessages(2_000, 3), now: FROZEN_NOW },
  beforeEach: () => {
    leftOut.clear();
    scrolled.clear();
    // Paper that could not be printed must leave nothing behind.
    return () => {
      window.dispatchEvent(new Event('afterprint'));
    };
  },
} satisfies Meta<typeof ListOnAScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const items = (canvas: Canvas) => [...canvas.getByRole('list', { name: 'Messages' }).children];
const oldest = (canvas: Canvas) => /Message \d+/.exec(items(canvas)[0]?.textContent ?? '')?.[0];
const region = (canvas: Canvas) => canvas.getByRole('region', { name: 'Internal messages' });
const earlier = { name: /^Show Earlier Messages/ };

/** Of thousands the newest stand there, and a line over them says so; the list opens at the newest of all. */
export const Default: Story = {
  tags: ['COMMS-3'],
  play: async ({ canvas }) => {
    await expect(items(canvas)).toHaveLength(WINDOWED_ABOVE_ROWS);
    await expect(oldest(canvas)).toBe('Message 1951');
    await expect(canvas.getByText('The latest 50 of 2,000 messages')).toBeVisible();
    await expect(canvas.getByRole('button', earlier)).toHaveAccessibleName('Show Earlier Messages');
    await expect(beyond(canvas.getByText('Message 2000 of 2000'), region(canvas))).toBe('');
    await expect(canvas.getByRole('separator', { name: '3 unread messages' })).toBeInTheDocument();
  },
};

/** As many as are drawn at first have no such line. */
export const JustShort: Story = {
  args: { messages: buildMessages(WINDOWED_ABOVE_ROWS) },
  play: async ({ canvas }) => {
    await expect(items(canvas)).toHaveLength(WINDOWED_ABOVE_ROWS);
    await expect(canvas.queryByRole('button', earlier)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^The latest/)).not.toBeInTheDocument();
  },
};

/** Each press shows twice as many, up to all: what is read stays where it is, and keys scroll the list at once. */
export const ShowingEarlier: Story = {
  args: { messages: buildMessages(170) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', earlier)).toHaveFocus();
    region(canvas).scrollTop = -region(canvas).scrollHeight;
    const read = canvas.getByText('Message 121 of 170');
    const fromBottom = () => region(canvas).getBoundingClientRect().bottom - read.getBoundingClientRect().bottom;
    const before = fromBottom();
    await userEvent.keyboard('{Enter}');
    await expect(items(canvas)).toHaveLength(100);
    await expect(oldest(canvas)).toBe('Message 71');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^The latest 100 of 170 messages$/);
    await expect(region(canvas)).toHaveFocus();
    // But for the line above it, which it had not as the first.
    await waitFor(() => expect(Math.abs(fromBottom() - before)).toBeLessThanOrEqual(1));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(items(canvas)).toHaveLength(170);
    await expect(oldest(canvas)).toBe('Message 1');
    await expect(canvas.queryByText(/^The latest/)).not.toBeInTheDocument();
    await expect(region(canvas)).toHaveFocus();
  },
};

/** Unread messages among those that are not there are counted on the button; the line that divides them comes with them. */
export const UnreadEarlier: Story = {
  tags: ['COMMS-4'],
  args: { messages: buildMessages(2_000, 60) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', earlier)).toHaveAccessibleName('Show Earlier Messages · 10 unread');
    await expect(canvas.queryByRole('separator')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', earlier));
    await expect(canvas.getByRole('button', earlier)).toHaveAccessibleName('Show Earlier Messages');
    await expect(canvas.getByRole('separator', { name: '60 unread messages' })).toBeInTheDocument();
  },
};

/** On a phone the page scrolls: what is read stays where it is in the window. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    const read = canvas.getByText('Message 1951 of 2000');
    const { top } = read.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', earlier));
    await expect(items(canvas)).toHaveLength(100);
    await expect(region(canvas)).toHaveFocus();
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    await expect(read.getBoundingClientRect().top).toBeCloseTo(top, 0);
    await expect(window.scrollY).toBeGreaterThan(1_000);
  },
};

/** A message that comes stands there beside the others: none goes for it. */
export const OneComes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(items(canvas).at(-1)).toHaveTextContent('Just come');
    await expect(oldest(canvas)).toBe('Message 1951');
    await expect(canvas.getByText('The latest 51 of 2,001 messages')).toBeVisible();
  },
};

/** Come back to, a list has as many as it was left with; another begins with the newest. */
export const LeftAndFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', earlier));
    await userEvent.click(canvas.getByRole('button', earlier));
    await expect(items(canvas)).toHaveLength(200);
    await userEvent.click(canvas.getByRole('button', { name: 'Other channel' }));
    await expect(items(canvas)).toHaveLength(WINDOWED_ABOVE_ROWS);
    await userEvent.click(canvas.getByRole('button', { name: 'Other channel' }));
    await expect(items(canvas)).toHaveLength(200);
    leftOut.set('internal', 1_900);
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(items(canvas)).toHaveLength(100);
    // Another entry of the history, where nothing was pressed.
    leftOut.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(items(canvas)).toHaveLength(WINDOWED_ABOVE_ROWS);
  },
};

/** Come back to, a list stands where it was left; where a message has come meanwhile, at that one. */
export const LeftScrolled: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    region(canvas).scrollTop = -300;
    await waitFor(() => expect([...scrolled.values()].at(-1)?.top).toBe(-300));
    await press('Other channel');
    await expect(region(canvas).scrollTop).toBe(0);
    await press('Other channel');
    await expect(region(canvas).scrollTop).toBe(-300);
    await press('Other channel');
    await press('Receive');
    await press('Other channel');
    await expect(beyond(canvas.getByText('Just come'), region(canvas))).toBe('');
    await expect(region(canvas).scrollTop).toBe(0);
  },
};

/** What was kept of a list that has changed since, or was never one, leaves out neither too few nor too many. */
export const FoundOtherwise: Story = {
  // All are drawn: of thousands that would take seconds.
  args: { messages: buildMessages(170) },
  play: async ({ canvas, userEvent }) => {
    for (const [kept, shown] of [
      [169, WINDOWED_ABOVE_ROWS],
      [-7, 170],
    ] as const) {
      leftOut.set('internal', kept);
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
      await expect(items(canvas)).toHaveLength(shown);
    }
  },
};

/** Paper gets more of them, and the line says how many; afterwards the screen is as before. */
export const OnPaper: Story = {
  play: async ({ canvas, userEvent }) => {
    window.dispatchEvent(new Event('beforeprint'));
    await expect(items(canvas)).toHaveLength(PRINTED_ROWS);
    await expect(canvas.getByText('The latest 500 of 2,000 messages')).toBeVisible();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(items(canvas)).toHaveLength(WINDOWED_ABOVE_ROWS));
    // Whoever looks at more than that gets what is looked at.
    leftOut.set('internal', 1_490);
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    window.dispatchEvent(new Event('beforeprint'));
    await expect(items(canvas)).toHaveLength(510);
  },
};
