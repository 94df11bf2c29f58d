import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { MomentumView } from '@/screens/timelines/MomentumView';
import { chooseOption } from '@/testing/lists';
import { buildProject, buildTimeline, buildTimelines } from '@/testing/timelines/buildTimelines';
import { ScreenStartContext } from '@/ui/inSightFirst';

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
  play: async ({ canvas, step }) => {
    const numbersOf = (customer: string) =>
      within(canvas.getByRole('region', { name: customer }))
        .getAllByRole('article')
        .map((card) => within(card).getByRole('heading').textContent);
    await step('Each project stands under the name of its customer', async () => {
      await expect(numbersOf('ALDERWICK')).toEqual(['PO-31001', 'PO-31002']);
      await expect(numbersOf('BRANTHAM')).toEqual(['PO-31003']);
    });
  },
};

/** Timelines of which one phase is delayed: it says so in its place. */
export const Delayed: Story = {
  args: { timelines: [buildTimeline()] },
  play: async ({ canvas, step }) => {
    await step('One phase is delayed, Quoting, PO-31001, by 4 days, and says so', async () => {
      await expect(canvas.getAllByRole('button', { name: /, delayed, / })).toHaveLength(1);
      await expect(canvas.getByRole('button', { name: /^Quoting, PO-31001, delayed, 4 days late/ })).toBeVisible();
    });
  },
};

/** Every action calls its callback. */
export const Actions: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Press 'Export Timeline': the view calls onExportTimeline once", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export Timeline' }));
      await expect(args.onExportTimeline).toHaveBeenCalledTimes(1);
    });
    await step("Choose BRANTHAM: the view calls onChooseCustomer with 'BRANTHAM'", async () => {
      await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Customer' }), 'BRANTHAM');
      await expect(args.onChooseCustomer).toHaveBeenCalledWith('BRANTHAM');
    });
    await step("Turn on 'View as Table': the view calls onSwitchTable with true", async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'View as Table' }));
      await expect(args.onSwitchTable).toHaveBeenCalledWith(true);
    });
    await step(
      'Press Quoting for BRANTHAM: the view calls onViewPhase with that customer, project and phase',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: /^Quoting, PO-\d+, in progress/ }));
        await expect(args.onViewPhase).toHaveBeenCalledWith('BRANTHAM', args.timelines[1]?.projects[0], 'quoting');
      },
    );
    const second = within(canvas.getByRole('article', { name: 'PO-31002' }));
    await step('Press Order, PO-31002: the view calls onViewPhase with that customer, project and phase', async () => {
      await userEvent.click(second.getByRole('button', { name: /^Order/ }));
      await expect(args.onViewPhase).toHaveBeenLastCalledWith('ALDERWICK', args.timelines[0]?.projects[1], 'order');
    });
  },
};

/** A chosen customer without projects says so under the name. */
export const CustomerWithoutProjects: Story = {
  args: { customer: 'BRANTHAM', timelines: [buildTimeline({ customer: 'BRANTHAM', projects: [] })] },
  play: async ({ canvas, step }) => {
    await step("Under the name BRANTHAM it says 'No projects yet'", async () => {
      await expect(canvas.getByRole('region', { name: 'BRANTHAM' })).toHaveTextContent('No projects yet');
    });
  },
};

/** Without timelines the screen says so, and the legend still stands. */
export const Empty: Story = {
  args: { customers: [], timelines: [] },
  play: async ({ canvas, step }) => {
    await step("The screen says 'No timelines to show'", async () => {
      await expect(canvas.getByText('No timelines to show')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Show All Customers' })).not.toBeInTheDocument();
    });
    await step('The legend of phases still stands', async () => {
      await expect(canvas.getByRole('list', { name: 'Phases' })).toBeVisible();
    });
  },
};

/** Where the chosen customer is gone from the data, a button leads back to all the others, be it only one. */
export const ChosenCustomerGone: Story = {
  args: { customers: ['BRANTHAM'], customer: 'CORVENTRY', timelines: [] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Press 'Show All Customers': the view calls onChooseCustomer with all of them", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show All Customers' }));
      await expect(args.onChooseCustomer).toHaveBeenCalledWith(ALL_CUSTOMERS);
    });
  },
};

/** As a table, each project's phases are rows that open the same drawer; they need no legend. */
export const FiguresInTables: Story = {
  args: { asTable: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Each of the three projects is a table, and the switch is on', async () => {
      await expect(canvas.getAllByRole('table')).toHaveLength(3);
      await expect(canvas.getByRole('switch', { name: 'View as Table' })).toBeChecked();
    });
    await step('There is no legend of phases', async () => {
      await expect(canvas.queryByRole('list', { name: 'Phases' })).not.toBeInTheDocument();
    });
    const second = within(canvas.getByRole('table', { name: 'Phases of PO-31002' }));
    await step("The heads of the columns are seen above a customer's first table, and heard in all", async () => {
      const heads = canvas
        .getAllByRole('table')
        .map((table) => within(table).getByRole('columnheader', { name: 'Status' }).closest('thead'));
      await expect(heads.map((head) => (head?.getBoundingClientRect().height ?? 0) > 1)).toEqual([true, false, true]);
    });
    await step(
      'Press Order in the table of PO-31002: the view calls onViewPhase once, with that customer, project and phase',
      async () => {
        await userEvent.click(second.getByRole('button', { name: /^Order/ }));
        await expect(args.onViewPhase.mock.calls).toEqual([['ALDERWICK', args.timelines[0]?.projects[1], 'order']]);
      },
    );
  },
};

/** Customers with five projects each. */
const customersWithFive = (count: number) =>
  Array.from({ length: count }, (_each, place) =>
    buildTimeline({
      customer: `MILL ${place + 1}`,
      projects: Array.from({ length: 5 }, (_project, index) =>
        buildProject({ poNumber: `PO-${32_000 + place * 5 + index}` }),
      ),
    }),
  );

/** Of more than fifty projects only the customers in sight are drawn, as far as one scrolls. */
export const ManyProjects: Story = {
  tags: ['edge'],
  args: {
    timelines: customersWithFive(40),
  },
  play: async ({ canvas, step }) => {
    await step('Of 200 projects fewer than 60 are drawn, the first among them', async () => {
      await expect(canvas.getByRole('region', { name: 'MILL 1' })).toBeVisible();
      await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
    });
    await step('Scroll to the end: the last are drawn, and the first no longer', async () => {
      await waitFor(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        const shown = canvas.getAllByRole('article').at(-1);
        if (!shown?.textContent.includes('PO-32199')) throw new Error('Not at the end yet.');
      });
      await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
      await expect(canvas.queryByRole('region', { name: 'MILL 1' })).not.toBeInTheDocument();
    });
  },
};

/** On a phone the page is from the start about as long as with all projects drawn, so that End leads to its end. */
export const ManyProjectsOnPhones: Story = {
  tags: ['edge'],
  args: { timelines: customersWithFive(40) },
  globals: { viewport: { value: 'w390' } },
  play: ({ canvas, step }) =>
    step('The page is about as long as with all projects drawn', async () => {
      const list = canvas.getByRole('list', { name: 'Projects by customer' });
      const first = within(list).getByRole('region', { name: 'MILL 1' });
      const share = list.clientHeight / (40 * first.clientHeight);
      await expect(Math.abs(share - 1)).toBeLessThan(0.2);
    }),
};

/** So it is with their figures, in a window of any width. */
export const ManyProjectsInTables: Story = {
  ...ManyProjectsOnPhones,
  args: { ...ManyProjectsOnPhones.args, asTable: true },
  globals: { viewport: { value: 'w1440' } },
};

/** Where the page is scrolled to where it was left, all of them stand there, until something else is chosen. */
export const ManyProjectsLeftScrolled: Story = {
  tags: ['edge'],
  args: { timelines: customersWithFive(11) },
  decorators: (Shown) => (
    <ScreenStartContext value="restored">
      <Shown />
    </ScreenStartContext>
  ),
  render: function Render(args) {
    const [asTable, setAsTable] = useState(args.asTable);
    return <MomentumView {...args} asTable={asTable} onSwitchTable={setAsTable} />;
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('All 55 projects stand on the page', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(55);
    });
    await step('Turn the switch on and off: only those in sight are drawn', async () => {
      for (const asTable of [true, false]) {
        await userEvent.click(canvas.getByRole('switch', { name: 'View as Table' }));
        await expect(canvas.queryAllByRole('table').length > 0).toBe(asTable);
        await expect(canvas.getAllByRole('article').length).toBeLessThan(55);
      }
    });
  },
};

/** Paper holds all of them, whatever was in sight. */
export const ManyProjectsOnPaper: Story = {
  tags: ['edge'],
  args: { timelines: customersWithFive(11) },
  decorators: (Shown) => (
    <ScreenStartContext value="at top">
      <Shown />
    </ScreenStartContext>
  ),
  play: async ({ canvas, step }) => {
    await step('On screen fewer than 55 projects are drawn', async () => {
      await expect(canvas.getAllByRole('article').length).toBeLessThan(55);
    });
    await step('Print: all 55 are on paper', async () => {
      window.dispatchEvent(new Event('beforeprint'));
      await expect(canvas.getAllByRole('article')).toHaveLength(55);
      await expect(canvas.queryByText(/not printed/)).not.toBeInTheDocument();
    });
    await step('After printing only those in sight are drawn again', async () => {
      window.dispatchEvent(new Event('afterprint'));
      await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(55));
    });
  },
};
