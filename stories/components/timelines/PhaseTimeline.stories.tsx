import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PhaseTimeline } from '@/components/timelines/PhaseTimeline';
import { type Phase, PHASE_STATUSES, PHASES, type PhaseName } from '@/domain/timelines/phase';
import { beyond } from '@/testing/box';
import { connectorOf } from '@/testing/timelines/connector';
import { iconsIn } from '@/testing/icon';
import { colorName, roleColor } from '@/testing/look';
import {
  buildCompleteProject,
  buildPhases,
  buildProject,
  buildProjectOf,
  buildProjectWith,
} from '@/testing/timelines/buildTimelines';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: PhaseTimeline,
  // Wide enough for a row.
  parameters: { docs: { width: 1080 } },
  args: { project: buildProject(), onViewPhase: fn() },
} satisfies Meta<typeof PhaseTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const phases = (canvas: Canvas) => canvas.getAllByRole('button');
/** The text of each phase on screen, line by line. */
const linesOf = (canvas: Canvas) => canvas.getAllByRole('listitem').map((item) => item.innerText.split(/\n+/));
const namesOf = (canvas: Canvas) => phases(canvas).map((phase) => phase.getAttribute('aria-label'));
const connectors = (canvas: Canvas) => phases(canvas).map(connectorOf);

/** How the disc around a phase's icon is drawn: it has neither role nor name. */
function discStyle(phase: HTMLElement) {
  const [disc] = phase.getElementsByTagName('circle');
  if (!disc) throw new Error('The phase has no mark.');
  return getComputedStyle(disc);
}

const allPhases = (part: (name: PhaseName) => Partial<Phase>) =>
  buildPhases(Object.fromEntries(PHASES.map((name) => [name, part(name)])));

/** An ordered list of five phases, each named by one sentence. */
export const Default: Story = {
  tags: ['MOMENTUM-9'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Timeline of PO-31001' }).tagName).toBe('OL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(namesOf(canvas)).toEqual([
      'Intent, PO-31001, completed, on track, target Dec 4',
      'Sample, PO-31001, completed, 2 days late, target Dec 18',
      'Quoting, PO-31001, delayed, 4 days late, target Jan 11',
      'Feedback, PO-31001, pending, on track, target Jan 28',
      'Order, PO-31001, pending, on track, no target date',
    ]);
    await expect(linesOf(canvas)).toEqual([
      ['Intent', 'Completed · Dec 4'],
      ['Sample', 'Completed · Dec 18', '+2 days'],
      ['Quoting', 'Delayed · Jan 11', '+4 days'],
      ['Feedback', 'Pending · Jan 28'],
      ['Order', 'Pending · Not set'],
    ]);
    await expect(phases(canvas).map(iconsIn)).toEqual([
      ['check', 'lightbulb'],
      ['check', 'shirt'],
      ['hourglass', 'calculator'],
      ['ellipsis', 'message-circle'],
      ['ellipsis', 'clipboard-check'],
    ]);
  },
};

/** A delayed phase: its icon, its word and its days late. */
export const Delayed: Story = {
  tags: ['MOMENTUM-9'],
  args: { project: buildProjectWith({ quoting: { status: 'delayed', lag: 6 } }) },
  play: async ({ canvas }) => {
    const quoting = canvas.getByRole('button', { name: 'Quoting, PO-31001, delayed, 6 days late, target Jan 11' });
    await expect(iconsIn(quoting)).toEqual(['hourglass', 'calculator']);
    await expect(linesOf(canvas)[2]).toEqual(['Quoting', 'Delayed · Jan 11', '+6 days']);
  },
};

/** Under a twentieth of a day late is on track, and says nothing more; from there on the lag stands below. */
export const MinutesLate: Story = {
  args: { project: buildProjectWith({ intent: { lag: 0.04 }, sample: { lag: 0.06 } }) },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas).slice(0, 2)).toEqual([
      ['Intent', 'Completed · Dec 4'],
      ['Sample', 'Completed · Dec 18', '+0.1 days'],
    ]);
  },
};

/** Full when completed, half when in progress, otherwise not at all. */
export const ConnectorFill: Story = {
  tags: ['MOMENTUM-6'],
  args: {
    project: buildProjectWith({
      sample: { status: 'in-progress' },
      quoting: { status: 'delayed' },
      feedback: { status: 'pending' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(connectors(canvas).map((line) => line?.fill)).toEqual([100, 50, 0, 0, undefined]);
  },
};

/** Green on time, yellow late, blue in progress, red delayed, grey pending; each line has a pattern of its own as well. */
export const ConnectorColours: Story = {
  tags: ['MOMENTUM-7'],
  args: {
    project: buildProjectWith({ feedback: { status: 'in-progress', lag: 5 } }),
  },
  play: async ({ canvas }) => {
    await expect(connectors(canvas)).toEqual([
      { color: 'green', fill: 100, pattern: 'solid' },
      { color: 'yellow', fill: 100, pattern: 'double' },
      { color: 'red', fill: 0, pattern: 'dashed' },
      { color: 'blue', fill: 50, pattern: 'solid' },
      null,
    ]);
  },
};

/** The order of the rules counts: completed and 5 days late is yellow, in progress and 5 days late blue, pending red. */
export const FiveDaysLate: Story = {
  tags: ['MOMENTUM-7', 'MOMENTUM-15'],
  args: {
    project: buildProjectWith({
      intent: { lag: 5 },
      sample: { status: 'in-progress', lag: 5 },
      quoting: { status: 'pending', lag: 5 },
      feedback: { status: 'pending', lag: 3 },
    }),
  },
  play: async ({ canvas, step }) => {
    await expect(connectors(canvas).map((line) => line?.color)).toEqual(['yellow', 'blue', 'red', 'grey', undefined]);
    await step('above 3 days the lag is red, whatever the line', async () => {
      const lags = canvas.getAllByText('+5 days').map((lag) => colorName(getComputedStyle(lag).color));
      await expect(lags).toEqual(['red', 'red', 'red']);
      await expect(colorName(getComputedStyle(canvas.getByText('+3 days')).color)).toBe('grey');
    });
  },
};

/** Without colour each status still has a shape and a word of its own. */
export const EveryStatus: Story = {
  tags: ['MOMENTUM-9'],
  args: {
    project: buildProject({
      phases: allPhases((name) => ({ status: PHASE_STATUSES[PHASES.indexOf(name)] ?? 'pending', lag: 0 })),
    }),
  },
  play: async ({ canvas }) => {
    const known = phases(canvas).slice(0, 4);
    await expect(known.map((phase) => iconsIn(phase)[0])).toEqual(['check', 'half-disc', 'hourglass', 'ellipsis']);
    const discs = known.map((phase) => discStyle(phase));
    await expect(discs.map(({ strokeDasharray }) => strokeDasharray)).toEqual(['none', 'none', 'none', '2.5px, 2.6px']);
    const grounds = ['success-mark', 'panel', 'danger-soft', 'panel'].map(roleColor);
    await expect(discs.map(({ fill }) => fill)).toEqual(grounds);
    const statuses = linesOf(canvas).map(([, words = '']) => words.split(' · ')[0]);
    await expect(statuses.slice(0, 4)).toEqual(['Completed', 'In Progress', 'Delayed', 'Pending']);
  },
};

/** Tab stops once, at the current phase; arrows, Home and End lead on, and the ends hold. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const [intent, sample, quoting, feedback, order] = phases(canvas);
    await step('Tab stops at the current phase', async () => {
      await userEvent.tab();
      await expect(quoting).toHaveFocus();
    });
    await step('arrows lead to the neighbours, whichever way the timeline stands', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(feedback).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
      await expect(sample).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(quoting).toHaveFocus();
    });
    await step('Home and End lead to the ends, which hold', async () => {
      await userEvent.keyboard('{End}');
      await expect(order).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(order).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowLeft}');
      await expect(intent).toHaveFocus();
    });
    await step('with Alt, Ctrl or the command key the browser keeps its keys', async () => {
      for (const key of ['Alt', 'Control', 'Meta']) {
        await userEvent.keyboard(`{${key}>}{ArrowRight}{End}{/${key}}`);
        await expect(intent).toHaveFocus();
      }
    });
    await step('the next Tab leaves, and coming back finds the phase that was left', async () => {
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(intent).toHaveFocus();
    });
    await step('Enter and Space open the phase', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onViewPhase).toHaveBeenLastCalledWith('intent');
      await userEvent.keyboard('{End} ');
      await expect(args.onViewPhase).toHaveBeenLastCalledWith('order');
      await expect(args.onViewPhase).toHaveBeenCalledTimes(2);
    });
  },
};

/** A press on a phase hands over that phase. */
export const ByMouse: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Quoting, PO-\d+, delayed/ }));
    await expect(args.onViewPhase.mock.calls).toEqual([['quoting']]);
  },
};

/** A complete project has no current phase; Tab stops at the first. */
export const Complete: Story = {
  args: { project: buildCompleteProject() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(phases(canvas)[0]).toHaveFocus();
    const drawn = connectors(canvas).flatMap((line) => (line ? [`${line.color} ${line.fill}`] : []));
    await expect(drawn).toEqual(Array.from({ length: 4 }, () => 'green 100'));
  },
};

/** On a small phone the timeline stands upright, within the screen, with targets for fingers. */
export const OnASmallPhone: Story = {
  tags: ['MOMENTUM-6', 'MOMENTUM-7'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const tops = phases(canvas).map((phase) => phase.getBoundingClientRect().top);
    await expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other));
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(beyond(item)).toBe('');
      await expect(item.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    await expect(connectors(canvas).map((line) => line && [line.color, line.fill, line.pattern])).toEqual([
      ['green', 100, 'solid'],
      ['yellow', 100, 'double'],
      ['red', 0, 'dashed'],
      ['grey', 0, 'solid'],
      null,
    ]);
  },
};

const { intent, sample, quoting, feedback, order } = buildPhases();

/** Whatever order the data has, the phases stand in theirs. */
export const PhasesInWrongOrder: Story = {
  args: { project: buildProjectOf({ order, quoting, feedback, intent, sample }) },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas).map(([first]) => first)).toEqual(['Intent', 'Sample', 'Quoting', 'Feedback', 'Order']);
  },
};

/** A phase that is missing has its place, and says that nothing is known. */
export const FourPhases: Story = {
  args: { project: buildProjectOf({ intent, sample, feedback, order }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(namesOf(canvas)[2]).toBe('Quoting, PO-31001, unknown, lag unknown, no target date');
    await expect(connectors(canvas)[2]).toEqual({ color: 'grey', fill: 0, pattern: 'solid' });
  },
};

/** A phase that is not known here is left out. */
export const SixPhases: Story = {
  args: { project: buildProjectOf({ intent, sample, quoting, feedback, order, shipping: intent }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** A status from a newer server is shown as it is; its ring is dotted and its icon a question mark. */
export const UnknownStatus: Story = {
  args: {
    project: buildProjectWith({ quoting: { status: unknownWord('On hold', PHASE_STATUSES) } }),
  },
  play: async ({ canvas }) => {
    await expect(namesOf(canvas)[2]).toBe('Quoting, PO-31001, on hold, 4 days late, target Jan 11');
    const [, , unknown] = phases(canvas);
    if (!unknown) throw new Error('There are five phases.');
    await expect(iconsIn(unknown)).toEqual(['question', 'calculator']);
    await expect(discStyle(unknown).strokeDasharray).toBe('0.1px, 4px');
  },
};

/** Ahead of the target, far behind it, and not a number. */
export const StrangeLags: Story = {
  args: {
    project: buildProjectWith({
      intent: { lag: -2 },
      sample: { lag: 1_234_567_890 },
      quoting: { lag: Number.NaN },
      feedback: { lag: Infinity },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−2 days')).toBeVisible();
    await expect(canvas.getByText('+1,234,567,890 days')).toBeVisible();
    await expect(canvas.getAllByText('Unknown')).toHaveLength(2);
    for (const item of canvas.getAllByRole('listitem')) await expect(beyond(item)).toBe('');
  },
};

/** A day that the calendar lacks says so. */
export const ImpossibleDate: Story = {
  args: { project: buildProjectWith({ quoting: { date: '2026-02-30' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delayed · Unknown date')).toBeVisible();
  },
};

/** Figures as long as they come stay within their phase, across and upright; words are never cut. */
export const Long: Story = {
  args: {
    project: buildProject({
      poNumber: `PO-${'3'.repeat(60)}`,
      phases: allPhases(() => ({
        status: unknownWord('Waiting for the customer to approve the second lab dip', PHASE_STATUSES),
        lag: 1_234_567,
        date: '2026-12-31',
      })),
    }),
  },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) {
      const words = within(item).getByText(/^Waiting for .* · Dec 31$/);
      for (const text of [words, within(item).getByText('+1,234,567 days')]) {
        await expect(beyond(text, item)).toBe('');
        await expect(text.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
      }
    }
    await expect(canvas.getByRole('list', { name: `Timeline of PO-${'3'.repeat(60)}` })).toBeVisible();
  },
};

/** On the narrowest phone long words wrap within their phases. */
export const LongOnASmallPhone: Story = { ...Long, globals: { viewport: { value: 'w320' } } };

/** Phases without target dates each say that none is set. */
export const NoDates: Story = {
  args: { project: buildProject({ phases: allPhases(() => ({ date: null })) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/ · Not set$/)).toHaveLength(5);
  },
};
