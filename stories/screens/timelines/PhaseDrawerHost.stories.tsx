import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Command } from '@/operations/Operations';
import { UNANSWERED_AFTER_MS } from '@/screens/carryOut';
import { buildOperations } from '@/testing/buildOperations';
import { heldBack } from '@/testing/heldBack';
import { chooseOption } from '@/testing/lists';
import { createLiveOperations } from '@/testing/liveOperations';
import { passTime } from '@/testing/movableClock';
import { expectPanelClosed, findOpenedPanel } from '@/testing/panels';
import { sentAs } from '@/testing/sentAs';
import { buildBlockers, buildNotes, buildTimelines } from '@/testing/timelines/buildTimelines';
import { expectFailureToast, expectToast } from '@/testing/toasts';
import { Assembled } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';

/** A phase's drawer over the tracker: its lists, its two forms, and what it orders. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  globals: { viewport: { value: 'w1280' } },
  args: {
    address: '/momentum',
    operations: { timelines: async () => buildTimelines(), perform: fn(async () => {}) },
  },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Where the phase stands that these stories open: the second customer's. */
const place = { poNumber: 'PO-31003', phase: 'quoting' };

async function openQuoting({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) {
  const opener = await canvas.findByRole('button', { name: /^Quoting of PO-\d+, in progress/ });
  await userEvent.click(opener);
  const panel = within(await findOpenedPanel('Quoting, PO-31003'));
  await expectToast('Phase Details', 'Quoting of PO-31003');
  return { opener, panel };
}

type Panel = Awaited<ReturnType<typeof openQuoting>>['panel'];

const typeField = (panel: Panel) => panel.getByRole('combobox', { name: 'Type' });
const severityField = (panel: Panel) => panel.getByRole('combobox', { name: 'Severity' });
const descriptionBox = (panel: Panel) => panel.getByRole('textbox', { name: 'Description' });
const noteBox = (panel: Panel) => panel.getByRole('textbox', { name: 'Note' });
const addBlocker = (panel: Panel) => panel.getByRole('button', { name: 'Add Blocker' });
const addNote = (panel: Panel) => panel.getByRole('button', { name: 'Add Note' });

async function fillBlocker({ userEvent }: Pick<PlayContext, 'userEvent'>, panel: Panel) {
  await chooseOption(userEvent, typeField(panel), 'Quality Issue');
  await userEvent.type(descriptionBox(panel), 'Zips bite');
  await chooseOption(userEvent, severityField(panel), 'High');
}

/** The phase that was pressed, with the blockers and notes of this phase of this order. */
export const Default: Story = {
  tags: ['MOMENTUM-8', 'MOMENTUM-11', 'MOMENTUM-13'],
  play: async (context) => {
    const { opener, panel } = await openQuoting(context);
    for (const name of ['Current Blockers', 'Notes']) {
      const items = within(await panel.findByRole('list', { name })).getAllByRole('listitem');
      await expect(items).toHaveLength(2);
      for (const item of items) await expect(item).toHaveTextContent('PO-31003, quoting');
    }
    const tops = [
      panel.getByRole('list', { name: 'Current Blockers' }),
      panel.getByRole('form', { name: 'Add New Blocker' }),
      panel.getByRole('list', { name: 'Notes' }),
      panel.getByRole('form', { name: 'Add Note' }),
    ].map((part) => part.getBoundingClientRect().top);
    await expect(tops, 'each form below its list').toEqual(tops.toSorted((first, second) => first - second));
    await context.userEvent.keyboard('{Escape}');
    await expectPanelClosed(opener);
  },
};

/** A blocker is ordered as it was typed; then the form is as it was at first, and its first field has the focus. */
export const AddingABlocker: Story = {
  tags: ['MOMENTUM-12'],
  play: async (context) => {
    const { args, userEvent } = context;
    const { panel } = await openQuoting(context);
    const unfilled = typeField(panel).textContent;
    await userEvent.type(noteBox(panel), 'Half a thought');
    await fillBlocker(context, panel);
    await userEvent.click(addBlocker(panel));
    await waitFor(() => expect(descriptionBox(panel)).toHaveValue(''));
    await expect(typeField(panel)).toHaveTextContent(unfilled);
    await expect(severityField(panel)).toHaveTextContent('Medium');
    await waitFor(() => expect(typeField(panel)).toHaveFocus());
    await expect(noteBox(panel)).toHaveValue('Half a thought');
    await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
    await expect(args.operations?.perform).toHaveBeenCalledWith({
      kind: 'add-blocker',
      ...place,
      draft: { type: 'Quality Issue', description: 'Zips bite', severity: 'High' },
    });
  },
};

/** A note is ordered as it was typed; then its field is empty, and the blocker's form is left alone. */
export const AddingANote: Story = {
  tags: ['MOMENTUM-13'],
  play: async (context) => {
    const { args, userEvent } = context;
    const { panel } = await openQuoting(context);
    await userEvent.type(descriptionBox(panel), 'Zips bite');
    await userEvent.type(noteBox(panel), ' Dip two is in. ');
    await userEvent.click(addNote(panel));
    await waitFor(() => expect(noteBox(panel)).toHaveValue(''));
    await expect(descriptionBox(panel)).toHaveValue('Zips bite');
    await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
    await expect(args.operations?.perform).toHaveBeenCalledWith({
      kind: 'add-note',
      ...place,
      content: ' Dip two is in. ',
    });
  },
};

/** An incomplete blocker and a blank note: no command, no toast, nothing lost. */
export const IncompleteEntries: Story = {
  tags: ['MOMENTUM-12', 'MOMENTUM-13'],
  play: async (context) => {
    const { args, userEvent, step } = context;
    const { panel } = await openQuoting(context);
    await step('A blocker without a type', async () => {
      await userEvent.type(descriptionBox(panel), 'Zips bite');
      await userEvent.click(addBlocker(panel));
      await expect(descriptionBox(panel)).toHaveValue('Zips bite');
    });
    await step('A blocker without a description', async () => {
      await userEvent.clear(descriptionBox(panel));
      await chooseOption(userEvent, typeField(panel), 'Quality Issue');
      await userEvent.click(addBlocker(panel));
      await expect(typeField(panel)).toHaveTextContent('Quality Issue');
    });
    await step('A blank note', async () => {
      await userEvent.type(noteBox(panel), '  ');
      await userEvent.click(addNote(panel));
      await expect(noteBox(panel)).toHaveValue('  ');
    });
    await expectToast('Phase Details', 'Quoting of PO-31003');
    await expect(args.operations?.perform).not.toHaveBeenCalled();
  },
};

/** The three actions at the foot order something, and nothing is seen of it. */
export const ActionsWithoutEffect: Story = {
  tags: ['MOMENTUM-14'],
  play: async (context) => {
    const { args, userEvent } = context;
    const { panel } = await openQuoting(context);
    for (const [index, [name, command]] of (
      [
        ['Update Phase Status', { kind: 'update-phase-status', ...place }],
        ['Escalate Issue', { kind: 'escalate-phase', ...place }],
        ['View Full Timeline', { kind: 'view-full-timeline', poNumber: 'PO-31003' }],
      ] as const
    ).entries()) {
      await userEvent.click(panel.getByRole('button', { name }));
      await expect(args.operations?.perform).toHaveBeenCalledTimes(index + 1);
      await expect(args.operations?.perform).toHaveBeenLastCalledWith(command);
    }
    await expectToast('Phase Details', 'Quoting of PO-31003');
    await expect(panel.getByRole('button', { name: 'Escalate Issue' })).toBeVisible();
  },
};

/** A command that is refused keeps what was typed, and says so. */
export const RefusedCommand: Story = {
  args: {
    operations: { timelines: async () => buildTimelines(), perform: fn(() => Promise.reject(new Error('refused'))) },
  },
  play: async (context) => {
    const { userEvent } = context;
    const { panel } = await openQuoting(context);
    await userEvent.type(noteBox(panel), 'Dip two is in.');
    await userEvent.click(addNote(panel));
    await expectFailureToast('Add Note');
    await fillBlocker(context, panel);
    await userEvent.click(addBlocker(panel));
    await expectFailureToast('Add Blocker');
    await expect(noteBox(panel)).toHaveValue('Dip two is in.');
    await expect(descriptionBox(panel)).toHaveValue('Zips bite');
    await expect(typeField(panel)).toHaveTextContent('Quality Issue');
    await expect(severityField(panel)).toHaveTextContent('High');
  },
};

/** What nobody answers for fifteen seconds has failed; the note is there to be added again. */
export const CommandWithoutAnswer: Story = {
  args: {
    operations: { timelines: async () => buildTimelines(), perform: fn(() => new Promise<void>(() => {})) },
  },
  play: async (context) => {
    const { args, userEvent } = context;
    const { panel } = await openQuoting(context);
    await userEvent.type(noteBox(panel), 'Dip two is in.');
    await userEvent.click(addNote(panel));
    await passTime(UNANSWERED_AFTER_MS - 1);
    await expectToast('Phase Details', 'Quoting of PO-31003');
    await passTime(1);
    await expectFailureToast('Add Note');
    await expect(noteBox(panel)).toHaveValue('Dip two is in.');
    await userEvent.keyboard('{Enter}');
    await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
  },
};

/** What was typed for a phase is found there again, and nowhere else. */
export const DraftsStayWithTheirPhase: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Type a note on quoting and close', async () => {
      const { opener, panel } = await openQuoting(context);
      await userEvent.type(noteBox(panel), 'Half a thought');
      await userEvent.keyboard('{Escape}');
      await expectPanelClosed(opener);
    });
    await step('Another phase of the same order has none', async () => {
      const card = within(canvas.getByRole('article', { name: 'PO-31003' }));
      await userEvent.click(card.getByRole('button', { name: /^Sample/ }));
      const panel = within(await findOpenedPanel('Sample, PO-31003'));
      await expect(noteBox(panel)).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await expectPanelClosed();
    });
    await step('The same phase of another order has none', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Quoting of PO-\d+, delayed/ }));
      const panel = within(await findOpenedPanel('Quoting, PO-31001'));
      await expect(noteBox(panel)).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await expectPanelClosed();
    });
    await step('Quoting still has it', async () => {
      const { panel } = await openQuoting(context);
      await expect(noteBox(panel)).toHaveValue('Half a thought');
    });
  },
};

const blockers = heldBack(async (_poNumber: string, _phase: string) => buildBlockers());
const notes = heldBack(async (_poNumber: string, _phase: string) => buildNotes());

/** Lists on their way, refused, asked for again and there: each on its own. */
export const ListsFailAndComeBack: Story = {
  args: {
    operations: {
      timelines: async () => buildTimelines(),
      phaseBlockers: blockers.ask,
      phaseNotes: notes.ask,
      perform: fn(async () => {}),
    },
  },
  play: async (context) => {
    const { args, userEvent, step } = context;
    const { panel } = await openQuoting(context);
    await step('On their way, the forms can be used already', async () => {
      await expect(panel.queryByRole('list', { name: 'Current Blockers' })).not.toBeInTheDocument();
      await expect(panel.queryByText('Nothing blocks this phase')).not.toBeInTheDocument();
      await userEvent.type(noteBox(panel), 'Half a thought');
    });
    await step('The notes come, the blockers do not', async () => {
      await notes.answer();
      await blockers.fail('no answer');
      await expect(await panel.findByRole('list', { name: 'Notes' })).toBeVisible();
      await expect(await panel.findByText('Current Blockers could not be loaded')).toBeVisible();
    });
    await step('Asked for again, the blockers come too', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Try again: Current Blockers' }));
      await blockers.answer();
      const list = within(await panel.findByRole('list', { name: 'Current Blockers' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(2);
      await expect(panel.queryByText('Current Blockers could not be loaded')).not.toBeInTheDocument();
    });
    await expect(noteBox(panel)).toHaveValue('Half a thought');
    await expect(args.operations?.perform).not.toHaveBeenCalled();
  },
};

/** Where an implementation keeps what it is ordered to, a new note stands in its list as soon as it is added. */
export const NoteThatIsKept: Story = {
  loaders: [async () => ({ live: await createLiveOperations(buildOperations()) })],
  render: ({ address }, { loaded: { live } }) => (
    <Assembled
      address={address}
      operations={{ ...live, perform: (command: Command) => live.perform(command, sentAs(JSON.stringify(command))) }}
    />
  ),
  play: async (context) => {
    const { userEvent } = context;
    const { panel } = await openQuoting(context);
    const listed = () => within(panel.getByRole('list', { name: 'Notes' })).getAllByRole('listitem');
    await panel.findByRole('list', { name: 'Notes' });
    await expect(listed()).toHaveLength(2);
    await userEvent.type(noteBox(panel), 'Dip two is in.');
    await userEvent.click(addNote(panel));
    await waitFor(() => expect(listed()).toHaveLength(3));
    await expect(listed()[0]).toHaveTextContent('Dip two is in.');
    await expect(noteBox(panel)).toHaveValue('');
  },
};
