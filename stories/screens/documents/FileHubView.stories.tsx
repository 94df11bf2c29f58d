import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FileHubHeader } from '@/components/documents/FileHubHeader';
import { QuickActions } from '@/components/documents/QuickActions';
import { RecentActivityList } from '@/components/documents/RecentActivityList';
import { FileHubView } from '@/screens/documents/FileHubView';
import { buildCustomerFiles, buildCustomerWithoutFiles, buildFileActivities } from '@/testing/documents/buildFiles';
import { cardCounts, FOLDER_NAMES } from '@/testing/documents/cardCounts';
import { FROZEN_NOW } from '@/testing/frozenClock';

const files = buildCustomerFiles();
const nothing = () => {};
/** The parts in its places have stories of their own, which press them. */
const inHeader = { onChooseCustomer: nothing, onOpenInSharePoint: nothing };
const inActions = { onUploadDocument: nothing, onCreateFolder: nothing, onLinkToPo: nothing };

const meta = {
  component: FileHubView,
  parameters: { docs: { width: 1216 } },
  args: {
    header: <FileHubHeader customers={['ALDERWICK', 'BRANTHAM']} customer="ALDERWICK" {...inHeader} />,
    files,
    folder: 'summaryLogs',
    shownFiles: files.summaryLogs,
    search: '',
    sort: null,
    actions: <QuickActions {...inActions} />,
    activity: (
      <RecentActivityList
        activities={{ status: 'success', data: buildFileActivities() }}
        now={FROZEN_NOW}
        onRetry={nothing}
      />
    ),
    onOpenFolder: fn(),
    onSearch: fn(),
    onSort: fn(),
    onPreviewFile: fn(),
    onDownloadFile: fn(),
  },
} satisfies Meta<typeof FileHubView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four cards with the counts of the customer's folders, and four tabs with the same. */
export const Default: Story = {
  tags: ['FILES-3'],
  play: async ({ canvas, step }) => {
    await step("The heading reads 'Customer File Hub'", async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Customer File Hub');
    });
    await step("Four cards and four tabs count the files of the customer's folders alike", async () => {
      await expect(cardCounts()).toEqual([2, 3, 2, 2]);
      for (const [index, name] of FOLDER_NAMES.entries()) {
        await expect(canvas.getByRole('tab', { name: `${name} ${cardCounts()[index]} files` })).toBeVisible();
      }
    });
    await step('What can be done with all of them stands beside them', async () => {
      await expect(canvas.getByRole('button', { name: 'Upload New Document' })).toBeVisible();
    });
    await step('Three things that people did of late are listed', async () => {
      await expect(within(canvas.getByRole('list', { name: 'Recent Activity' })).getAllByRole('listitem')).toHaveLength(
        3,
      );
    });
  },
};

/** Every button of the table ends in its callback, with the file of its own row. */
export const PressingEveryButton: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      'Press every button of the table in turn: the view calls its callback once, with the file of that row',
      async () => {
        for (const [name, callback] of [
          ['Preview: Weekly summary, week 1.pdf', args.onPreviewFile],
          ['Download: Weekly summary, week 1.pdf', args.onDownloadFile],
          ['Date', args.onSort],
        ] as const) {
          await expect(callback).not.toHaveBeenCalled();
          await userEvent.click(canvas.getByRole('button', { name }));
          await expect(callback).toHaveBeenCalledTimes(1);
        }
        await expect(args.onPreviewFile).toHaveBeenCalledWith(files.summaryLogs[1]);
        await expect(args.onDownloadFile).toHaveBeenCalledWith(files.summaryLogs[1]);
        await expect(args.onSort).toHaveBeenCalledWith('date');
      },
    );
    await step("Type an x into the search: the view calls onSearch with 'x'", async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'x');
      await expect(args.onSearch).toHaveBeenCalledWith('x');
    });
  },
};

/** A card opens its folder and leads the focus to the folder's tab. */
export const OpeningAFolderByItsCard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      "Press 'Open' of Design Files: the view calls onOpenFolder with 'designFiles', and its tab has the focus",
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Open: Design Files' }));
        await expect(args.onOpenFolder).toHaveBeenCalledWith('designFiles');
        await expect(canvas.getByRole('tab', { name: /^Design Files/ })).toHaveFocus();
      },
    );
  },
};

/** A customer without files has empty folders. */
export const CustomerWithoutFiles: Story = {
  tags: ['FILES-10'],
  args: { files: buildCustomerWithoutFiles(), shownFiles: [] },
  play: async ({ canvas, step }) => {
    await step('All four folders count 0', async () => {
      await expect(cardCounts()).toEqual([0, 0, 0, 0]);
    });
    await step('It says that CARNABY has no files yet', async () => {
      await expect(canvas.getByText('No files for CARNABY yet')).toBeVisible();
    });
  },
};

/** No match: clearing the search leads the focus to the box, since the button goes. */
export const NoMatch: Story = {
  tags: ['FILES-10'],
  args: { folder: 'ticketArchive', search: 'zip puller', shownFiles: [] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('It says that no file in Ticket Archive matches', async () => {
      await expect(canvas.getByText('No files in Ticket Archive match')).toBeVisible();
    });
    await step("Press 'Show All Files': the search is cleared, and its box has the focus", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show All Files' }));
      await expect(args.onSearch).toHaveBeenLastCalledWith('');
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    });
  },
};

/** A folder without files says so, also while something is searched for: no other words would help. */
export const EmptyFolder: Story = {
  tags: ['FILES-10'],
  args: {
    files: buildCustomerFiles({ ticketArchive: [] }),
    folder: 'ticketArchive',
    search: 'photos',
    shownFiles: [],
  },
  play: async ({ canvas, step }) => {
    await step('It says that Ticket Archive has no files yet, and its tab counts 0', async () => {
      await expect(canvas.getByText('No files in Ticket Archive yet')).toBeVisible();
      await expect(canvas.getByRole('tab', { name: 'Ticket Archive 0 files' })).toBeVisible();
    });
    await step('There is no button to show all files', async () => {
      await expect(canvas.queryByRole('button', { name: 'Show All Files' })).toBeNull();
    });
  },
};

/** Without customers there is no folder to show. */
export const Empty: Story = {
  args: { files: undefined, shownFiles: [] },
  play: async ({ canvas, step }) => {
    await step("The screen says 'No customers yet'", async () => {
      await expect(canvas.getByText('No customers yet')).toBeVisible();
    });
    await step('There is no folder, and nothing that could be done', async () => {
      await expect(canvas.queryByRole('article')).toBeNull();
      await expect(canvas.queryByRole('button', { name: 'Upload New Document' })).toBeNull();
    });
  },
};

/** On the narrowest phone every card keeps within the screen. */
export const NarrowestPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, step }) => {
    await step('Every card ends within the screen', async () => {
      for (const article of canvas.getAllByRole('article')) {
        await expect(article.getBoundingClientRect().right).toBeLessThanOrEqual(320);
      }
    });
    await step('Nothing scrolls sideways', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    });
  },
};
