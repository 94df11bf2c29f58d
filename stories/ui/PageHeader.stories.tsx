import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { beyond } from '@/testing/box';
import { PageHeader } from '@/ui/PageHeader';

const generateReport = fn();

const meta = {
  component: PageHeader,
  args: {
    title: 'Purchase Orders',
    description: 'Every order, from first sample to shipment.',
    children: <Button onClick={generateReport}>Generate Report</Button>,
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The screen's one h1; focus can be set on it from code, and the tab key passes it by. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Purchase Orders' });
    await expect(title).toHaveAttribute('tabindex', '-1');
    await expect(canvas.getByText('Every order, from first sample to shipment.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Generate Report' })).toBeVisible();
  },
};

/** A page that needs no explanation and no action has its title alone. */
export const TitleAlone: Story = {
  args: { description: undefined, children: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent(/^Purchase Orders$/);
  },
};

/** On a phone the actions stand below the title, at full width. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Generate Report' }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(title.bottom);
    await expect(action.width).toBeGreaterThan(300);
  },
};

/** Of three actions on a phone the first two share a line, and the main one, last, has the whole of the next. */
export const ThreeActionsOnAPhone: Story = {
  args: {
    children: ['Export', 'Present', 'Generate Report'].map((words) => <Button key={words}>{words}</Button>),
  },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const [first, second, last] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect([second?.top, second?.width]).toEqual([first?.top, first?.width]);
    await expect(last?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0);
    await expect([last?.left, last?.right]).toEqual([first?.left, second?.right]);
  },
};

/** A name without spaces breaks rather than pushing the actions out. */
export const LongTitle: Story = {
  args: { title: 'Order'.repeat(60) },
  play: async ({ canvas, canvasElement }) => {
    await expect(beyond(canvas.getByRole('heading', { level: 1 }), canvasElement)).toBe('');
    await expect(beyond(canvas.getByRole('button', { name: 'Generate Report' }), canvasElement)).toBe('');
  },
};

/** The action is pressed with the mouse, then with the keyboard. */
export const Action: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Report' }));
    await userEvent.keyboard('{Enter}');
    await expect(generateReport).toHaveBeenCalledTimes(2);
  },
};
