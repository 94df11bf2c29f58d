import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CustomerProjects } from '@/components/timelines/CustomerProjects';
import { buildTimeline } from '@/testing/buildTimelines';

const meta = {
  component: CustomerProjects,
  args: { timeline: buildTimeline(), asTable: false, onViewPhase: fn() },
} satisfies Meta<typeof CustomerProjects>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The customer as heading, a card a project, phases below one another. */
export const Default: Story = {
  tags: ['MOMENTUM-4'],
  play: async ({ args, canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'ALDERWICK' });
    const cards = within(region).getAllByRole('article');
    await expect(cards).toHaveLength(2);
    const lefts = within(region)
      .getAllByRole('button', { name: /^Feedback/ })
      .map((phase) => phase.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
    await userEvent.click(within(region).getByRole('button', { name: /^Quoting, delayed/ }));
    await expect(args.onViewPhase).toHaveBeenCalledWith(args.timeline.projects[0], 'quoting');
  },
};

export const NoProjects: Story = {
  args: { timeline: buildTimeline({ projects: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'ALDERWICK' })).toHaveTextContent('No projects');
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
};

export const NoName: Story = {
  args: { timeline: buildTimeline({ customer: ' ' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Unnamed customer' })).toBeVisible();
  },
};
