import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { NoteList } from '@/components/timelines/NoteList';
import { beyond } from '@/testing/box';
import { hoursAgo } from '@/testing/frozenClock';
import { iconBeside } from '@/testing/icon';
import { expectCount } from '@/testing/tableCells';
import { buildNote, buildNotes } from '@/testing/timelines/buildTimelines';

const meta = {
  component: NoteList,
  args: { notes: { status: 'success', data: buildNotes() }, onRetry: fn() },
} satisfies Meta<typeof NoteList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Author, time and words of each; a screen reader hears the exact time. */
export const Default: Story = {
  tags: ['MOMENTUM-13'],
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Notes' })).getAllByRole('listitem');
    await expect(items.map((item) => item.innerText.split(/\n+/))).toEqual([
      ['Ben Dyer', 'Jan 14, 10:00 AM', 'Wednesday, January 14, 2026 at 10:00 AM', 'The mill quotes again on Friday.'],
      ['Cleo Fuller', 'Jan 12, 2:00 PM', 'Monday, January 12, 2026 at 2:00 PM', 'Second quote asked for.'],
    ]);
    await expect(canvas.getByTitle('Monday, January 12, 2026 at 2:00 PM')).toHaveAttribute('datetime', hoursAgo(70));
    await expectCount(canvas, 'Notes', '2');
  },
};

/** A phase without notes says so. */
export const Empty: Story = {
  args: { notes: { status: 'success', data: [] } },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('No notes on this phase yet'))).toBe('sticky-note');
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** While the notes are on their way, nothing is claimed. */
export const Loading: Story = {
  args: { notes: { status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByText('No notes on this phase yet')).not.toBeInTheDocument();
  },
};

/** Notes that failed to load can be loaded again. */
export const Failed: Story = {
  args: { notes: { status: 'error' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again: Notes' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText('No notes on this phase yet')).not.toBeInTheDocument();
  },
};

/** Lines stay lines, markup stays text, a date that cannot be read says so. */
export const StrangeNote: Story = {
  args: {
    notes: {
      status: 'success',
      data: [
        buildNote({ author: '', date: 'soon', content: `First\n<b>second</b> ${'x'.repeat(200)}` }),
        buildNote({ id: 'NO-2', content: '' }),
      ],
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 notes')).toBeInTheDocument();
    await expect(canvas.getByText('Unknown time')).toBeVisible();
    const [strange, empty] = canvas.getAllByRole('listitem');
    if (!strange || !empty) throw new Error('There are two notes.');
    await expect(within(strange).queryByRole('time')).not.toBeInTheDocument();
    for (const note of [strange, empty]) await expect(within(note).getByText('–')).toBeVisible();
    const words = canvas.getByText(/<b>second<\/b>/);
    await expect(words.innerText.split('\n')[0]).toBe('First');
    await expect(beyond(words)).toBe('');
  },
};

/** Many notes of a very long name, each of many lines, on the narrowest phone: all there, none wider than the list. */
export const LongNotes: Story = {
  args: {
    notes: {
      status: 'success',
      data: Array.from({ length: 30 }, (_, place) =>
        buildNote({
          id: `NT-${place}`,
          author: 'Wolfeschlegel'.repeat(6),
          content: `${place + 1}: ${'The mill quotes again on Friday.\n'.repeat(4)}${'x'.repeat(200)}`,
        }),
      ),
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Notes' });
    const items = within(list).getAllByRole('listitem');
    await expect(items).toHaveLength(30);
    await expectCount(canvas, 'Notes', '30');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    for (const item of items) {
      for (const part of [within(item).getByRole('time'), within(item).getByText(/^\d+: The mill/)]) {
        await expect(beyond(part, item)).toBe('');
      }
    }
  },
};
