import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildTimeline, buildTimelines } from '@/testing/buildTimelines';
import { Assembled } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';

const timelines = [...buildTimelines(), buildTimeline({ customer: 'CALLOWAY', projects: [] })];

/** The tracker with its filter, its two views, the drawer and toasts, in the frame of the app. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  globals: { viewport: { value: 'w1280' } },
  args: { address: '/momentum', operations: { timelines: async () => timelines, perform: fn(async () => {}) } },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));
const toastSays = (title: string, description: string) =>
  waitFor(async () => {
    const toast = within(toasts().getByRole('listitem'));
    await expect(toast.getByText(title)).toBeVisible();
    await expect(toast.getByText(description)).toBeVisible();
  });
const numbersShown = (canvas: PlayContext['canvas']) =>
  canvas.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

async function openQuoting({ canvas, userEvent }: PlayContext) {
  const opener = await canvas.findByRole('button', { name: 'Quoting, delayed, 4 days late, target Jan 11' });
  await userEvent.click(opener);
  const panel = await screen.findByRole('dialog', { name: 'Quoting, PO-31001' });
  await waitFor(() => expect(panel).toHaveFocus());
  return { opener, panel: within(panel) };
}

async function closePanel({ userEvent }: PlayContext) {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

export const Default: Story = {
  tags: ['MOMENTUM-3'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Momentum Tracker');
    const legend = canvas.getByRole('list', { name: 'Phases' });
    await expect(within(legend).getAllByRole('listitem')).toHaveLength(5);
    await expect(numbersShown(canvas)).toEqual(['PO-31001', 'PO-31002', 'PO-31003']);
  },
};

/** One customer, one without projects, and all again. */
export const ByCustomer: Story = {
  tags: ['MOMENTUM-1'],
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Customer' }));
      const options = await screen.findAllByRole('option');
      await expect(options.map(({ textContent }) => textContent)).toEqual([
        'All Customers',
        'ALDERWICK',
        'BRANTHAM',
        'CALLOWAY',
      ]);
      await userEvent.click(screen.getByRole('option', { name }));
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    };
    await choose('BRANTHAM');
    await expect(numbersShown(canvas)).toEqual(['PO-31003']);
    await choose('CALLOWAY');
    await expect(numbersShown(canvas)).toEqual([]);
    await expect(canvas.getByRole('region', { name: 'CALLOWAY' })).toHaveTextContent('No projects');
    await choose('All Customers');
    await expect(numbersShown(canvas)).toHaveLength(3);
  },
};

/** What is exported is what is chosen. */
export const ExportTimeline: Story = {
  tags: ['MOMENTUM-2'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export Timeline' }));
    await toastSays('Export Timeline', 'Exporting the timeline of all customers');
    await expect(args.operations?.perform).toHaveBeenCalledWith({
      kind: 'export-timeline',
      customer: 'all-customers',
    });
  },
};

/** The switch changes the way to look, and nothing else. */
export const ViewAsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    const figures = () => canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
    const view = await canvas.findByRole('switch', { name: 'View as table' });
    const before = [numbersShown(canvas), figures()];
    const names = canvas.getAllByRole('button', { name: /^(Intent|Order),/ }).map((phase) => phase.ariaLabel);
    await userEvent.click(view);
    await expect(canvas.getAllByRole('table')).toHaveLength(3);
    await expect([numbersShown(canvas), figures()]).toEqual(before);
    await expect(canvas.getAllByRole('button', { name: /^(Intent|Order),/ }).map((phase) => phase.ariaLabel)).toEqual(
      names,
    );
    await expect(view).toHaveFocus();
    await userEvent.click(view);
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

/** A phase opens its drawer and the toast says so; closing leads back to the phase. */
export const OpeningAPhase: Story = {
  tags: ['MOMENTUM-8', 'MOMENTUM-11', 'MOMENTUM-13'],
  play: async (context) => {
    const { opener, panel } = await openQuoting(context);
    await toastSays('Phase Details', 'Quoting of PO-31001');
    for (const name of ['Current Blockers', 'Notes']) {
      await expect(within(await panel.findByRole('list', { name })).getAllByRole('listitem')).toHaveLength(2);
    }
    await closePanel(context);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The drawer also opens from the table, and leads back there. */
export const OpeningFromTheTable: Story = {
  tags: ['MOMENTUM-8'],
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('switch', { name: 'View as table' }));
    const { opener } = await openQuoting(context);
    await toastSays('Phase Details', 'Quoting of PO-31001');
    await closePanel(context);
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(context.canvas.getAllByRole('table')).toHaveLength(3);
  },
};

/** An incomplete blocker and a blank note: no command, no toast, nothing lost. */
export const IncompleteEntries: Story = {
  tags: ['MOMENTUM-12', 'MOMENTUM-13'],
  play: async (context) => {
    const { args, userEvent } = context;
    const { panel } = await openQuoting(context);
    await toastSays('Phase Details', 'Quoting of PO-31001');
    await userEvent.type(panel.getByRole('textbox', { name: 'Description' }), 'Zips bite');
    await userEvent.click(panel.getByRole('button', { name: 'Add Blocker' }));
    await userEvent.type(panel.getByRole('textbox', { name: 'Note' }), '  ');
    await userEvent.click(panel.getByRole('button', { name: 'Add Note' }));
    await expect(args.operations?.perform).not.toHaveBeenCalled();
    await expect(panel.getByRole('textbox', { name: 'Description' })).toHaveValue('Zips bite');
    await expect(panel.getByRole('textbox', { name: 'Note' })).toHaveValue('  ');
    await expect(toasts().getAllByRole('listitem')).toHaveLength(1);
    await expect(toasts().getByText('Phase Details')).toBeVisible();
  },
};

/** The three actions at the foot order something, and nothing is seen of it. */
export const ActionsWithoutEffect: Story = {
  tags: ['MOMENTUM-14'],
  play: async (context) => {
    const { args, userEvent } = context;
    const { panel } = await openQuoting(context);
    await toastSays('Phase Details', 'Quoting of PO-31001');
    const place = { poNumber: 'PO-31001', phase: 'quoting' };
    for (const [name, command] of [
      ['Update Phase Status', { kind: 'update-phase-status', ...place }],
      ['Escalate Issue', { kind: 'escalate-phase', ...place }],
      ['View Full Timeline', { kind: 'view-full-timeline', poNumber: 'PO-31001' }],
    ] as const) {
      await userEvent.click(panel.getByRole('button', { name }));
      await expect(args.operations?.perform).toHaveBeenLastCalledWith(command);
    }
    await expect(screen.getByRole('dialog', { name: 'Quoting, PO-31001' })).toBeVisible();
    await expect(toasts().getAllByRole('listitem')).toHaveLength(1);
    await expect(toasts().getByText('Phase Details')).toBeVisible();
  },
};

/** A command that fails keeps what was typed, and says so. */
export const AddingFails: Story = {
  args: {
    operations: { timelines: async () => timelines, perform: fn(async () => Promise.reject(new Error('no answer'))) },
  },
  play: async (context) => {
    const { panel } = await openQuoting(context);
    await context.userEvent.type(panel.getByRole('textbox', { name: 'Note' }), 'Dip two is in.');
    await context.userEvent.click(panel.getByRole('button', { name: 'Add Note' }));
    await toastSays('Action Failed', "'Add Note' could not be completed. Nothing was lost; please try again.");
    await expect(panel.getByRole('textbox', { name: 'Note' })).toHaveValue('Dip two is in.');
  },
};

/** What was typed for a phase is found there again, and nowhere else. */
export const DraftsStayWithTheirPhase: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('type a note on quoting and close', async () => {
      const { panel } = await openQuoting(context);
      await userEvent.type(panel.getByRole('textbox', { name: 'Note' }), 'Half a thought');
      await closePanel(context);
    });
    await step('another phase has none', async () => {
      const [sample] = canvas.getAllByRole('button', { name: /^Sample/ });
      if (sample) await userEvent.click(sample);
      const panel = within(await screen.findByRole('dialog', { name: 'Sample, PO-31001' }));
      await expect(panel.getByRole('textbox', { name: 'Note' })).toHaveValue('');
      await closePanel(context);
    });
    await step('quoting still has it', async () => {
      const { panel } = await openQuoting(context);
      await expect(panel.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a thought');
    });
  },
};

const failsOnce = () => {
  let asked = 0;
  return async () => {
    asked += 1;
    if (asked === 1) throw new Error('no answer');
    return [];
  };
};

/** Lists that could not be loaded say so, and are asked for again. */
export const ListsFailAndComeBack: Story = {
  args: {
    operations: {
      timelines: async () => timelines,
      phaseBlockers: failsOnce(),
      phaseNotes: async () => Promise.reject(new Error('no answer')),
      perform: fn(async () => {}),
    },
  },
  play: async (context) => {
    const { panel } = await openQuoting(context);
    await expect(await panel.findByText('Notes could not be loaded')).toBeVisible();
    await context.userEvent.click(await panel.findByRole('button', { name: 'Try again: Current Blockers' }));
    await expect(await panel.findByText('Nothing blocks this phase')).toBeVisible();
    await expect(context.args.operations?.perform).not.toHaveBeenCalled();
  },
};
