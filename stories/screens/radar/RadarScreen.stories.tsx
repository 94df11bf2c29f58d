import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { Assembled } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';

/** The weekly report in the frame of the app. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  globals: { viewport: { value: 'w1280' } },
  args: { address: '/radar', operations: { perform: fn(async () => {}) } },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Weekly Radar Report' })).toBeVisible();
    await expect(document.title).toBe('Radar Report · Weftline');
  },
};

/** Each action ends in its command, and nothing is seen of it: no toast, the same page. */
export const ActionsWithoutEffect: Story = {
  tags: ['RADAR-6'],
  play: async ({ args, canvas, userEvent }) => {
    const main = await canvas.findByRole('main');
    await canvas.findByRole('button', { name: 'Export to Excel' });
    const before = main.textContent;
    for (const name of ['Export to Excel', 'Present to CEO', 'Generate PowerPoint']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    const { perform } = args.operations ?? {};
    await expect(perform).toHaveBeenCalledTimes(3);
    await expect(perform).toHaveBeenCalledWith({ kind: 'export-radar-excel' });
    await expect(perform).toHaveBeenCalledWith({ kind: 'present-radar' });
    await expect(perform).toHaveBeenCalledWith({ kind: 'generate-powerpoint' });
    await expect(toasts().queryAllByRole('listitem')).toEqual([]);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(main).toHaveTextContent(before, { normalizeWhitespace: false });
  },
};

/** A command that fails says so; the report stays as it was. */
export const FailingCommand: Story = {
  args: { operations: { perform: fn(() => Promise.reject(new Error('refused'))) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Present to CEO' }));
    const title = await toasts().findByText('Action Failed');
    await expect(title.closest('li')).toHaveAttribute('data-style', 'destructive');
    await expect(toasts().getByText(/'Present to CEO' could not be completed/)).toBeInTheDocument();
    await expect(canvas.getByRole('table', { name: 'Missed Tasks' })).toBeVisible();
    await expect(args.operations?.perform).toHaveBeenCalledOnce();
  },
};

/** A report that cannot be had leaves the frame and shows what went wrong. */
export const FailingReport: Story = {
  args: { operations: { radarReport: () => Promise.reject(new Error('The report could not be read')) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
    await expect(canvas.getByText('The report could not be read')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
};
