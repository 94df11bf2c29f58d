import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PhaseTable } from '@/components/timelines/PhaseTable';
import { beyond, overlap } from '@/testing/box';
import { iconsIn } from '@/testing/icon';
import { PHASE_STATUSES } from '@/domain/timelines/phase';
import { colorName } from '@/testing/look';
import { buildPhases, buildProject, buildProjectOf, buildProjectWith } from '@/testing/timelines/buildTimelines';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: PhaseTable,
  args: { project: buildProject(), onViewPhase: fn() },
} satisfies Meta<typeof PhaseTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

/** The finish is target + lag, and a dash while no target is set. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas.getByRole('table', { name: 'Phases of PO-31001' }))).toEqual([
      ['Phase', 'Status', 'Target', 'Lag', 'Finish'],
      ['Intent', 'Completed', 'Dec 4, 2025', 'On track', 'Dec 4, 2025'],
      ['Sample', 'Completed', 'Dec 18, 2025', '+2 days', 'Dec 20, 2025'],
      ['Quoting', 'Delayed', 'Jan 11, 2026', '+4 days', 'Jan 15, 2026'],
      ['Feedback', 'Pending', 'Jan 28, 2026', 'On track', 'Jan 28, 2026'],
      ['Order', 'Pending', 'Not set', 'On track', '–'],
    ]);
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(rows.map(iconsIn)).toEqual([
      ['lightbulb', 'check'],
      ['shirt', 'check'],
      ['calculator', 'hourglass'],
      ['message-circle', 'ellipsis'],
      ['clipboard-check', 'ellipsis'],
    ]);
  },
};

/** A delayed phase: its word, its days late, and the day on which it is expected now. */
export const Delayed: Story = {
  args: { project: buildProjectWith({ quoting: { status: 'delayed', lag: 6 } }) },
  play: async ({ canvas }) => {
    const rows = rowsOf(canvas.getByRole('table', { name: 'Phases of PO-31001' }));
    await expect(rows[3]).toEqual(['Quoting', 'Delayed', 'Jan 11, 2026', '+6 days', 'Jan 17, 2026']);
  },
};

/** Above 3 days a lag is red, at 3 it is not. */
export const LateLag: Story = {
  tags: ['MOMENTUM-15'],
  args: { project: buildProjectWith({ sample: { lag: 3 } }) },
  play: async ({ canvas }) => {
    await expect(colorName(getComputedStyle(canvas.getByText('+4 days')).color)).toBe('red');
    await expect(colorName(getComputedStyle(canvas.getByText('+3 days')).color)).toBe('grey');
  },
};

/** A phase opens from here as from the timeline; what its name tells there stands here in the row. */
export const OpeningAPhase: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quoting, PO-31001' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onViewPhase.mock.calls).toEqual([['quoting'], ['feedback']]);
  },
};

/** A list of the same name, within the screen. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Phases of PO-31001' });
    const items = within(list).getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    const [, , quoting = list] = items;
    await expect(quoting.textContent).toBe('QuotingDelayedTargetJan 11, 2026Lag+4 daysFinishJan 15, 2026');
    for (const item of items) await expect(beyond(item, list)).toBe('');
    await userEvent.click(within(quoting).getByRole('button'));
    await expect(args.onViewPhase.mock.calls).toEqual([['quoting']]);
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

/** Days that do not exist, lags that are not a number or too large: projected is a dash. */
export const BadFigures: Story = {
  args: {
    project: buildProjectWith({
      intent: { date: '2026-02-30', lag: 1 },
      sample: { lag: Number.NaN },
      quoting: { lag: 1e12 },
      feedback: { lag: -3 },
    }),
  },
  play: async ({ canvas }) => {
    const figures = rowsOf(canvas.getByRole('table')).map(([, , target, lag, projected]) => [target, lag, projected]);
    await expect(figures.slice(1)).toEqual([
      ['Unknown date', '+1 day', '–'],
      ['Dec 18, 2025', 'Unknown', '–'],
      ['Jan 11, 2026', '+1,000,000,000,000 days', '–'],
      ['Jan 28, 2026', '−3 days', 'Jan 25, 2026'],
      ['Not set', 'On track', '–'],
    ]);
  },
};

/** A project that came without phases still has its five rows, and claims nothing in them. */
export const NoPhases: Story = {
  args: { project: buildProjectOf({}) },
  play: async ({ canvas }) => {
    const [, ...rows] = rowsOf(canvas.getByRole('table'));
    await expect(rows).toEqual(
      ['Intent', 'Sample', 'Quoting', 'Feedback', 'Order'].map((phase) => [
        phase,
        'Unknown',
        'Not set',
        'Unknown',
        '–',
      ]),
    );
  },
};

/** On the narrowest phone a status of many words is cut and a lag of years is whole, each in its place. */
export const LongStatusAndLag: Story = {
  args: {
    project: buildProject({
      poNumber: `PO-${'3'.repeat(60)}`,
      phases: buildPhases({
        quoting: { status: unknownWord('Waits for the mill '.repeat(6), PHASE_STATUSES), lag: 1_204 },
      }),
    }),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const [, , quoting] = canvas.getAllByRole('listitem');
    if (!quoting) throw new Error('Quoting is the third phase.');
    const parts = [within(quoting).getByRole('button'), ...within(quoting).getAllByRole('definition')];
    for (const part of [...parts, within(quoting).getByText(/^Waits/), within(quoting).getByText('+1,204 days')]) {
      await expect(beyond(part, quoting)).toBe('');
    }
    const [target, lag, projected] = within(quoting).getAllByRole('definition');
    if (!target || !lag || !projected) throw new Error('Three figures stand below the phase.');
    await expect([overlap(target, lag), overlap(lag, projected)]).toEqual([false, false]);
  },
};
