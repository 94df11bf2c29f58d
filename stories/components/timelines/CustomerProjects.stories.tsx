import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CustomerProjects } from '@/components/timelines/CustomerProjects';
import { PhaseTable } from '@/components/timelines/PhaseTable';
import { PhaseTimeline } from '@/components/timelines/PhaseTimeline';
import { ProjectCard } from '@/components/timelines/ProjectCard';
import { PHASE_STATUSES, type Project } from '@/domain/timelines/phase';
import { beyond } from '@/testing/box';
import { iconBeside } from '@/testing/icon';
import { expectCount } from '@/testing/tableCells';
import { buildPhases, buildProject, buildTimeline } from '@/testing/timelines/buildTimelines';
import { unknownWord } from '@/testing/unknownWord';

const onViewPhase = fn();

/** How the screen draws a project, as a timeline or as figures. */
const projectWith = (Phases: typeof PhaseTimeline) => (project: Project) => (
  <ProjectCard project={project}>
    <Phases project={project} onViewPhase={(phase) => onViewPhase(project, phase)} />
  </ProjectCard>
);

const meta = {
  component: CustomerProjects,
  args: { timeline: buildTimeline(), children: projectWith(PhaseTimeline) },
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
    const completed = cards.map((card) => within(card).getByRole('progressbar').getAttribute('aria-valuenow'));
    await expect(completed).toEqual(['40', '100']);
    const lefts = within(region)
      .getAllByRole('button', { name: /^Feedback/ })
      .map((phase) => phase.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
    const [, second] = cards;
    if (!second) throw new Error('There are two projects.');
    await expectCount(canvas, 'ALDERWICK', '2');
    await userEvent.click(within(second).getByRole('button', { name: /^Quoting/ }));
    await expect(onViewPhase.mock.calls).toEqual([[args.timeline.projects[1], 'quoting']]);
  },
};

/** A customer of whose projects one is delayed: that one says so, the others do not. */
export const Delayed: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article');
    if (!first || !second) throw new Error('There are two projects.');
    await expect(within(first).getByRole('button', { name: /^Quoting, PO-31001, delayed/ })).toBeVisible();
    await expect(within(second).queryByRole('button', { name: /delayed/ })).not.toBeInTheDocument();
  },
};

/** As figures, each project a table of its own. */
export const AsTable: Story = {
  args: { children: projectWith(PhaseTable) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
    const second = within(canvas.getByRole('table', { name: 'Phases of PO-31002' }));
    await userEvent.click(second.getByRole('button', { name: /^Order/ }));
    await expect(onViewPhase.mock.calls).toEqual([[args.timeline.projects[1], 'order']]);
  },
};

/** A customer without projects says so, and its count is 0. */
export const Empty: Story = {
  args: { timeline: buildTimeline({ projects: [] }) },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('No projects yet'))).toBe('route');
    await expectCount(canvas, 'ALDERWICK', '0');
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
};

/** A customer without a name reads 'Unnamed customer'. */
export const NoName: Story = {
  args: { timeline: buildTimeline({ customer: ' ', projects: [buildProject()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 project')).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Unnamed customer' })).toBeVisible();
  },
};

/** Under a very long name, on the narrowest phone: a style of unknown phases stands like any other, many below it. */
export const LongAndUnknown: Story = {
  args: {
    timeline: buildTimeline({
      customer: 'WOLFESCHLEGEL'.repeat(8),
      projects: [
        buildProject({
          poNumber: '',
          phases: buildPhases({
            intent: { status: unknownWord('On hold', PHASE_STATUSES) },
            quoting: { date: 'soon', lag: Number.NaN },
          }),
        }),
        ...Array.from({ length: 20 }, (_, place) => buildProject({ poNumber: `PO-3200${place}` })),
      ],
    }),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ args, canvas }) => {
    await expectCount(canvas, args.timeline.customer, '21');
    const region = canvas.getByRole('region', { name: args.timeline.customer });
    await expect(beyond(canvas.getByRole('heading', { level: 2 }), region)).toBe('');
    const cards = within(region).getAllByRole('article');
    await expect(cards).toHaveLength(21);
    const [unknown = region] = cards;
    await expect(within(unknown).getByRole('button', { name: /^Intent.*, on hold/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
