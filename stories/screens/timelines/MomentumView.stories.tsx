import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { MomentumView } from '@/screens/timelines/MomentumView';
import { chooseOption } from '@/testing/lists';
import { buildTimeline, buildTimelines } from '@/testing/timelines/buildTimelines';

/** The screen without the frame of the app. */
const meta = {
  component: MomentumView,
  args: {
    customers: ['ALDERWICK', 'BRANTHAM'],
    customer: ALL_CUSTOMERS,
    timelines: buildTimelines(),
    asTable: false,
    onExportTimeline: fn(),
    onChooseCustomer: fn(),
    onSwitchTable: fn(),
    onViewPhase: fn(),
  },
} satisfies Meta<typeof MomentumView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Projects stand by customer, under their headings. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const numbersOf = (customer: string) =>
      within(canvas.getByRole('region', { name: customer }))
        .getAllByRole('article')
        .map((card) => within(card).getByRole('heading').textContent);
    await expect(numbersOf('ALDERWICK')).toEqual(['PO-31001', 'PO-31002']);
    await expect(numbersOf('BRANTHAM')).toEqual(['PO-31003']);
  },
};

/** Timelines of which one phase is delayed: it says so in its place. */
export const Delayed: Story = {
  args: { timelines: [buildTimeline()] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /, delayed, / })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: /^Quoting of PO-31001, delayed, 4 days late/ })).toBeVisible();
  },
};

/** Every action is handed over as it stands on screen. */
export const Actions: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export Timeline' }));
    await expect(args.onExportTimeline).toHaveBeenCalledTimes(1);
    await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Customer' }), 'BRANTHAM');
    await expect(args.onChooseCustomer).toHaveBeenCalledWith('BRANTHAM');
    await userEvent.click(canvas.getByRole('switch', { name: 'View as table' }));
    await expect(args.onSwitchTable).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: /^Quoting of PO-\d+, in progress/ }));
    await expect(args.onViewPhase).toHaveBeenCalledWith('BRANTHAM', args.timelines[1]?.projects[0], 'quoting');
    const second = within(canvas.getByRole('article', { name: 'PO-31002' }));
    await userEvent.click(second.getByRole('button', { name: /^Order/ }));
    await expect(args.onViewPhase).toHaveBeenLastCalledWith('ALDERWICK', args.timelines[0]?.projects[1], 'order');
  },
};

/** A chosen customer without projects says so under the name. */
export const CustomerWithoutProjects: Story = {
  args: { customer: 'BRANTHAM', timelines: [buildTimeline({ customer: 'BRANTHAM', projects: [] })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'BRANTHAM' })).toHaveTextContent('No projects');
  },
};

/** Without timelines the screen says so, and the legend still stands. */
export const Empty: Story = {
  args: { customers: [], timelines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No timelines to show')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Phases' })).toBeVisible();
  },
};

/** As a table, each project's phases are rows that open the same drawer. */
export const FiguresInTables: Story = {
  args: { asTable: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(3);
    await expect(canvas.getByRole('switch', { name: 'View as table' })).toBeChecked();
    const second = within(canvas.getByRole('table', { name: 'Phases of PO-31002' }));
    await userEvent.click(second.getByRole('button', { name: /^Order/ }));
    await expect(args.onViewPhase.mock.calls).toEqual([['ALDERWICK', args.timelines[0]?.projects[1], 'order']]);
  },
};
