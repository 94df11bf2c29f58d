import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FolderTabs } from '@/components/documents/FolderTabs';
import { buildCustomerFiles, buildCustomerWithoutFiles, buildFile } from '@/testing/documents/buildFiles';

const files = buildCustomerFiles();

const meta = {
  component: FolderTabs,
  globals: { viewport: { value: 'w1280' } },
  args: {
    files,
    folder: 'ticketArchive',
    shownFiles: files.ticketArchive,
    search: '',
    sort: null,
    onOpenFolder: fn(),
    onSearch: fn(),
    onSort: fn(),
    onPreviewFile: fn(),
    onDownloadFile: fn(),
  },
} satisfies Meta<typeof FolderTabs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The visible text of a tab: Radix holds the text a second time, hidden, for its width. */
const faceOf = (tab: HTMLElement) => tab.firstElementChild?.textContent;
const tabNames = (canvas: Canvas) => canvas.getAllByRole('tab').map(faceOf);

/** One tab a folder, with its count; the table below is the folder's, and its actions and order are passed on. */
export const Default: Story = {
  tags: ['FILES-5'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(tabNames(canvas)).toEqual([
      'Summary Logs 2 files',
      'Ticket Archive 3 files',
      'Sample Tracker 1 file',
      'Design Files 2 files',
    ]);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Ticket Archive 3 files');
    const table = within(canvas.getByRole('table', { name: 'Ticket Archive' }));
    await expect(table.getAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3 files$/);
    await userEvent.click(table.getByRole('button', { name: 'Size' }));
    await expect(args.onSort.mock.calls).toEqual([['size']]);
    await userEvent.click(table.getByRole('button', { name: 'Preview: TK-3001, photos.zip' }));
    await expect(args.onPreviewFile.mock.calls).toEqual([[files.ticketArchive[1]]]);
    await userEvent.click(table.getByRole('button', { name: 'Download: TK-3001, photos.zip' }));
    await expect(args.onDownloadFile.mock.calls).toEqual([[files.ticketArchive[1]]]);
  },
};

/** The arrows, Home and End lead through the tabs. */
export const ChangingTheFolder: Story = {
  tags: ['FILES-5'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Design Files/ }));
    await expect(args.onOpenFolder).toHaveBeenLastCalledWith('designFiles');
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onOpenFolder).toHaveBeenLastCalledWith('sampleTracker');
    await userEvent.keyboard('{Home}');
    await expect(args.onOpenFolder).toHaveBeenLastCalledWith('summaryLogs');
  },
};

/** A search tells how many of the folder's files are left; the tabs' counts stay. */
export const Narrowed: Story = {
  args: { search: 'photos', shownFiles: files.ticketArchive.slice(1, 2) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 of 3 files$/);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Ticket Archive 3 files');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search files' }), 'x');
    await expect(args.onSearch).toHaveBeenLastCalledWith('photosx');
  },
};

/** White space searches for nothing. */
export const BlankSearch: Story = {
  args: { search: '  ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3 files$/);
  },
};

/** No match: clearing the search keeps the focus in the box, since the button goes. */
export const NoMatch: Story = {
  tags: ['FILES-10'],
  args: { search: 'zip puller', shownFiles: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No files in Ticket Archive match')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^0 of 3 files$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all files' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** A folder without files says so, also while something is searched for: no other words would help. */
export const EmptyFolder: Story = {
  tags: ['FILES-10'],
  args: { files: buildCustomerFiles({ ticketArchive: [] }), shownFiles: [], search: 'photos' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No files in Ticket Archive yet')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Ticket Archive 0 files' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show all files' })).toBeNull();
  },
};

export const NoFilesAtAll: Story = {
  tags: ['FILES-10'],
  args: { files: buildCustomerWithoutFiles(), shownFiles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No files for CARNABY yet')).toBeVisible();
    await expect(canvas.getAllByRole('tab', { name: / 0 files$/ })).toHaveLength(4);
  },
};

/** On the narrowest phone the row of tabs scrolls by itself, and a tab under the focus comes into sight. */
export const OnTheNarrowestPhone: Story = {
  args: {
    files: buildCustomerFiles({
      summaryLogs: Array.from({ length: 1_234 }, (_, index) => buildFile({ name: `${index}` })),
    }),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('tab', { name: /^Design Files/ });
    last.focus();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await expect(canvas.getByRole('tab', { name: 'Summary Logs 1,234 files' })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
