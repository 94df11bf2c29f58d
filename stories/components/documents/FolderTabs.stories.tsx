import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { FolderTabs } from '@/components/documents/FolderTabs';
import { FOLDERS } from '@/domain/documents/customerFiles';
import { beyond } from '@/testing/box';
import { buildCustomerFiles, buildCustomerWithoutFiles, buildFile } from '@/testing/documents/buildFiles';

const files = buildCustomerFiles();

const meta = {
  component: FolderTabs,
  parameters: { docs: { width: 960 } },
  args: {
    files,
    folder: 'ticketArchive',
    search: '',
    onOpenFolder: fn(),
    onSearch: fn(),
    children: 'Three files',
  },
} satisfies Meta<typeof FolderTabs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The visible text of a tab: Radix holds the text a second time, hidden, for its width. */
const faceOf = (tab: HTMLElement) => tab.firstElementChild?.textContent;
const tabNames = (canvas: Canvas) => canvas.getAllByRole('tab').map(faceOf);

/** One tab a folder, with its count; what stands below belongs to the chosen one. */
export const Default: Story = {
  tags: ['FILES-5'],
  play: async ({ canvas }) => {
    await expect(tabNames(canvas)).toEqual([
      'Summary Logs 2 files',
      'Ticket Archive 3 files',
      'Sample Tracker 2 files',
      'Design Files 2 files',
    ]);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Ticket Archive 3 files');
    await expect(canvas.getByRole('tabpanel', { name: 'Ticket Archive 3 files' })).toHaveTextContent('Three files');
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
    await userEvent.keyboard('{End}');
    await expect(args.onOpenFolder).toHaveBeenLastCalledWith('designFiles');
  },
};

/** Each tab says how many of its files are found, and one of which all are, how many there are. */
export const Narrowed: Story = {
  args: {
    search: 'photos',
    files: {
      ...files,
      sampleTracker: [buildFile({ name: 'Photos of the fitting.zip' })],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Ticket Archive 1 of 3 files');
    const names = [
      'Summary Logs 0 of 2 files',
      'Ticket Archive 1 of 3 files',
      'Sample Tracker 1 file',
      'Design Files 0 of 2 files',
    ];
    for (const [place, name] of names.entries()) {
      await expect(canvas.getAllByRole('tab')[place]).toHaveAccessibleName(name);
    }
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search files' }), 'x');
    await expect(args.onSearch).toHaveBeenLastCalledWith('photosx');
  },
};

/** Beside each other no count of a search is cut; heard is of how many, too. */
export const NarrowedOnATablet: Story = {
  args: {
    search: 'rev',
    files: buildCustomerFiles(
      Object.fromEntries(
        FOLDERS.map((folder) => [
          folder,
          Array.from({ length: 1_000 }, (_, place) => buildFile({ name: place < 900 ? `${place} rev` : `${place}` })),
        ]),
      ),
    ),
  },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    for (const tab of canvas.getAllByRole('tab')) {
      await expect(tab).toHaveAccessibleName(/ 900 of 1,000 files$/);
      await expect(beyond(tab, row)).toBe('');
    }
  },
};

/** So it is where the search box stands in the same line. */
export const NarrowedBesideTheSearch: Story = {
  ...NarrowedOnATablet,
  globals: { viewport: { value: 'w1024' } },
};

/** One file is counted in the singular. */
export const OneFile: Story = {
  args: { files: buildCustomerFiles({ ticketArchive: [buildFile()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Ticket Archive 1 file' })).toBeVisible();
  },
};

/** A customer without files has four folders, each with 0 files. */
export const NoFilesAtAll: Story = {
  args: { files: buildCustomerWithoutFiles() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab', { name: / 0 files$/ })).toHaveLength(4);
  },
};

/** A folder that opens beyond the edge has its tab brought into sight, without a focus. */
export const ChosenBeyondTheEdge: Story = {
  args: { folder: 'designFiles' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { selected: true });
    await expect(tab).toHaveAccessibleName(/^Design Files/);
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(320));
    await expect(tab).not.toHaveFocus();
  },
};

/** A tab that is cut at the beginning of the row comes into sight whole once it is pressed. */
export const PressedBeforeTheEdge: Story = {
  args: { folder: 'designFiles' },
  globals: { viewport: { value: 'w320' } },
  render: function Opened(args) {
    const [folder, open] = useState(args.folder);
    return <FolderTabs {...args} folder={folder} onOpenFolder={open} />;
  },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('tablist');
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    const edge = row.getBoundingClientRect().left;
    const [cut] = canvas.getAllByRole('tab').filter((tab) => tab.getBoundingClientRect().right > edge);
    if (!cut) throw new Error('No tab stands at the edge');
    await expect(beyond(cut, row)).not.toBe('');
    await userEvent.click(cut);
    await expect(cut).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(beyond(cut, row)).toBe(''));
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
