import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FolderCard } from '@/components/documents/FolderCard';
import { FOLDERS } from '@/domain/documents/customerFiles';
import { beyond } from '@/testing/box';
import { iconsIn } from '@/testing/icon';
import { roleColor } from '@/testing/look';

const meta = {
  component: FolderCard,
  args: { folder: 'summaryLogs', count: 12, shown: false, onOpenFolder: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FolderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name, number of files and the way into the folder. */
export const Default: Story = {
  tags: ['FILES-3'],
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Summary Logs' }));
    await expect(card.getByText('12 files')).toBeVisible();
    const open = card.getByRole('button', { name: 'Open: Summary Logs' });
    await expect(open).not.toHaveAttribute('aria-current');
    // A hairline is not seen under words.
    await expect(open).toHaveStyle({ textDecorationColor: roleColor('field') });
  },
};

/** Each of the four has its name and its icon. */
export const EveryFolder: Story = {
  tags: ['FILES-3'],
  render: (args) => (
    <div className="flex flex-col gap-3">
      {FOLDERS.map((folder) => (
        <FolderCard key={folder} {...args} folder={folder} />
      ))}
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const names = ['Summary Logs', 'Ticket Archive', 'Sample Tracker', 'Design Files'];
    const cards = names.map((name) => canvas.getByRole('article', { name }));
    await expect(canvas.getAllByRole('article')).toEqual(cards);
    await expect(cards.flatMap(iconsIn)).toEqual(['notebook-text', 'archive', 'table-2', 'palette']);
    await userEvent.click(canvas.getByRole('button', { name: 'Open: Ticket Archive' }));
    await expect(args.onOpenFolder.mock.calls).toEqual([['ticketArchive']]);
  },
};

/** The folder whose files stand below is marked as the current one. */
export const ShownBelow: Story = {
  args: { shown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-current', 'true');
    await expect(getComputedStyle(canvas.getByRole('article')).borderTopColor).toBe(roleColor('field'));
  },
};

/** An empty folder counts 0 files. */
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 files')).toBeVisible();
  },
};

/** One file is counted in the singular. */
export const OneFile: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 file')).toBeVisible();
  },
};

/** A count that is no number is a dash; the folder opens all the same. */
export const UnknownCount: Story = {
  args: { count: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('– files')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open: Summary Logs' })).toBeEnabled();
  },
};

/** A million files on the narrowest phone stay within the card. */
export const ManyFilesOnTheNarrowestPhone: Story = {
  args: { count: 1_234_567 },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(beyond(canvas.getByText('1,234,567 files'), card)).toBe('');
    await expect(beyond(canvas.getByRole('button'), card)).toBe('');
  },
};

/** A press anywhere on the card opens the folder, and so does the keyboard. */
export const OpeningTheFolder: Story = {
  args: { folder: 'designFiles' },
  play: async ({ args, canvas, userEvent }) => {
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 30)).toBe(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('button', { name: 'Open: Design Files' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenFolder.mock.calls).toEqual([['designFiles'], ['designFiles']]);
  },
};
