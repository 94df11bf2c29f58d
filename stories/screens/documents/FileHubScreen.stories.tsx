import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { COMMAND_TIMEOUT_MS, PENDING_SHOWN_AFTER_MS } from '@/screens/carryOut';
import {
  buildAllCustomerFiles,
  buildCustomerFiles,
  buildFile,
  buildFileActivity,
  buildFilesInOneFolder,
  generateFiles,
} from '@/testing/documents/buildFiles';
import { cardCounts, FOLDER_NAMES } from '@/testing/documents/cardCounts';
import { countReads } from '@/testing/countReads';
import { heard } from '@/testing/heard';
import { heldBack } from '@/testing/heldBack';
import { chooseOption, optionsOffered } from '@/testing/lists';
import { passTime } from '@/testing/movableClock';
import { expectFailureAndReturn, expectLoading } from '@/testing/screenStates';
import { expectFailureToast, expectNoToast, expectToast, NO_ANSWER } from '@/testing/toasts';
import { Assembled } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';

/** The file hub with its folders, search, actions and toasts, in the frame of the app. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: {
    address: '/files',
    operations: { customerFiles: async () => buildAllCustomerFiles(), perform: fn(async () => {}) },
  },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`) });
const namesIn = async (folder: string) =>
  within(await screen.findByRole('table', { name: folder }))
    .queryAllByRole('rowheader')
    .map(heard);
/** Counts on the cards, and on the tabs, in the order of the folders. */
const counts = async () => {
  const tabs = await Promise.all(FOLDER_NAMES.map(tab));
  return [cardCounts(), tabs.map((each) => Number(within(each).getAllByText(/^\d+$/)[0]?.textContent))];
};
const choose = async (userEvent: UserEventObject, customer: string) =>
  chooseOption(userEvent, await screen.findByRole('combobox', { name: 'Customer' }), customer);

/** The first folder of the data's first customer at the start; the counts of cards and tabs are equal. */
export const Default: Story = {
  tags: ['FILES-3', 'SHELL-1'],
  play: async ({ canvas, step }) => {
    await step("The heading reads 'Customer File Hub', and ALDERWICK is chosen", async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Customer File Hub');
      await expect(canvas.getByRole('combobox', { name: 'Customer' })).toHaveTextContent('ALDERWICK');
    });
    await step("The tab 'Summary Logs' is open, with its two files, the newest first", async () => {
      await expect(await tab('Summary Logs')).toHaveAttribute('aria-selected', 'true');
      await expect(await namesIn('Summary Logs')).toEqual(['Weekly summary, week 2.pdf', 'Weekly summary, week 1.pdf']);
    });
    await step('Cards and tabs count the same files', async () => {
      await expect(await counts()).toEqual([
        [2, 3, 2, 2],
        [2, 3, 2, 2],
      ]);
    });
  },
};

/** Folders, files and summary follow the customer; the folder shown, the search and the order stay; activity is static. */
export const ChangingTheCustomer: Story = {
  tags: ['FILES-1', 'FILES-3', 'FILES-9', 'FILES-10'],
  play: async ({ canvas, userEvent, step }) => {
    const activity = async () => (await canvas.findByRole('list', { name: 'Recent Activity' })).textContent;
    const before = await activity();
    await step(
      'Open Sample Tracker of the first customer and sort by name: its files and its summary are shown',
      async () => {
        await userEvent.click(await tab('Sample Tracker'));
        await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
        await expect(await namesIn('Sample Tracker')).toEqual(['Lab dips.xlsx', 'Size chart.xlsx']);
        await expect(canvas.getByText('Two linen shirts wait for one lab dip.')).toBeVisible();
      },
    );
    await step(
      'Choose BRANTHAM: other files, counts and another summary are shown, in the same folder and order',
      async () => {
        await choose(userEvent, 'BRANTHAM');
        await waitFor(async () =>
          expect(await namesIn('Sample Tracker')).toEqual(['Coat couriers.xlsx', 'Coat samples.xlsx']),
        );
        await expect(await counts()).toEqual([
          [1, 0, 2, 0],
          [1, 0, 2, 0],
        ]);
        await expect(canvas.getByText('Wool coats fill the tracker.')).toBeVisible();
        await expect(canvas.queryByText('Two linen shirts wait for one lab dip.')).toBeNull();
        await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
      },
    );
    await step(
      'Search, and choose one customer after the other: the search stays, and finds nothing where nothing is',
      async () => {
        await userEvent.type(canvas.getByRole('searchbox'), 'samples');
        await waitFor(async () => expect(await namesIn('Sample Tracker')).toEqual(['Coat samples.xlsx']));
        await choose(userEvent, 'CARNABY');
        await expect(await canvas.findByText('No files for CARNABY yet')).toBeVisible();
        await expect(canvas.getByRole('searchbox')).toHaveValue('samples');
        await choose(userEvent, 'BRANTHAM');
        await waitFor(async () => expect(await namesIn('Sample Tracker')).toEqual(['Coat samples.xlsx']));
      },
    );
    await step('What people did of late is the same for all customers', async () => {
      await expect(await activity()).toBe(before);
    });
  },
};

/** The search narrows the folder shown and no other, tells how many are left, and stays from folder to folder. */
export const SearchingByName: Story = {
  tags: ['FILES-4', 'FILES-10'],
  play: async ({ canvas, userEvent, step }) => {
    const said = (words: string) =>
      waitFor(() => expect(within(canvas.getByRole('main')).getByRole('status').textContent).toBe(words));
    await step(
      "Search for 'WEEKLY', then for 'weekly summary, week 1': the files of this folder are found, whatever the case",
      async () => {
        await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search files' }), ' WEEKLY ');
        await said('2 of 2 files');
        await expect(await namesIn('Summary Logs')).toHaveLength(2);
        await userEvent.type(canvas.getByRole('searchbox'), '{Backspace}{Backspace}y summary, week 1');
        await said('1 of 2 files');
        await expect(await namesIn('Summary Logs')).toEqual(['Weekly summary, week 1.pdf']);
      },
    );
    await step('The tabs say how many are found; the cards count as before', async () => {
      await expect(cardCounts()).toEqual([2, 3, 2, 2]);
      await expect(await tab('Summary Logs')).toHaveAccessibleName('Summary Logs 1 of 2 files');
      await expect(await tab('Ticket Archive')).toHaveAccessibleName('Ticket Archive 0 of 3 files');
    });
    await step("Search for 'weekly' and open Design Files: what is there is found", async () => {
      await userEvent.clear(canvas.getByRole('searchbox'));
      await userEvent.type(canvas.getByRole('searchbox'), 'weekly');
      await said('2 of 2 files');
      await userEvent.click(await tab('Design Files'));
      await expect(await namesIn('Design Files')).toEqual(['Weekly artwork, linen shirt.ai']);
      await said('1 of 2 files');
    });
    await step(
      "Open Ticket Archive, where nothing is found, and press 'Show All Files': all three are listed",
      async () => {
        await userEvent.click(await tab('Ticket Archive'));
        await expect(await canvas.findByText('No files in Ticket Archive match')).toBeVisible();
        await said('0 of 3 files');
        await userEvent.click(canvas.getByRole('button', { name: 'Show All Files' }));
        await waitFor(async () => expect(await namesIn('Ticket Archive')).toHaveLength(3));
        await expect(canvas.getByRole('searchbox')).toHaveFocus();
        await said('3 files');
      },
    );
    await step("Search for 'archive': nothing is found, for type, date and size are not searched", async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'archive');
      await expect(await canvas.findByText('No files in Ticket Archive match')).toBeVisible();
    });
    await step("Press 'Clear search': all three are listed, and the focus is back in the box", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(await namesIn('Ticket Archive')).toHaveLength(3);
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    });
  },
};

/** A card leads to its folder's tab and table. */
export const OpeningAFolderByItsCard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("Press 'Open' of Ticket Archive: its tab is open and has the focus", async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Open: Ticket Archive' }));
      await expect(await tab('Ticket Archive')).toHaveAttribute('aria-selected', 'true');
      await expect(await tab('Ticket Archive')).toHaveFocus();
    });
    await step('Its three files are listed', async () => {
      await expect(await namesIn('Ticket Archive')).toHaveLength(3);
    });
  },
};

/** Sizes sort by their bytes, dates by time; the third press gives back the data's order. */
export const Sorting: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("Open the tab 'Ticket Archive'", async () => {
      await userEvent.click(await tab('Ticket Archive'));
    });
    const header = await canvas.findByRole('button', { name: 'Size' });
    const bySize = ['TK-2990, mill reply.eml', 'TK-3001, closure note.pdf', 'TK-3001, photos.zip'];
    await step("Press the header 'Size': the smallest file stands first", async () => {
      await userEvent.click(header);
      await waitFor(async () => expect(await namesIn('Ticket Archive')).toEqual(bySize));
    });
    await step('Press it again: the largest stands first', async () => {
      await userEvent.click(header);
      await waitFor(async () => expect(await namesIn('Ticket Archive')).toEqual(bySize.toReversed()));
    });
    await step("Press the header 'Date': the files stand in the order of their dates", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
      await waitFor(async () =>
        expect(await namesIn('Ticket Archive')).toEqual([
          'TK-2990, mill reply.eml',
          'TK-3001, photos.zip',
          'TK-3001, closure note.pdf',
        ]),
      );
    });
  },
};

/** Preview, Download and SharePoint say what happens in a toast, and do nothing else. */
export const ActionsThatTell: Story = {
  tags: ['FILES-2', 'FILES-6'],
  play: async ({ args, canvas, userEvent, step }) => {
    const place = { customer: 'BRANTHAM', folder: 'sampleTracker', fileName: 'Coat couriers.xlsx' };
    const { perform } = args.operations ?? {};
    await step("Choose BRANTHAM and open the tab 'Sample Tracker'", async () => {
      await choose(userEvent, 'BRANTHAM');
      await userEvent.click(await tab('Sample Tracker'));
    });
    await step("Press 'Preview' of the first file: a toast names the file that is opened", async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Preview: Coat couriers.xlsx' }));
      await expectToast('Preview', 'Opening a preview of Coat couriers.xlsx');
      await expect(perform).toHaveBeenLastCalledWith({ kind: 'preview-file', ...place });
    });
    await step("Press 'Download' of the same file: a toast names the file", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download: Coat couriers.xlsx' }));
      await expectToast('Download', 'Downloading Coat couriers.xlsx');
      await expect(perform).toHaveBeenLastCalledWith({ kind: 'download-file', ...place });
    });
    await step("Press 'Open in SharePoint': a toast names the customer", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open in SharePoint' }));
      await expectToast('Open in SharePoint', 'Opening the documents for BRANTHAM in SharePoint');
      await expect(perform).toHaveBeenLastCalledWith({ kind: 'open-customer-sharepoint', customer: 'BRANTHAM' });
    });
    await step('Each was issued once', async () => {
      await expect(perform).toHaveBeenCalledTimes(3);
    });
    await step('No window has opened, and both files are still listed', async () => {
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(await namesIn('Sample Tracker')).toHaveLength(2);
    });
  },
};

/** The two AI commands show toasts that name the chosen customer. */
export const GeneratingInsightAndReport: Story = {
  tags: ['FILES-7'],
  play: async ({ args, canvas, userEvent, step }) => {
    const { perform } = args.operations ?? {};
    await step('Choose BRANTHAM', async () => {
      await choose(userEvent, 'BRANTHAM');
    });
    await step("Press 'Generate AI Insight': a toast says that an insight for BRANTHAM is being prepared", async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Generate AI Insight' }));
      await expectToast('Generate AI Insight', 'An insight for BRANTHAM is being prepared...');
      await expect(perform).toHaveBeenLastCalledWith({ kind: 'generate-ai-insight', customer: 'BRANTHAM' });
    });
    await step(
      "Press 'Generate PDF Report': a toast says that a PDF report for BRANTHAM is being prepared",
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Generate PDF Report' }));
        await expectToast('Generate PDF Report', 'A PDF report for BRANTHAM is being prepared...');
        await expect(perform).toHaveBeenLastCalledWith({ kind: 'generate-pdf-report', customer: 'BRANTHAM' });
      },
    );
    await step('Each was issued once', async () => {
      await expect(perform).toHaveBeenCalledTimes(2);
    });
  },
};

/** The quick actions end in commands and change nothing that is seen. */
export const ActionsWithoutEffect: Story = {
  tags: ['FILES-8'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Choose BRANTHAM and open the tab 'Design Files'", async () => {
      await choose(userEvent, 'BRANTHAM');
      await userEvent.click(await tab('Design Files'));
    });
    const before = await counts();
    await step(
      "Press 'Upload New Document', 'Create New Folder' and 'Link to PO': each is issued once for BRANTHAM",
      async () => {
        for (const [name, command] of [
          ['Upload New Document', { kind: 'upload-document', customer: 'BRANTHAM', folder: 'designFiles' }],
          ['Create New Folder', { kind: 'create-folder', customer: 'BRANTHAM' }],
          ['Link to PO', { kind: 'link-to-po', customer: 'BRANTHAM' }],
        ] as const) {
          await userEvent.click(canvas.getByRole('button', { name }));
          await expect(args.operations?.perform).toHaveBeenLastCalledWith(command);
        }
        await expect(args.operations?.perform).toHaveBeenCalledTimes(3);
      },
    );
    await step('No toast and no window appears, and the counts are as before', async () => {
      await expectNoToast();
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(await counts()).toEqual(before);
    });
  },
};

/** A download that is refused says so, and loses neither folder nor search. */
export const DownloadThatFails: Story = {
  args: {
    operations: {
      customerFiles: async () => buildAllCustomerFiles(),
      perform: fn(() => Promise.reject(new Error('refused'))),
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step("Search for 'week 1' and press 'Download' of the file that is left, which is refused", async () => {
      await userEvent.type(await canvas.findByRole('searchbox'), 'week 1');
      await userEvent.click(await canvas.findByRole('button', { name: 'Download: Weekly summary, week 1.pdf' }));
    });
    await step('A red toast says that nothing was lost', async () => {
      await expectFailureToast('Download');
    });
    await step('The search and the file that it found are still there', async () => {
      await expect(canvas.getByRole('searchbox')).toHaveValue('week 1');
      await expect(await namesIn('Summary Logs')).toEqual(['Weekly summary, week 1.pdf']);
    });
  },
};

/**
 * A command without a response for fifteen seconds has failed; customer and folder stay, and it can be issued again.
 */
export const ReportWithoutAnswer: Story = {
  args: {
    operations: { customerFiles: async () => buildAllCustomerFiles(), perform: fn(() => new Promise<void>(() => {})) },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Choose BRANTHAM and open the tab 'Sample Tracker'", async () => {
      await choose(userEvent, 'BRANTHAM');
      await userEvent.click(await tab('Sample Tracker'));
    });
    await step("Press 'Generate PDF Report' and wait nearly 15 seconds: no toast appears", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Generate PDF Report' }));
      await passTime(COMMAND_TIMEOUT_MS - 1);
      await expectNoToast();
    });
    await step('Wait a moment longer: a red toast says that nobody answered', async () => {
      await passTime(1);
      await expectFailureToast('Generate PDF Report', NO_ANSWER);
    });
    await step('The files of BRANTHAM are still listed', async () => {
      await expect(await namesIn('Sample Tracker')).toHaveLength(2);
    });
    await step('Press Enter: the report is issued again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
      await expect(args.operations?.perform).toHaveBeenLastCalledWith({
        kind: 'generate-pdf-report',
        customer: 'BRANTHAM',
      });
    });
  },
};

const reported = heldBack(async () => {});

/** A report that is on its way says so on its own button; the same button of another customer is not busy with it. */
export const ReportOfAnotherCustomer: Story = {
  args: { operations: { customerFiles: async () => buildAllCustomerFiles(), perform: fn(reported.call) } },
  play: async ({ args, canvas, userEvent, step }) => {
    const report = () => canvas.findByRole('button', { name: 'Generate PDF Report' });
    await step("Press 'Generate PDF Report': its button says that the report is on its way", async () => {
      await userEvent.click(await report());
      await passTime(PENDING_SHOWN_AFTER_MS);
      await expect(await report()).toHaveAttribute('aria-busy', 'true');
    });
    await step('Choose BRANTHAM before the answer: the button is not busy', async () => {
      await choose(userEvent, 'BRANTHAM');
      await waitFor(() => expect(canvas.getByText('Wool coats fill the tracker.')).toBeVisible());
      await expect(await report()).not.toHaveAttribute('aria-busy');
    });
    await step('Press it: the report of BRANTHAM is issued as well', async () => {
      await userEvent.click(await report());
      await reported.answer();
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
      await expect(args.operations?.perform).toHaveBeenLastCalledWith({
        kind: 'generate-pdf-report',
        customer: 'BRANTHAM',
      });
    });
  },
};

const customerFiles = heldBack(async () => buildAllCustomerFiles());

/** While the files are on their way the screen before stays. */
export const Loading: Story = {
  args: { address: '/radar', operations: { customerFiles: customerFiles.call } },
  play: async (context) => {
    await expectLoading(context, { link: 'File Hub', heading: 'Customer File Hub', data: customerFiles });
    await context.step('The files of the first folder are listed', async () => {
      await expect(await namesIn('Summary Logs')).toHaveLength(2);
    });
  },
};

/** Files that fail to load show an error, and are there after a retry. */
export const Failed: Story = {
  args: { address: '/radar', operations: { customerFiles: customerFiles.call } },
  play: async (context) => {
    await expectFailureAndReturn(context, {
      from: 'Radar Report',
      link: 'File Hub',
      heading: 'Customer File Hub',
      data: customerFiles,
    });
    await context.step('The files of the first folder are listed', async () => {
      await expect(await namesIn('Summary Logs')).toHaveLength(2);
    });
  },
};

/** The data's first customer has no file at all: counts, tabs, table and summary say so. */
export const NoFilesAtAll: Story = {
  tags: ['FILES-10'],
  args: { operations: { customerFiles: async () => buildAllCustomerFiles().slice(2) } },
  play: async ({ canvas, step }) => {
    await step('It says that CARNABY has no files yet, and that there is nothing to sum up', async () => {
      await expect(await canvas.findByText('No files for CARNABY yet')).toBeVisible();
      await expect(canvas.getByText('There are no files to sum up yet.')).toBeVisible();
    });
    await step('Every card and every tab counts 0', async () => {
      await expect(await counts()).toEqual([
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ]);
    });
  },
};

/** Without customers there are no files to show, and the screen says so. */
export const Empty: Story = {
  args: { operations: { customerFiles: async () => [] } },
  play: async ({ canvas, step }) => {
    await step("The screen says 'No customers yet'", async () => {
      await expect(await canvas.findByText('No customers yet')).toBeVisible();
    });
  },
};

/** 187 files stand in one table; the disguised one is found by the letters that are seen. */
export const ManyFiles: Story = {
  tags: ['FILES-4', 'SHELL-12'],
  args: {
    operations: {
      customerFiles: async () => [
        buildFilesInOneFolder([...generateFiles(186), buildFile({ name: 'order\u202Efdp.exe' })]),
      ],
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('The table has 187 rows and its head', async () => {
      await expect(await canvas.findByRole('table', { name: 'Summary Logs' })).toHaveAttribute('aria-rowcount', '188');
    });
    await step("Search for 'orderfdp': the file in disguise is found by the letters that are seen", async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'orderfdp');
      await waitFor(async () => expect(await namesIn('Summary Logs')).toEqual(['order\uFFFDfdp.exe']));
    });
    await step("Press its 'Preview': the toast shows the same letters", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Preview: order\uFFFDfdp.exe' }));
      await expectToast('Preview', 'Opening a preview of order\uFFFDfdp.exe');
    });
  },
};

/** A blank name is no customer to choose. */
export const CustomerWithoutAName: Story = {
  tags: ['SHELL-11'],
  args: {
    operations: { customerFiles: async () => [buildCustomerFiles({ customer: '' }), ...buildAllCustomerFiles()] },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Open the list of customers: only those with a name are offered', async () => {
      const offered = await optionsOffered(userEvent, await canvas.findByRole('combobox', { name: 'Customer' }));
      await expect(offered).toEqual(['ALDERWICK', 'BRANTHAM', 'CARNABY']);
    });
  },
};

const [activity, activityReads] = countReads(buildFileActivity(), 'action');

/** The list of what people did, which may be long, is not drawn anew at each key of the search. */
export const SearchingBesideTheActivity: Story = {
  tags: ['edge'],
  args: {
    operations: { customerFiles: async () => buildAllCustomerFiles(), recentActivity: async () => [activity] },
  },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('list', { name: 'Recent Activity' });
    const before = activityReads();
    await step("Search for 'week 2': one file is left", async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'week 2');
      await waitFor(async () => expect(await namesIn('Summary Logs')).toEqual(['Weekly summary, week 2.pdf']));
    });
    await step('The activity was drawn before, and not anew', async () => {
      await expect(before).toBeGreaterThan(0);
      await expect(activityReads()).toBe(before);
    });
  },
};
