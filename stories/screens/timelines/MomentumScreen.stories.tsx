import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { COMMAND_TIMEOUT_MS } from '@/screens/carryOut';
import { heldBack } from '@/testing/heldBack';
import { chooseOption, optionsOffered } from '@/testing/lists';
import { passTime } from '@/testing/movableClock';
import { expectPanelClosed, findOpenedPanel } from '@/testing/panels';
import { expectFailureAndReturn, expectLoading } from '@/testing/screenStates';
import { buildTimeline, buildTimelines } from '@/testing/timelines/buildTimelines';
import { expectFailureToast, expectNoToast, expectToast, NO_ANSWER } from '@/testing/toasts';
import { Assembled } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';

const timelines = [...buildTimelines(), buildTimeline({ customer: 'CALLOWAY', projects: [] })];

/** The tracker with its filter, its two views, the drawer and toasts, in the frame of the app. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: { address: '/momentum', operations: { timelines: async () => timelines, perform: fn(async () => {}) } },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const numbersShown = (canvas: PlayContext['canvas']) =>
  canvas.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

/** What is below a low window, as the book's canvas is, is drawn a frame after what is in sight. */
const expectThreeProjects = ({ canvas, step }: PlayContext) =>
  step('The three projects are shown', () => waitFor(() => expect(numbersShown(canvas)).toHaveLength(3)));

/** Opens a phase of the second customer's project. */
async function openQuoting({ canvas, userEvent, step }: PlayContext) {
  const opener = await canvas.findByRole('button', { name: /^Quoting, PO-31003/ });
  await step('Press Quoting, PO-31003: its drawer opens, and a toast tells it', async () => {
    await userEvent.click(opener);
    await findOpenedPanel('Quoting, PO-31003');
    await expectToast('Phase Details', 'Quoting, PO-31003');
  });
  return opener;
}

/** The timelines as they were loaded, below the legend of phases. */
export const Default: Story = {
  tags: ['MOMENTUM-3'],
  play: async ({ canvas, step }) => {
    await step("The heading reads 'Momentum Tracker'", async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Momentum Tracker');
    });
    const legend = canvas.getByRole('list', { name: 'Phases' });
    const phases = within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await step('The legend names the five phases from Intent to Order', async () => {
      await expect(phases).toEqual(['Intent', 'Sample', 'Quoting', 'Feedback', 'Order']);
    });
    await step('The three projects stand in the order of the data', async () => {
      // Those below the window come a moment later.
      await waitFor(() => expect(numbersShown(canvas)).toEqual(['PO-31001', 'PO-31002', 'PO-31003']));
    });
  },
};

/** One customer, one without projects, and all again. */
export const ByCustomer: Story = {
  tags: ['MOMENTUM-1'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const field = await canvas.findByRole('combobox', { name: 'Customer' });
    const choose = (name: string) => chooseOption(userEvent, field, name);
    await step('Open the list of customers: all are offered, also the one without projects', async () => {
      await expect(await optionsOffered(userEvent, field)).toEqual([
        'All Customers',
        'ALDERWICK',
        'BRANTHAM',
        'CALLOWAY',
      ]);
    });
    await step('Choose BRANTHAM: only its project is shown', async () => {
      await choose('BRANTHAM');
      await expect(numbersShown(canvas)).toEqual(['PO-31003']);
      await waitFor(() => expect(canvasElement.querySelector('search [role=status]')).toHaveTextContent(/^1 project$/));
    });
    await step("Choose CALLOWAY: it says 'No projects yet'", async () => {
      await choose('CALLOWAY');
      await expect(numbersShown(canvas)).toEqual([]);
      await expect(canvas.getByRole('region', { name: 'CALLOWAY' })).toHaveTextContent('No projects yet');
    });
    await step("Choose 'All Customers': all three projects are shown", async () => {
      await choose('All Customers');
      await waitFor(() => expect(numbersShown(canvas)).toHaveLength(3));
    });
  },
};

/** What is exported is what is chosen. */
export const ExportTimeline: Story = {
  tags: ['MOMENTUM-2'],
  play: async ({ args, canvas, userEvent, step }) => {
    const { perform } = args.operations ?? {};
    await step("Press 'Export Timeline': a toast says that the timelines for all customers are exported", async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Export Timeline' }));
      await expectToast('Export Timeline', 'Exporting the timelines for all customers');
      await expect(perform).toHaveBeenLastCalledWith({ kind: 'export-timeline', customer: 'all-customers' });
    });
    await step('Choose BRANTHAM and press it again: the toast names BRANTHAM', async () => {
      await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Customer' }), 'BRANTHAM');
      await userEvent.click(canvas.getByRole('button', { name: 'Export Timeline' }));
      await expectToast('Export Timeline', 'Exporting the timeline for BRANTHAM');
      await expect(perform).toHaveBeenLastCalledWith({ kind: 'export-timeline', customer: 'BRANTHAM' });
    });
    await step('Each was issued once', async () => {
      await expect(perform).toHaveBeenCalledTimes(2);
    });
  },
};

/** The switch changes the way to look, and nothing else. */
export const ViewAsTable: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await expectThreeProjects(context);
    const figures = () => canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
    const view = await canvas.findByRole('switch', { name: 'View as Table' });
    const before = [numbersShown(canvas), figures()];
    // In the timeline the name tells more: here the rest stands in the row.
    const phases = () =>
      canvas
        .getAllByRole('button', { name: /^(Intent|Order), PO-/ })
        .map((phase) => phase.ariaLabel?.split(',', 2).join());
    const names = phases();
    await step("Turn on 'View as Table': each of the three projects is a table", async () => {
      await userEvent.click(view);
      await expect(canvas.getAllByRole('table')).toHaveLength(3);
    });
    await step('Projects, progress and phases are the same, and the switch has the focus', async () => {
      await expect([numbersShown(canvas), figures()]).toEqual(before);
      await expect(phases()).toEqual(names);
      await expect(view).toHaveFocus();
    });
    await step('Turn it off: there is no table', async () => {
      await userEvent.click(view);
      await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    });
  },
};

/** A phase opens its drawer and the toast says so; closing leads back to the phase. */
export const OpeningAPhase: Story = {
  tags: ['MOMENTUM-8'],
  play: async (context) => {
    const opener = await openQuoting(context);
    await context.step('Press Escape: the drawer is closed, and the focus is back on the phase', async () => {
      await context.userEvent.keyboard('{Escape}');
      await expectPanelClosed(opener);
    });
    await context.step('Nothing was issued', async () => {
      await expect(context.args.operations?.perform).not.toHaveBeenCalled();
    });
  },
};

/** The drawer also opens from the table, and leads back there. */
export const OpeningFromTheTable: Story = {
  tags: ['MOMENTUM-8'],
  play: async (context) => {
    await context.step("Turn on 'View as Table'", async () => {
      await context.userEvent.click(await context.canvas.findByRole('switch', { name: 'View as Table' }));
    });
    const opener = await openQuoting(context);
    await context.step('Press Escape: the drawer is closed, and the focus is back on the phase', async () => {
      await context.userEvent.keyboard('{Escape}');
      await expectPanelClosed(opener);
    });
    await context.step('The three tables are still shown', async () => {
      await expect(context.canvas.getAllByRole('table')).toHaveLength(3);
    });
    // Where the page was scrolled to, the bar covers half a button, which axe takes for too small a target.
    window.scrollTo(0, 0);
  },
};

/** An export that is refused says so; the filter stays. */
export const RefusedCommand: Story = {
  args: { operations: { timelines: async () => timelines, perform: fn(() => Promise.reject(new Error('refused'))) } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Choose BRANTHAM', async () => {
      await chooseOption(userEvent, await canvas.findByRole('combobox', { name: 'Customer' }), 'BRANTHAM');
    });
    await step("Press 'Export Timeline', which is refused: a red toast says that nothing was lost", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export Timeline' }));
      await expectFailureToast('Export Timeline');
    });
    await step('Only the project of BRANTHAM is shown, as before', async () => {
      await expect(numbersShown(canvas)).toEqual(['PO-31003']);
    });
  },
};

/** An export without a response for fifteen seconds has failed, and can be issued again. */
export const CommandWithoutAnswer: Story = {
  args: { operations: { timelines: async () => timelines, perform: fn(() => new Promise<void>(() => {})) } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Press 'Export Timeline' and wait nearly 15 seconds: no toast appears", async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Export Timeline' }));
      await passTime(COMMAND_TIMEOUT_MS - 1);
      await expectNoToast();
    });
    await step('Wait a moment longer: a red toast says that nobody answered', async () => {
      await passTime(1);
      await expectFailureToast('Export Timeline', NO_ANSWER);
    });
    await step('Press Enter: it is issued again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
    });
  },
};

const awaitedTimelines = heldBack(async () => timelines);

/** While the timelines are on their way the screen before stays. */
export const Loading: Story = {
  args: { address: '/radar', operations: { timelines: awaitedTimelines.call } },
  play: async (context) => {
    await expectLoading(context, { link: 'Momentum', heading: 'Momentum Tracker', data: awaitedTimelines });
    await expectThreeProjects(context);
  },
};

/** Timelines that fail to load show an error, and are there after a retry. */
export const Failed: Story = {
  args: { address: '/radar', operations: { timelines: awaitedTimelines.call } },
  play: async (context) => {
    await expectFailureAndReturn(context, {
      from: 'Radar Report',
      link: 'Momentum',
      heading: 'Momentum Tracker',
      data: awaitedTimelines,
    });
    await expectThreeProjects(context);
  },
};
