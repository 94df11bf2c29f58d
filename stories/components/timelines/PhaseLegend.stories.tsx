import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PhaseLegend } from '@/components/timelines/PhaseLegend';
import { beyond } from '@/testing/box';
import { iconsIn } from '@/testing/icon';
import { roleColor } from '@/testing/look';

const meta = { component: PhaseLegend } satisfies Meta<typeof PhaseLegend>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The five phases in their order, and what each status means. */
export const Default: Story = {
  tags: ['MOMENTUM-3', 'MOMENTUM-9'],
  play: async ({ canvas }) => {
    const phases = within(canvas.getByRole('list', { name: 'Phases' })).getAllByRole('listitem');
    await expect(phases.map((phase) => [phase.textContent, ...iconsIn(phase)])).toEqual([
      ['Intent', 'lightbulb'],
      ['Sample', 'shirt'],
      ['Quoting', 'calculator'],
      ['Feedback', 'message-circle'],
      ['Order', 'clipboard-check'],
    ]);
    const statuses = within(canvas.getByRole('list', { name: 'Statuses' })).getAllByRole('listitem');
    await expect(statuses.map((status) => [status.textContent, ...iconsIn(status)])).toEqual([
      ['Completed Full line; double and yellow if late', 'check'],
      ['In Progress Half line', 'half-disc'],
      ['Delayed Red dashes', 'hourglass'],
      ['Pending Thin line; red dashes if more than 3 days late', 'ellipsis'],
    ]);
    const marks = statuses.map((status) => status.firstElementChild ?? status);
    const colors = ['success-mark', 'info-mark', 'danger-mark', 'neutral-mark'].map(roleColor);
    await expect(marks.map((mark) => getComputedStyle(mark).color)).toEqual(colors);
  },
};

/** On a phone it is folded, for it is read once; a press shows it. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Legend: phases and statuses' }));
    await expect(canvas.getByRole('button', { name: 'Hide Legend: phases and statuses' })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    for (const item of canvas.getAllByRole('listitem')) await expect(beyond(item)).toBe('');
  },
};
