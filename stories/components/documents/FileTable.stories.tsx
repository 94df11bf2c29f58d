import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FileTable } from '@/components/documents/FileTable';
import { showPending } from '@/screens/showPending';
import { beyond } from '@/testing/box';
import { drawnEnding } from '@/testing/documents/drawnEnding';
import { buildFile, generateFiles } from '@/testing/documents/buildFiles';
import { hoursAgo } from '@/testing/frozenClock';
import { heard } from '@/testing/heard';
import { iconBeside, iconsIn } from '@/testing/icon';
import { cellsUnder, columnNames, expectCount, textsUnder } from '@/testing/tableCells';

const chart = buildFile({ name: 'Size chart.xlsx', type: 'Spreadsheet', date: hoursAgo(48), size: 90_000 });
const photos = buildFile({ name: 'Fit photos.zip', type: 'Archive', date: hoursAgo(24 * 400), size: 38_412_345 });

const meta = {
  component: FileTable,
  parameters: { docs: { width: 960 } },
  args: {
    folder: 'sampleTracker',
    customer: 'ALDERWICK',
    files: [chart, photos],
    sort: null,
    whenEmpty: 'empty-folder',
    onSort: fn(),
    onPreviewFile: fn(),
    onDownloadFile: fn(),
    onClearSearch: fn(),
  },
} satisfies Meta<typeof FileTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const table = (canvas: Canvas) => canvas.getByRole('table', { name: 'Sample Tracker' });

/** Name, type as icon and word, date, size in human units and to the byte, and two actions. */
export const Default: Story = {
  tags: ['FILES-5', 'DATA-7'],
  play: async ({ canvas }) => {
    await expect(columnNames(table(canvas))).toEqual(['Name', 'Type', 'Date', 'Size', 'Actions']);
    await expect(cellsUnder(table(canvas), 'Name').map(heard)).toEqual(['Size chart.xlsx', 'Fit photos.zip']);
    await expect(textsUnder(table(canvas), 'Type')).toEqual(['Spreadsheet', 'Archive']);
    await expect(textsUnder(table(canvas), 'Date')).toEqual(['Jan 13, 2026', 'Dec 11, 2024']);
    await expect(textsUnder(table(canvas), 'Size')).toEqual(['90 kB', '38.4 MB']);
    await expect(cellsUnder(table(canvas), 'Type').map(iconsIn)).toEqual([['file-spreadsheet'], ['file-archive']]);
    const date = within(table(canvas)).getByTitle('Wednesday, December 11, 2024 at 12:00 PM');
    await expect(date).toHaveAttribute('datetime', photos.date);
    await expectCount(canvas, 'Sample Tracker', '2');
  },
};

/** Mouse and keyboard preview and download the file in whose row they are. */
export const PreviewingAndDownloading: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview: Fit photos.zip' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Download: Size chart.xlsx' }));
    await expect(args.onPreviewFile.mock.calls).toEqual([[photos]]);
    await expect(args.onDownloadFile.mock.calls).toEqual([[photos], [chart]]);
  },
};

/** Each header hands over its column, and the sorted one says in which direction. */
export const Sorting: Story = {
  args: { sort: { column: 'size', direction: 'descending' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('aria-sort', 'descending');
    for (const [header, column] of [
      ['Name', 'name'],
      ['Type', 'type'],
      ['Date', 'date'],
      ['Size', 'size'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: header }));
      await expect(args.onSort).toHaveBeenLastCalledWith(column);
    }
    await expect(canvas.queryByRole('button', { name: 'Actions' })).toBeNull();
  },
};

/** A folder without files says so, and whose files would appear in it. */
export const Empty: Story = {
  tags: ['FILES-10'],
  args: { files: [] },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('No files in Sample Tracker yet'))).toBe('folder-open');
    await expect(canvas.getByText('Files uploaded to this folder for ALDERWICK appear here.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show All Files' })).toBeNull();
  },
};

/** A search that finds nothing says where else to look, and offers the way back to all files. */
export const NoMatch: Story = {
  tags: ['FILES-10'],
  args: { files: [], whenEmpty: 'no-match' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(iconBeside(canvas.getByText('No files in Sample Tracker match'))).toBe('search-x');
    await expect(canvas.getByText(/^Try another name, folder or customer/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Files' }));
    await expect(args.onClearSearch).toHaveBeenCalledTimes(1);
  },
};

/** A customer without any file does not read like an empty folder. */
export const NoFilesAtAll: Story = {
  tags: ['FILES-10'],
  args: { files: [], whenEmpty: 'no-files' },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('No files for ALDERWICK yet'))).toBe('folder-open');
    await expect(canvas.queryByRole('button', { name: 'Show All Files' })).toBeNull();
  },
};

/** Zero, far too much, and invalid sizes. */
export const UnusualSizes: Story = {
  args: {
    files: [0, 5e12, -1, NaN].map((size, index) => buildFile({ name: `${index}.pdf`, size })),
  },
  play: async ({ canvas }) => {
    await expect(textsUnder(table(canvas), 'Size')).toEqual(['0 B', '5 TB', 'Unknown size', 'Unknown size']);
    for (const cell of cellsUnder(table(canvas), 'Size')) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    }
  },
};

const longName = `${'Measurements and tolerances '.repeat(9).slice(0, 250)}.xlsx`;

/** 255 characters, a way out of the folder, a disguise, letters from right to left, no ending, no name: rows like any other. */
export const UnusualNames: Story = {
  args: {
    files: [longName, '../../etc/passwd', 'order\u202Efdp.exe', 'قميص.pdf', 'Courier manifest', ''].map((name) =>
      buildFile({ name, type: '' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(longName).toHaveLength(255);
    await expect(cellsUnder(table(canvas), 'Name').map(heard)).toEqual([
      longName,
      '../../etc/passwd',
      'order\uFFFDfdp.exe',
      'قميص.pdf',
      'Courier manifest',
      'Unnamed document',
    ]);
    await expect(textsUnder(table(canvas), 'Type').slice(1)).toEqual([
      'Unknown type',
      'EXE',
      'PDF',
      'Unknown type',
      'Unknown type',
    ]);
    await expect(canvas.getByRole('button', { name: 'Preview: order\uFFFDfdp.exe' })).toBeVisible();
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(new Set(rows.map((row) => row.getBoundingClientRect().height)).size).toBe(1);
    const [cell] = cellsUnder(table(canvas), 'Name');
    if (!cell) throw new Error('There is no name.');
    await expect(beyond(drawnEnding(cell, '.xlsx'), cell)).toBe('');
  },
};

/** A date that cannot be read says so. */
export const UnknownDate: Story = {
  args: { files: [buildFile({ date: 'yesterday' })] },
  play: async ({ canvas }) => {
    await expect(textsUnder(table(canvas), 'Date')).toEqual(['Unknown date']);
    await expect(canvas.queryByRole('time')).not.toBeInTheDocument();
  },
};

/** A faulty source sends one file twice; both are rows. */
export const SameFileTwice: Story = {
  args: { files: [chart, { ...chart }] },
  play: async ({ canvas }) => {
    await expect(within(table(canvas)).getAllByRole('rowheader')).toHaveLength(2);
  },
};

/** One file makes one row. */
export const OneFile: Story = {
  args: { files: [chart] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 file')).toBeInTheDocument();
    await expect(within(table(canvas)).getAllByRole('rowheader')).toHaveLength(1);
  },
};

/** Every file of 187 is in the table, without pages. */
export const ManyFiles: Story = {
  tags: ['SHELL-12'],
  args: { files: generateFiles(187) },
  play: async ({ canvas }) => {
    await expect(table(canvas)).toHaveAttribute('aria-rowcount', '188');
    await expect(canvas.getByText('187')).toBeVisible();
  },
};

/** A file whose download is pending scrolls away: none that comes into sight is marked in its place. */
export const PendingRowScrolledAway: Story = {
  args: { files: generateFiles(187) },
  play: async ({ canvas, step }) => {
    const [, second] = canvas.getAllByRole('button', { name: /^Download/ });
    const pending = second?.ariaLabel;
    const stop = showPending(second);
    const region = canvas.getByRole('region', { name: 'Sample Tracker, scrollable' });
    await step('Scroll a screenful after the other: no other button is marked', async () => {
      for (let screens = 1; screens <= 4; screens += 1) {
        region.scrollTop = screens * region.clientHeight;
        const row = 1 + Math.ceil(region.scrollTop / 44);
        await waitFor(() =>
          expect(canvas.getAllByRole('row').some((shown) => shown.ariaRowIndex === `${row}`)).toBe(true),
        );
        const marked = canvas.queryAllByRole('button', { busy: true }).map((button) => button.ariaLabel);
        await expect(marked.filter((name) => name !== pending)).toEqual([]);
      }
    });
    stop();
  },
};

/** On a phone each file is a card of a list; its two actions stand side by side. */
export const OnAPhone: Story = {
  tags: ['FILES-5'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ args, canvas, userEvent }) => {
    const [, second] = within(canvas.getByRole('list', { name: 'Sample Tracker' })).getAllByRole('listitem');
    if (!second) throw new Error('There are two cards.');
    const card = within(second);
    await expect(card.getByRole('heading', { name: 'Fit photos.zip' })).toBeVisible();
    const actions = card.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(actions).toHaveLength(2);
    await expect(actions[1]?.top).toBe(actions[0]?.top);
    await expect(actions[1]?.left).toBeGreaterThanOrEqual(actions[0]?.right ?? Infinity);
    await userEvent.click(card.getByRole('button', { name: 'Download: Fit photos.zip' }));
    await expect(args.onDownloadFile.mock.calls).toEqual([[photos]]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** A name of 255 characters is whole on a phone, within its card. */
export const LongNameOnAPhone: Story = {
  args: { files: [buildFile({ name: longName })] },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    if (!first) throw new Error('There is no card.');
    const heading = within(first).getByRole('heading');
    await expect(heard(heading)).toBe(longName);
    await expect(beyond(heading, first)).toBe('');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
