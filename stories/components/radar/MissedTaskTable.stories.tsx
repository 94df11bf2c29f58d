import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MissedTaskTable } from '@/components/radar/MissedTaskTable';
import { beyond } from '@/testing/box';
import { iconBeside } from '@/testing/icon';
import { buildMissedTask } from '@/testing/radar/buildRadar';
import { expectCount } from '@/testing/tableCells';

const meta = {
  component: MissedTaskTable,
  args: {
    missedTasks: [
      buildMissedTask({ task: 'Send the size set', owner: 'Ben Dyer', daysOverdue: 1 }),
      buildMissedTask({ poNumber: 'PO-31002', customer: 'BRANTHAM' }),
      buildMissedTask({ task: 'Book the vessel', owner: 'Cleo Fuller', daysOverdue: 3 }),
    ],
  },
} satisfies Meta<typeof MissedTaskTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every task with its order, customer, owner and days, in the order of the data. */
export const Default: Story = {
  tags: ['RADAR-2'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Missed Tasks' }));
    await expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Task',
      'Owner',
      'Days Overdue',
    ]);
    const tasks = table.getAllByRole('rowheader').map((header) => within(header).getAllByRole('paragraph')[0]);
    await expect(tasks.map((task) => task?.textContent)).toEqual([
      'Send the size set',
      'Confirm the button colour',
      'Book the vessel',
    ]);
    const row = within(table.getByRole('row', { name: /Confirm the button colour/ }));
    await expect(row.getByRole('rowheader')).toHaveTextContent('PO-31002 · BRANTHAM');
    await expect(row.getByRole('cell', { name: 'Ada Weaver' })).toBeVisible();
    await expect(row.getByRole('cell', { name: '6 days overdue' })).toHaveTextContent(/^6/);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Missed Tasks' })).toBeVisible();
    await expectCount(canvas, 'Missed Tasks', '3');
  },
};

/** The heading stays, and the place of the table says that all is well. */
export const Empty: Story = {
  args: { missedTasks: [] },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('No missed tasks'))).toBe('calendar-check-2');
    await expect(canvas.getByRole('heading', { name: 'Missed Tasks' })).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

/** Days that are not a number are unknown, 0 and less are in time, blank texts are a dash. */
export const FaultyRows: Story = {
  args: {
    missedTasks: [
      buildMissedTask({ task: 'Days unknown', daysOverdue: NaN }),
      buildMissedTask({ task: 'In time', daysOverdue: -2 }),
      buildMissedTask({ task: '', poNumber: '', customer: '', owner: ' ' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Days unknown/ })).toHaveTextContent(/Unknown/);
    await expect(
      within(canvas.getByRole('row', { name: /In time/ })).getByRole('cell', { name: 'not overdue' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')[2]).toHaveTextContent(/^–$/);
  },
};

/** A faulty source may send the same task twice; both are shown. */
export const SameTaskTwice: Story = {
  args: { missedTasks: [buildMissedTask(), buildMissedTask()] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
  },
};

/** 300 letters without a space stay within the card, on the narrowest phone. */
export const LongTexts: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { missedTasks: [buildMissedTask({ task: 'W'.repeat(300), owner: 'O'.repeat(60), daysOverdue: 12_345 })] },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    for (const cell of canvas.getAllByRole('cell')) await expect(beyond(cell, table)).toBe('');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Right-to-left words run from the right. */
export const RightToLeft: Story = {
  args: { missedTasks: [buildMissedTask({ task: 'تأكيد موعد تسليم الغزل' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 task')).toBeInTheDocument();
    await expect(getComputedStyle(canvas.getByText(/تأكيد/)).direction).toBe('rtl');
  },
};

/** Signs of HTML are text. */
export const HtmlAsText: Story = {
  args: { missedTasks: [buildMissedTask({ task: '<img src=x> ask' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x> ask')).toBeVisible();
  },
};
