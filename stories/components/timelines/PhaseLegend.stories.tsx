import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PhaseLegend } from '@/components/timelines/PhaseLegend';
import { liesWithin } from '@/testing/box';

const meta = { component: PhaseLegend } satisfies Meta<typeof PhaseLegend>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The five phases in their order, and what each status means. */
export const Default: Story = {
  tags: ['MOMENTUM-3', 'MOMENTUM-9'],
  play: async ({ canvas }) => {
    const phases = within(canvas.getByRole('list', { name: 'Phases' })).getAllByRole('listitem');
    await expect(phases.map(({ textContent }) => textContent)).toEqual([
      'Intent',
      'Sample',
      'Quoting',
      'Feedback',
      'Order',
    ]);
    await expect(new Set(phases.map((phase) => phase.querySelector('svg')?.innerHTML)).size).toBe(5);
    const statuses = within(canvas.getByRole('list', { name: 'Statuses' })).getAllByRole('listitem');
    await expect(
      statuses.map(({ textContent }) => textContent?.match(/^(Completed|In Progress|Delayed|Pending)/)?.[0]),
    ).toEqual(['Completed', 'In Progress', 'Delayed', 'Pending']);
    await expect(new Set(statuses.map((status) => status.querySelector('svg')?.innerHTML)).size).toBe(4);
  },
};

export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) await expect(liesWithin(item)).toBe(true);
  },
};
