import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import type { Command } from '@/operations/Operations';
import { OperationError } from '@/operations/operationError';
import { COMMAND_TIMEOUT_MS } from '@/screens/carryOut';
import { buildOperations } from '@/testing/buildOperations';
import { countReads } from '@/testing/countReads';
import { heldBack } from '@/testing/heldBack';
import { chooseOption } from '@/testing/lists';
import { createLiveOperations } from '@/testing/liveOperations';
import { passTime } from '@/testing/movableClock';
import { expectPanelClosed, findOpenedPanel } from '@/testing/panels';
import { sentAs } from '@/testing/sentAs';
import { buildBlocker, buildNote, buildTimelines } from '@/testing/timelines/buildTimelines';
import {
  expectFailureToast,
  expectNotice,
  expectNoToast,
  expectToast,
  NO_ANSWER,
  NOT_ACCEPTED,
} from '@/testing/toasts';
import { Assembled } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';

/** A phase's drawer over the tracker: its lists, its two forms, and what it orders. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
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

async function openQuoting({ canvas, userEvent, step }: Pick<PlayContext, 'canvas' | 'userEvent' | 'step'>) {
  const opener = await canvas.findByRole('button', { name: /^Quoting, PO-\d+, in progress/ });
  await step('Press Quoting, PO-31003: its drawer opens, and a toast tells it', async () => {
    await userEvent.click(opener);
    await findOpenedPanel('Quoting, PO-31003');
    await expectToast('Phase Details', 'Quoting, PO-31003');
  });
  return { opener, panel: within(await findOpenedPanel('Quoting, PO-31003')) };
}

type Panel = Awaited<ReturnType<typeof openQuoting>>['panel'];

const typeField = (panel: Panel) => panel.getByRole('combobox', { name: 'Type' });
const severityField = (panel: Panel) => panel.getByRole('combobox', { name: 'Severity' });
const descriptionBox = (panel: Panel) => panel.getByRole('textbox', { name: 'Description' });
const noteBox = (panel: Panel) => panel.getByRole('textbox', { name: 'Note' });
const addBlocker = (panel: Panel) => panel.getByRole('button', { name: 'Add Blocker' });
const title = (panel: Panel) => panel.getByRole('heading', { level: 2 });
const addNote = (panel: Panel) => panel.getByRole('button', { name: 'Add Note' });

async function fillBlocker({ userEvent }: Pick<PlayContext, 'userEvent'>, panel: Panel) {
  await chooseOption(userEvent, typeField(panel), 'Quality Issue');
  await userEvent.type(descriptionBox(panel), 'Zips bite');
  await chooseOption(userEvent, severityField(panel), 'High');
}

/** The two lines of a list, each of this phase of this order. */
async function findOwnItems(panel: Panel, name: string) {
  const items = within(await panel.findByRole('list', { name })).getAllByRole('listitem');
  await expect(items).toHaveLength(2);
  for (const item of items) await expect(item).toHaveTextContent('(PO-31003, quoting)');
  return items.map((item) => item.innerText.split(/\n+/));
}

/** The phase that was pressed, with the blockers and notes of this phase of this order. */
export const Default: Story = {
  tags: ['MOMENTUM-8', 'MOMENTUM-11', 'MOMENTUM-13'],
  play: async (context) => {
    const { opener, panel } = await openQuoting(context);
    await context.step('Blockers and notes are those of this phase of this order', async () => {
      const [, blocker] = await findOwnItems(panel, 'Current Blockers');
      await expect(blocker).toEqual([
        'Buttons wait at customs (PO-31003, quoting)',
        'Material Delay · Ada Weaver',
        'Medium',
      ]);
      const [, note] = await findOwnItems(panel, 'Notes');
      await expect(note).toEqual([
        'Cleo Fuller',
        'Jan 12, 2:00 PM',
        'Monday, January 12, 2026 at 2:00 PM',
        'Second quote asked for. (PO-31003, quoting)',
      ]);
    });
    const tops = [
      panel.getByRole('list', { name: 'Current Blockers' }),
      panel.getByRole('form', { name: 'Add New Blocker' }),
      panel.getByRole('list', { name: 'Notes' }),
      panel.getByRole('form', { name: 'Add Note' }),
    ].map((part) => part.getBoundingClientRect().top);
    await context.step('Each form stands below its list', async () => {
      await expect(tops, 'each form below its list').toEqual(tops.toSorted((first, second) => first - second));
    });
    await context.step('Press Escape: the drawer is closed, and the focus is back on the phase', async () => {
      await context.userEvent.keyboard('{Escape}');
      await expectPanelClosed(opener);
    });
  },
};

/**
 * Step by step through the phases of one project: each comes with its own blockers and notes, and finds what was typed there.
 * The ends lead nowhere, and nothing leads to another project.
 */
export const SteppingThrough: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const { panel } = await openQuoting(context);
    await step("Write a note and press 'Previous': the phase before it is shown, without note and toast", async () => {
      await userEvent.type(noteBox(panel), 'Dip three');
      await userEvent.click(panel.getByRole('button', { name: 'Previous' }));
      await expect(title(panel)).toHaveTextContent('Sample, PO-31003');
      await expect(panel.getByText('2 of 5')).toBeVisible();
      await expect(noteBox(panel)).toHaveValue('');
      await expectNoToast();
    });
    await step('Blockers and notes are those of that phase', async () => {
      const list = within(await panel.findByRole('list', { name: 'Current Blockers' }));
      for (const item of list.getAllByRole('listitem')) await expect(item).toHaveTextContent('(PO-31003, sample)');
    });
    await step('Its place is told, and the focus stays on the button', async () => {
      await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('Sample, PO-31003, 2 of 5'));
      await expect(panel.getByRole('button', { name: 'Previous' })).toHaveFocus();
    });
    await step('Press Alt and the down arrow: what was typed is there', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(title(panel)).toHaveTextContent('Quoting, PO-31003');
      await expect(noteBox(panel)).toHaveValue('Dip three');
    });
    await step("Press 'Next' three times: the last phase is shown, and there is no sixth", async () => {
      const next = panel.getByRole('button', { name: 'Next' });
      for (const name of ['Feedback', 'Order', 'Order']) {
        await userEvent.click(next);
        await expect(title(panel)).toHaveTextContent(`${name}, PO-31003`);
      }
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(panel.getByText('5 of 5')).toBeVisible();
    });
    await step('Press Escape: the focus is on the phase that was shown last', async () => {
      await userEvent.keyboard('{Escape}');
      await expectPanelClosed(() => canvas.getByRole('button', { name: /^Order, PO-31003/ }));
    });
  },
};

/** The order's number is copied, and a message of the browser says so; the drawer stays open. */
export const CopyingThePoNumber: Story = {
  play: async (context) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { panel } = await openQuoting(context);
    await context.step("Press 'Copy PO number': a notice says that it was copied", async () => {
      await context.userEvent.click(panel.getByRole('button', { name: 'Copy PO number' }));
      await expect(writeText.mock.calls).toEqual([['PO-31003']]);
      await expectNotice('Copied PO-31003');
      await expect(title(panel)).toBeVisible();
    });
  },
};

const blockerSent = heldBack(async () => {});

/**
 * A blocker is ordered as it was typed; then the form is as it was at first, and its first field has the focus. What was
 * typed meanwhile stays.
 */
export const AddingABlocker: Story = {
  tags: ['MOMENTUM-12'],
  args: { operations: { timelines: async () => buildTimelines(), perform: fn(blockerSent.call) } },
  play: async (context) => {
    const { args, userEvent, step } = context;
    const { panel } = await openQuoting(context);
    const unfilled = typeField(panel).textContent;
    await step('Type half a note, then choose a type and a severity and describe the blocker', async () => {
      await userEvent.type(noteBox(panel), 'Half a thought');
      await fillBlocker(context, panel);
    });
    await step("Press 'Add Blocker' and type on before the answer and after it: nothing of it is lost", async () => {
      await userEvent.click(addBlocker(panel));
      await userEvent.type(descriptionBox(panel), ' and tear');
      await blockerSent.answer();
      await userEvent.type(descriptionBox(panel), ' seams');
      await expect(descriptionBox(panel)).toHaveValue('Zips bite and tear seams');
      await expect(typeField(panel)).toHaveTextContent('Quality Issue');
    });
    await step("Press 'Add Blocker' once more: the description is empty again", async () => {
      await userEvent.click(addBlocker(panel));
      await blockerSent.answer();
      await waitFor(() => expect(descriptionBox(panel)).toHaveValue(''));
    });
    await step('The form is as at first, and its first field has the focus', async () => {
      await expect(typeField(panel)).toHaveTextContent(unfilled);
      await expect(severityField(panel)).toHaveTextContent('Medium');
      await waitFor(() => expect(typeField(panel)).toHaveFocus());
    });
    await step('The half note still stands', async () => {
      await expect(noteBox(panel)).toHaveValue('Half a thought');
    });
    await step('Each blocker was added once, as it was typed', async () => {
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
      for (const [index, description] of ['Zips bite', 'Zips bite and tear seams'].entries()) {
        await expect(args.operations?.perform).toHaveBeenNthCalledWith(index + 1, {
          kind: 'add-blocker',
          ...place,
          draft: { type: 'Quality Issue', description, severity: 'High' },
        });
      }
    });
  },
};

const noteSent = heldBack(async () => {});

/**
 * A note is ordered as it was typed; then its field is empty, and the blocker's form is left alone. What was typed
 * meanwhile stays.
 */
export const AddingANote: Story = {
  tags: ['MOMENTUM-13'],
  args: { operations: { timelines: async () => buildTimelines(), perform: fn(noteSent.call) } },
  play: async (context) => {
    const { args, userEvent, step } = context;
    const { panel } = await openQuoting(context);
    await step('Describe a blocker, then type a note', async () => {
      await userEvent.type(descriptionBox(panel), 'Zips bite');
      await userEvent.type(noteBox(panel), ' Dip two is in. ');
    });
    await step("Press 'Add Note' and type on before the answer and after it: nothing of it is lost", async () => {
      await userEvent.click(addNote(panel));
      await userEvent.type(noteBox(panel), 'So is');
      await noteSent.answer();
      await userEvent.type(noteBox(panel), ' dip three.');
      await expect(noteBox(panel)).toHaveValue(' Dip two is in. So is dip three.');
    });
    await step("Press 'Add Note' once more: the field is empty again", async () => {
      await userEvent.click(addNote(panel));
      await noteSent.answer();
      await waitFor(() => expect(noteBox(panel)).toHaveValue(''));
    });
    await step("The blocker's description still stands", async () => {
      await expect(descriptionBox(panel)).toHaveValue('Zips bite');
    });
    await step('Each note was added once, as it was typed', async () => {
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
      for (const [index, content] of [' Dip two is in. ', ' Dip two is in. So is dip three.'].entries()) {
        await expect(args.operations?.perform).toHaveBeenNthCalledWith(index + 1, {
          kind: 'add-note',
          ...place,
          content,
        });
      }
    });
  },
};

/** An incomplete blocker and a blank note: no command, no toast, nothing lost. */
export const IncompleteEntries: Story = {
  tags: ['MOMENTUM-12', 'MOMENTUM-13'],
  play: async (context) => {
    const { args, userEvent, step } = context;
    const { panel } = await openQuoting(context);
    await step("Describe a blocker without a type and press 'Add Blocker': the description still stands", async () => {
      await userEvent.type(descriptionBox(panel), 'Zips bite');
      await userEvent.click(addBlocker(panel));
      await expect(descriptionBox(panel)).toHaveValue('Zips bite');
    });
    await step("Choose a type, empty the description and press 'Add Blocker': the type still stands", async () => {
      await userEvent.clear(descriptionBox(panel));
      await chooseOption(userEvent, typeField(panel), 'Quality Issue');
      await userEvent.click(addBlocker(panel));
      await expect(typeField(panel)).toHaveTextContent('Quality Issue');
    });
    await step("Type spaces and press 'Add Note': nothing is issued", async () => {
      await userEvent.type(noteBox(panel), '  ');
      await userEvent.click(addNote(panel));
      await expect(noteBox(panel)).toHaveValue('  ');
    });
    await step('No toast has appeared since the drawer was opened, and nothing was issued', async () => {
      await expectToast('Phase Details', 'Quoting, PO-31003');
      await expect(args.operations?.perform).not.toHaveBeenCalled();
    });
  },
};

/** The three actions at the foot order something, and nothing is seen of it. */
export const ActionsWithoutEffect: Story = {
  tags: ['MOMENTUM-14'],
  play: async (context) => {
    const { args, userEvent, step } = context;
    const { panel } = await openQuoting(context);
    await step(
      "Press 'Update Phase Status', 'Escalate Issue' and 'View Full Timeline': each is issued once",
      async () => {
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
      },
    );
    await step('No toast appears, and the drawer is still open', async () => {
      await expectToast('Phase Details', 'Quoting, PO-31003');
      await expect(panel.getByRole('button', { name: 'Escalate Issue' })).toBeVisible();
    });
  },
};

/** Refused for some of its fields, each form marks them and has the focus there; accepted, nothing is marked. */
export const CreatingThatIsInvalid: Story = {
  args: {
    operations: {
      timelines: async () => buildTimelines(),
      perform: fn(async (command: unknown) => {
        if (JSON.stringify(command).includes('not so')) {
          throw new OperationError('invalid', 'Not so', ['description', 'content']);
        }
      }),
    },
  },
  play: async (context) => {
    const { userEvent, step } = context;
    const { panel } = await openQuoting(context);
    await step(
      'Add a note that is refused: a red toast says so, and the note is marked and has the focus',
      async () => {
        await userEvent.type(noteBox(panel), 'Dip two, not so');
        await userEvent.click(addNote(panel));
        await expectFailureToast('Add Note', NOT_ACCEPTED);
        await expect(noteBox(panel)).toBeInvalid();
        await expect(noteBox(panel)).toHaveFocus();
      },
    );
    await step('Add a blocker that is refused: its description is marked and has the focus', async () => {
      await fillBlocker(context, panel);
      await userEvent.type(descriptionBox(panel), ', not so');
      await userEvent.click(addBlocker(panel));
      await expectFailureToast('Add Blocker', NOT_ACCEPTED);
      await expect(descriptionBox(panel)).toBeInvalid();
      await expect(descriptionBox(panel)).toHaveFocus();
      await expect(typeField(panel)).not.toBeInvalid();
    });
    await step(
      'Other words are accepted: both forms are empty, and the words of before may be typed again',
      async () => {
        for (const [box, add, refused] of [
          [noteBox(panel), addNote(panel), 'Dip two, not so'],
          [descriptionBox(panel), addBlocker(panel), 'Zips bite, not so'],
        ] as const) {
          await userEvent.clear(box);
          await userEvent.type(box, 'Zips bite');
          await userEvent.click(add);
          await waitFor(() => expect(box).toHaveValue(''));
          await userEvent.type(box, refused);
          await expect(box).toHaveValue(refused);
          await expect(box).not.toBeInvalid();
        }
      },
    );
  },
};

/** A command that is refused keeps what was typed, and says so. */
export const RefusedCommand: Story = {
  args: {
    operations: { timelines: async () => buildTimelines(), perform: fn(() => Promise.reject(new Error('refused'))) },
  },
  play: async (context) => {
    const { userEvent, step } = context;
    const { panel } = await openQuoting(context);
    await step("Type a note and press 'Add Note', which is refused: a red toast names it", async () => {
      await userEvent.type(noteBox(panel), 'Dip two is in.');
      await userEvent.click(addNote(panel));
      await expectFailureToast('Add Note');
    });
    await step("Fill in a blocker and press 'Add Blocker', which is refused: a red toast names it", async () => {
      await fillBlocker(context, panel);
      await userEvent.click(addBlocker(panel));
      await expectFailureToast('Add Blocker');
    });
    await step('Note and blocker stand as they were typed', async () => {
      await expect(noteBox(panel)).toHaveValue('Dip two is in.');
      await expect(descriptionBox(panel)).toHaveValue('Zips bite');
      await expect(typeField(panel)).toHaveTextContent('Quality Issue');
      await expect(severityField(panel)).toHaveTextContent('High');
    });
  },
};

/** What nobody answers for fifteen seconds has failed; the note is there to be added again. */
export const CommandWithoutAnswer: Story = {
  args: {
    operations: { timelines: async () => buildTimelines(), perform: fn(() => new Promise<void>(() => {})) },
  },
  play: async (context) => {
    const { args, userEvent, step } = context;
    const { panel } = await openQuoting(context);
    await step("Type a note, press 'Add Note' and wait nearly 15 seconds: no other toast appears", async () => {
      await userEvent.type(noteBox(panel), 'Dip two is in.');
      await userEvent.click(addNote(panel));
      await passTime(COMMAND_TIMEOUT_MS - 1);
      await expectToast('Phase Details', 'Quoting, PO-31003');
    });
    await step('Wait a moment longer: a red toast says that nobody answered', async () => {
      await passTime(1);
      await expectFailureToast('Add Note', NO_ANSWER);
    });
    await step('The note stands as it was typed', async () => {
      await expect(noteBox(panel)).toHaveValue('Dip two is in.');
    });
    await step('Press Enter: it is sent again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
    });
  },
};

/** What was typed for a phase is found there again, and nowhere else. */
export const DraftsStayWithTheirPhase: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Open Quoting, type half a note and press Escape: the drawer is closed', async () => {
      const { opener, panel } = await openQuoting(context);
      await userEvent.type(noteBox(panel), 'Half a thought');
      await userEvent.keyboard('{Escape}');
      await expectPanelClosed(opener);
    });
    await step('Open another phase of the same order: its note is empty', async () => {
      const card = within(canvas.getByRole('article', { name: 'PO-31003' }));
      await userEvent.click(card.getByRole('button', { name: /^Sample/ }));
      const panel = within(await findOpenedPanel('Sample, PO-31003'));
      await expect(noteBox(panel)).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await expectPanelClosed();
    });
    await step('Open the same phase of another order: its note is empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Quoting, PO-\d+, delayed/ }));
      const panel = within(await findOpenedPanel('Quoting, PO-31001'));
      await expect(noteBox(panel)).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await expectPanelClosed();
    });
    await step('Open Quoting again: the half note is still there', async () => {
      const { panel } = await openQuoting(context);
      await expect(noteBox(panel)).toHaveValue('Half a thought');
    });
  },
};

// Their results name the order and the phase that they were called with.
const { phaseBlockers, phaseNotes } = buildOperations();
const blockers = heldBack(phaseBlockers);
const notes = heldBack(phaseNotes);

/** Lists that load, fail, load again and are there: each on its own. */
export const ListsFailAndComeBack: Story = {
  args: {
    operations: {
      timelines: async () => buildTimelines(),
      phaseBlockers: blockers.call,
      phaseNotes: notes.call,
      perform: fn(async () => {}),
    },
  },
  play: async (context) => {
    const { args, userEvent, step } = context;
    const { panel } = await openQuoting(context);
    await step('Type a note while the lists are on their way: the forms can be used already', async () => {
      await expect(panel.queryByRole('list', { name: 'Current Blockers' })).not.toBeInTheDocument();
      await expect(panel.queryByText('Nothing blocks this phase')).not.toBeInTheDocument();
      await userEvent.type(noteBox(panel), 'Half a thought');
    });
    await step('Let both be refused: the drawer says of each that it could not be loaded', async () => {
      await notes.fail('no answer');
      await blockers.fail('no answer');
      await expect(await panel.findByText('Notes could not be loaded')).toBeVisible();
      await expect(await panel.findByText('Current Blockers could not be loaded')).toBeVisible();
    });
    for (const [list, source] of [
      ['Notes', notes],
      ['Current Blockers', blockers],
    ] as const) {
      await step(`Press 'Try Again' of ${list}: they are listed, and the focus stays with them`, async () => {
        const heading = panel.getByRole('heading', { name: new RegExp(`^${list}`) });
        await userEvent.click(panel.getByRole('button', { name: `Try Again: ${list}` }));
        await waitFor(() => expect(heading).toHaveFocus());
        await source.answer();
        await findOwnItems(panel, list);
        await expect(heading).toHaveFocus();
        await expect(panel.queryByText(`${list} could not be loaded`)).not.toBeInTheDocument();
      });
    }
    await step('The note stands as it was typed, and nothing was issued', async () => {
      await expect(noteBox(panel)).toHaveValue('Half a thought');
      await expect(args.operations?.perform).not.toHaveBeenCalled();
    });
  },
};

const [blocker, blockerReads] = countReads(buildBlocker(), 'description');
const [note, noteReads] = countReads(buildNote(), 'content');

/** The lists, which may be long, are not drawn anew at each letter of what is typed below them. */
export const TypingBelowTheLists: Story = {
  tags: ['edge'],
  args: {
    operations: {
      timelines: async () => buildTimelines(),
      phaseBlockers: async () => [blocker],
      phaseNotes: async () => [note],
    },
  },
  play: async (context) => {
    const { userEvent, step } = context;
    const { panel } = await openQuoting(context);
    await panel.findByRole('list', { name: 'Current Blockers' });
    await panel.findByRole('list', { name: 'Notes' });
    const before = [blockerReads(), noteReads()];
    await step('Type a note: both lists were drawn before, and are not drawn anew', async () => {
      await expect(Math.min(...before)).toBeGreaterThan(0);
      await userEvent.type(noteBox(panel), 'Dip two is in.');
      await expect([blockerReads(), noteReads()]).toEqual(before);
    });
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
    const { userEvent, step } = context;
    const { panel } = await openQuoting(context);
    const listed = () => within(panel.getByRole('list', { name: 'Notes' })).getAllByRole('listitem');
    await panel.findByRole('list', { name: 'Notes' });
    await step('Two notes are listed', async () => {
      await expect(listed()).toHaveLength(2);
    });
    await step("Type a note and press 'Add Note'", async () => {
      await userEvent.type(noteBox(panel), 'Dip two is in.');
      await userEvent.click(addNote(panel));
    });
    await step('The new note stands first in the list', async () => {
      await waitFor(() => expect(listed()).toHaveLength(3));
      await expect(listed()[0]).toHaveTextContent('Dip two is in.');
    });
    await step('The field is empty again', async () => {
      await expect(noteBox(panel)).toHaveValue('');
    });
  },
};
