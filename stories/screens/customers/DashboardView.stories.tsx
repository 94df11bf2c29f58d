import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DashboardView } from '@/screens/customers/DashboardView';
import { buildCustomer } from '@/testing/customers/buildCustomers';
import { definitionOf } from '@/testing/definition';
import { heard } from '@/testing/heard';
import { colorName, roleColor } from '@/testing/look';
import { ScreenStartContext } from '@/ui/inSightFirst';

const customers = [
  buildCustomer({ name: 'ALDERWICK', activePOs: 12, openTickets: 4, overdueIssues: 1, riskScore: 86 }),
  buildCustomer({ name: 'BRANTHAM', activePOs: 7, openTickets: 9, overdueIssues: 3, riskScore: 61, trend: 'down' }),
  buildCustomer({ name: 'CARNABY', activePOs: 3, openTickets: 0, overdueIssues: 0, riskScore: 79 }),
];

const meta = {
  component: DashboardView,
  args: { customers, onGenerateWeeklyReport: fn(), onViewDetails: fn() },
} satisfies Meta<typeof DashboardView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The counters sum up the customers' cards. */
export const Default: Story = {
  tags: ['DASH-1', 'DASH-3', 'DASH-4', 'DASH-5', 'DASH-7', 'DASH-8'],
  play: async ({ canvas, step }) => {
    const card = (name: string) => within(canvas.getByRole('article', { name }));
    await step("The heading reads 'Customer Operations Platform'", async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Customer Operations Platform');
    });
    await step('The figures are the sums over all customers', async () => {
      await expect(card('Active Purchase Orders').getByText('22')).toBeVisible();
      await expect(card('Active Purchase Orders').getByText('+12% from last week')).toBeVisible();
      await expect(card('Open Tickets').getByText('13')).toBeVisible();
      await expect(card('Open Tickets').getByText('4 overdue')).toBeVisible();
      await expect(getComputedStyle(card('Open Tickets').getByText('4 overdue')).color).toBe(roleColor('danger-text'));
      await expect(card('Active Customers').getByText('3')).toBeVisible();
    });
    await step('The banner says what the AI noticed', async () => {
      await expect(canvas.getByRole('region', { name: 'AI Insight' })).toHaveTextContent(/share a fabric mill/);
    });
    await step('Every customer has a card with its own figures, in the order given', async () => {
      const overview = within(canvas.getByRole('region', { name: 'Customer Overview' }));
      const names = overview.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
      await expect(names).toEqual(['ALDERWICK', 'BRANTHAM', 'CARNABY']);
      const second = overview.getByRole('article', { name: 'BRANTHAM' });
      await expect(definitionOf(second, 'Risk Score')).toHaveTextContent(/^61%/);
      await expect(definitionOf(second, 'Active POs')).toHaveTextContent(/^7$/);
      await expect(definitionOf(second, 'Open Tickets')).toHaveTextContent(/^9$/);
    });
  },
};

/** Mean of 86, 61 and 79 is 75.3: shown rounded, as a bar, with the dot of its band. */
export const AverageRiskScore: Story = {
  tags: ['DASH-6'],
  play: async ({ canvas, step }) => {
    const card = canvas.getByRole('article', { name: 'Avg Risk Score' });
    await step('The card reads 75% and draws it as a bar; a screen reader says it once', async () => {
      await expect(within(card).getByText('75%')).toBeVisible();
      // Heard once, as the value of the bar.
      await expect(heard(card)).not.toContain('75%');
      await expect(within(card).getByRole('progressbar', { name: 'Avg Risk Score' })).toHaveAttribute(
        'aria-valuenow',
        '75',
      );
    });
    await step("The word beside it is 'Watch'", async () => {
      await expect(within(card).getByText('Watch')).toBeVisible();
    });
    await step('Its dot and the filled part of the bar are yellow', async () => {
      const marks = [...card.querySelectorAll('[data-mark]')];
      await expect(marks.map((mark) => colorName(getComputedStyle(mark).backgroundColor))).toEqual([
        'yellow',
        'yellow',
      ]);
    });
  },
};

const drawnFirst = fn();

/** Notes how many customers' cards stand there once the screen is drawn for the first time. */
function NoteFirstDrawn({ children }: { children: ReactNode }) {
  const screen = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    drawnFirst(screen.current?.querySelectorAll('[aria-labelledby=customer-overview] article').length);
  }, []);
  return <div ref={screen}>{children}</div>;
}

/** A new screen of many customers begins with those in sight; all of them stand there right after. */
export const ManyCustomers: Story = {
  tags: ['edge'],
  args: { customers: Array.from({ length: 60 }, (_, place) => buildCustomer({ name: `CUSTOMER ${place}` })) },
  decorators: (Shown) => (
    <ScreenStartContext value="at top">
      <NoteFirstDrawn>
        <Shown />
      </NoteFirstDrawn>
    </ScreenStartContext>
  ),
  beforeEach: () => {
    drawnFirst.mockClear();
  },
  play: async ({ canvas, step }) => {
    const overview = within(canvas.getByRole('region', { name: 'Customer Overview' }));
    await step('All 60 have their card', async () => {
      await waitFor(() => expect(overview.getAllByRole('article')).toHaveLength(60));
    });
    await step('At first those that fill the window had theirs, three in a row', async () => {
      const [first]: unknown[] = drawnFirst.mock.calls[0] ?? [];
      const lastOfFirst = overview.getByRole('article', { name: `CUSTOMER ${Number(first) - 1}` });
      await expect(lastOfFirst.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(window.innerHeight);
      await expect(first).toBeLessThan(30);
    });
  },
};

/** Open tickets of which none is overdue are no danger. */
export const NothingOverdue: Story = {
  args: { customers: customers.map((customer) => ({ ...customer, overdueIssues: 0 })) },
  play: async ({ canvas, step }) => {
    await step('Thirteen tickets are open and none overdue, which is not drawn as a danger', async () => {
      const card = within(canvas.getByRole('article', { name: 'Open Tickets' }));
      await expect(card.getByText('13')).toBeVisible();
      await expect(getComputedStyle(card.getByText('0 overdue')).color).toBe(roleColor('neutral-text'));
    });
  },
};

/** Without customers the counters are 0 and the average is a dash. */
export const Empty: Story = {
  args: { customers: [] },
  play: async ({ canvas, step }) => {
    await step("The screen says 'No customers yet'", async () => {
      await expect(canvas.getByText('No customers yet')).toBeVisible();
    });
    await step('The average is a dash, and the other counters are 0', async () => {
      await expect(within(canvas.getByRole('article', { name: 'Avg Risk Score' })).getByText('–')).toBeVisible();
      await expect(within(canvas.getByRole('article', { name: 'Open Tickets' })).getByText('0 overdue')).toBeVisible();
    });
    await step("There are the four counters and no customer's card", async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(4);
    });
  },
};

/** A faulty source may send the same name twice; both are shown. */
export const SameNameTwice: Story = {
  args: { customers: [buildCustomer(), buildCustomer()] },
  play: async ({ canvas, step }) => {
    await step('Both cards of the same name are shown', async () => {
      await expect(canvas.getAllByRole('article', { name: 'ALDERWICK' })).toHaveLength(2);
    });
  },
};

/** On the narrowest phone every card keeps within the screen. */
export const NarrowestPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, step }) => {
    await step('Every card ends within the screen', async () => {
      for (const article of canvas.getAllByRole('article')) {
        await expect(article.getBoundingClientRect().right).toBeLessThanOrEqual(320);
      }
    });
    await step('Nothing scrolls sideways', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    });
  },
};

/** The button calls its callback. */
export const GeneratingTheReport: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Press 'Generate Weekly Report': the view calls onGenerateWeeklyReport once", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Generate Weekly Report' }));
      await expect(args.onGenerateWeeklyReport).toHaveBeenCalledOnce();
    });
  },
};

/** Enter on a customer's button calls its callback with that customer. */
export const ViewingDetailsByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      "Tab to 'View Details' of BRANTHAM and press Enter: the view calls onViewDetails with that customer",
      async () => {
        canvas.getByRole('button', { name: 'View Details: BRANTHAM' }).focus();
        await userEvent.keyboard('{Enter}');
        await expect(args.onViewDetails).toHaveBeenCalledWith(customers[1]);
      },
    );
  },
};
