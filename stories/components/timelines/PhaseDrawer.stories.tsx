import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { expectTabRound } from '@/testing/keyboard';
import { expectPanelFocused, findPanel } from '@/testing/panels';
import { BlockerForm } from '@/components/timelines/BlockerForm';
import { BlockerList, type BlockerListProps } from '@/components/timelines/BlockerList';
import { NoteForm } from '@/components/timelines/NoteForm';
import { NoteList, type NoteListProps } from '@/components/timelines/NoteList';
import { PhaseDrawer } from '@/components/timelines/PhaseDrawer';
import { PHASE_STATUSES } from '@/domain/timelines/phase';
import { beyond } from '@/testing/box';
import { definitionOf } from '@/testing/definition';
import { iconsIn } from '@/testing/icon';
import { colorName } from '@/testing/look';
import {
  buildBlockerDraft,
  buildBlockers,
  buildNotes,
  buildPhases,
  buildProject,
} from '@/testing/timelines/buildTimelines';
import { unknownWord } from '@/testing/unknownWord';
import { ownFrame } from '../../wholePage';

const content = {
  onRetryBlockers: fn(),
  onChangeBlocker: fn(),
  onAddBlocker: fn(),
  onRetryNotes: fn(),
  onChangeNote: fn(),
  onAddNote: fn(),
};

/** What the screen puts into the drawer: two lists, each with its form. */
const listsAndForms = ({ blockers, notes }: Pick<BlockerListProps, 'blockers'> & Pick<NoteListProps, 'notes'>) => (
  <>
    <BlockerList blockers={blockers} onRetry={content.onRetryBlockers} />
    <BlockerForm
      draft={buildBlockerDraft()}
      onChangeDraft={content.onChangeBlocker}
      onAddBlocker={content.onAddBlocker}
    />
    <NoteList notes={notes} onRetry={content.onRetryNotes} />
    <NoteForm content="Dip two is in." onChangeContent={content.onChangeNote} onAddNote={content.onAddNote} />
  </>
);

const meta = {
  component: PhaseDrawer,
  parameters: { docs: { ...ownFrame } },
  args: {
    customer: 'ALDERWICK',
    project: buildProject(),
    phase: 'quoting',
    open: true,
    children: listsAndForms({
      blockers: { status: 'success', data: buildBlockers() },
      notes: { status: 'success', data: buildNotes() },
    }),
    onCopyPoNumber: fn(),
    onViewFullTimeline: fn(),
    onEscalateIssue: fn(),
    onUpdatePhaseStatus: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PhaseDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const onStep = fn();

async function expectFacts(drawer: HTMLElement, facts: Record<string, string>) {
  for (const [term, words] of Object.entries(facts)) {
    await expect(definitionOf(drawer, term)).toHaveTextContent(new RegExp(`^${words.replace('+', '\\+')}$`));
  }
}

/** PO, style, customer, status, target date and lag; blockers and notes; both forms. */
export const Default: Story = {
  tags: ['MOMENTUM-10', 'MOMENTUM-11', 'MOMENTUM-13'],
  play: async () => {
    const drawer = await findPanel();
    await expect(drawer).toHaveAccessibleName('Quoting, PO-31001');
    await expectFacts(drawer, {
      PO: 'PO-31001',
      Style: 'Boxy Linen Shirt',
      Customer: 'ALDERWICK',
      Status: 'Delayed',
      'Target Date': 'Jan 11, 2026',
      Lag: '+4 days',
    });
    await expect(drawer).toHaveAccessibleDescription('Boxy Linen Shirt');
    await expect(iconsIn(definitionOf(drawer, 'Status'))).toEqual(['hourglass']);
    await expect(iconsIn(within(drawer).getByRole('button', { name: 'Escalate Issue' }))).toEqual(['chevrons-up']);
    // A darker one would be a hole in a dark panel.
    for (const name of ['Escalate Issue', 'Add Blocker', 'Add Note']) {
      const { backgroundColor } = getComputedStyle(within(drawer).getByRole('button', { name }));
      await expect(backgroundColor).toBe(getComputedStyle(drawer).backgroundColor);
    }
    const itemsOf = (name: string) =>
      within(within(drawer).getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.innerText.split(/\n+/));
    await expect(itemsOf('Current Blockers')).toEqual([
      ['Collar stands uneven', 'Quality Issue · Ben Dyer', 'High'],
      ['Buttons wait at customs', 'Material Delay · Ada Weaver', 'Medium'],
    ]);
    await expect(itemsOf('Notes').map((lines) => lines.at(-1))).toEqual([
      'The mill quotes again on Friday.',
      'Second quote asked for.',
    ]);
    for (const name of ['Add New Blocker', 'Add Note']) {
      await expect(within(drawer).getByRole('form', { name })).toBeVisible();
    }
  },
};

/** Among the phases of its project it says which it is, and leads to the one before. */
export const AmongOthers: Story = {
  args: { neighbours: { place: 3, count: 5, onStep } },
  play: async ({ userEvent }) => {
    const stepper = within(within(await findPanel()).getByRole('navigation', { name: 'Phases' }));
    await expect(stepper.getByText('3 of 5')).toBeVisible();
    await userEvent.click(stepper.getByRole('button', { name: 'Previous' }));
    await expect(onStep.mock.calls).toEqual([[-1]]);
  },
};

/** The order's number is copied by its button, to be pasted into the search of another screen. */
export const CopyPoNumber: Story = {
  play: async ({ args, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(within(await findPanel()).getByRole('button', { name: 'Copy PO number' }));
    await expect(writeText.mock.calls).toEqual([['PO-31001']]);
    await waitFor(() => expect(args.onCopyPoNumber.mock.calls).toEqual([['copied']]));
  },
};

/** Above 3 days the lag is red. */
export const Delayed: Story = {
  tags: ['MOMENTUM-15'],
  play: async () => {
    const lag = within(await findPanel()).getByText('+4 days');
    await expect(colorName(getComputedStyle(lag).color)).toBe('red');
  },
};

/** A pending phase without a target date is on track until one is set. */
export const OnTrackWithoutTarget: Story = {
  tags: ['MOMENTUM-10'],
  args: { phase: 'order' },
  play: async () => {
    await expectFacts(await findPanel(), { Status: 'Pending', 'Target Date': 'Not set', Lag: 'On track' });
  },
};

/** Closed, nothing of the drawer is in the page. */
export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** What is typed and added is handed over. */
export const Forms: Story = {
  play: async ({ userEvent, step }) => {
    const drawer = within(await findPanel());
    await step('a letter more in the description, and add the blocker', async () => {
      await userEvent.type(drawer.getByRole('textbox', { name: 'Description' }), '!');
      await expect(content.onChangeBlocker.mock.calls).toEqual([[buildBlockerDraft({ description: 'Zips bite!' })]]);
      await userEvent.click(drawer.getByRole('button', { name: 'Add Blocker' }));
      await expect(content.onAddBlocker).toHaveBeenCalledTimes(1);
    });
    await step('a letter more in the note, and add the note', async () => {
      await userEvent.type(drawer.getByRole('textbox', { name: 'Note' }), '!');
      await expect(content.onChangeNote.mock.calls).toEqual([['Dip two is in.!']]);
      await userEvent.click(drawer.getByRole('button', { name: 'Add Note' }));
      await expect(content.onAddNote).toHaveBeenCalledTimes(1);
    });
  },
};

/** The three actions at the foot, by mouse and by keyboard; the drawer stays. */
export const FooterActions: Story = {
  tags: ['MOMENTUM-14'],
  play: async ({ args, userEvent, step }) => {
    const drawer = within(await findPanel());
    const actions = [
      ['View Full Timeline', args.onViewFullTimeline],
      ['Escalate Issue', args.onEscalateIssue],
      ['Update Phase Status', args.onUpdatePhaseStatus],
    ] as const;
    for (const [name, callback] of actions) {
      await step(`press '${name}' twice`, async () => {
        await userEvent.click(drawer.getByRole('button', { name }));
        await userEvent.keyboard('{Enter}');
        await expect(callback).toHaveBeenCalledTimes(2);
      });
    }
    for (const [, callback] of actions) await expect(callback).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** By keyboard alone: Tab goes round in the order in which the drawer is read; Enter presses, Escape closes. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent, step }) => {
    const drawer = await findPanel();
    await expectPanelFocused(drawer);
    await expectTabRound(userEvent, step, [
      ['Copy PO number'],
      ['Close'],
      ['Details'],
      ['Type'],
      ['Clear Type'],
      ['Severity'],
      ['Description', content.onAddBlocker],
      ['Add Blocker'],
      ['Note'],
      ['Add Note', content.onAddNote],
      ['View Full Timeline', args.onViewFullTimeline],
      ['Escalate Issue', args.onEscalateIssue],
      ['Update Phase Status', args.onUpdatePhaseStatus],
    ]);
    await step("one Escape closes the drawer, also with the tooltip of 'Close' in sight", async () => {
      await screen.findByRole('tooltip');
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
};

/** Escape hands over that the drawer should close. */
export const ClosedByEscape: Story = {
  play: async ({ args, userEvent }) => {
    (await findPanel()).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Lists that could not be loaded leave everything else usable. */
export const ListsFailed: Story = {
  args: { children: listsAndForms({ blockers: { status: 'error' }, notes: { status: 'error' } }) },
  play: async ({ userEvent }) => {
    const drawer = within(await findPanel());
    await userEvent.click(drawer.getByRole('button', { name: 'Try Again: Current Blockers' }));
    await expect(content.onRetryBlockers).toHaveBeenCalledTimes(1);
    await userEvent.click(drawer.getByRole('button', { name: 'Try Again: Notes' }));
    await expect(content.onRetryNotes).toHaveBeenCalledTimes(1);
    await userEvent.click(drawer.getByRole('button', { name: 'Add Note' }));
    await expect(content.onAddNote).toHaveBeenCalledTimes(1);
    await userEvent.click(drawer.getByRole('button', { name: 'Add Blocker' }));
    for (const name of ['Update Phase Status', 'Escalate Issue', 'View Full Timeline'])
      await expect(drawer.getByRole('button', { name })).toBeEnabled();
    for (const callback of [content.onRetryBlockers, content.onRetryNotes, content.onAddNote, content.onAddBlocker])
      await expect(callback).toHaveBeenCalledTimes(1);
  },
};

/** From a newer server: no number, no style, no customer, a strange status and figures that are none. */
export const UnknownAndEmpty: Story = {
  args: {
    customer: '',
    project: buildProject({
      poNumber: '',
      styleName: '',
      phases: buildPhases({
        quoting: { status: unknownWord('On hold', PHASE_STATUSES), date: '2026-02-30', lag: Number.NaN },
      }),
    }),
  },
  play: async () => {
    const drawer = await findPanel();
    await expect(drawer).toHaveAccessibleName('Quoting, no PO number');
    await expect(within(drawer).queryByRole('button', { name: 'Copy PO number' })).not.toBeInTheDocument();
    await expectFacts(drawer, {
      PO: '–',
      Style: '–',
      Customer: '–',
      Status: 'On hold',
      'Target Date': 'Unknown date',
      Lag: 'Unknown',
    });
  },
};

/** Three hundred letters; all actions are in sight on a small phone. */
export const LongTexts: Story = {
  args: { project: buildProject({ styleName: 'Boxylinenshirt'.repeat(22) }) },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const drawer = await findPanel();
    await expect(beyond(definitionOf(drawer, 'Style'), drawer)).toBe('');
    for (const name of ['Close', 'View Full Timeline', 'Escalate Issue', 'Update Phase Status']) {
      await expect(beyond(within(drawer).getByRole('button', { name })), name).toBe('');
    }
  },
};
