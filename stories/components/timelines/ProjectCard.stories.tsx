import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PhaseTable } from '@/components/timelines/PhaseTable';
import { PhaseTimeline } from '@/components/timelines/PhaseTimeline';
import { ProjectCard } from '@/components/timelines/ProjectCard';
import { PHASE_STATUSES, type Project } from '@/domain/timelines/phase';
import { beyond } from '@/testing/box';
import { definitionOf } from '@/testing/definition';
import { colorName } from '@/testing/look';
import { buildCompleteProject, buildPhases, buildProject, buildProjectWith } from '@/testing/timelines/buildTimelines';
import { unknownWord } from '@/testing/unknownWord';

const onViewPhase = fn();

/** A project with its timeline, as the screen puts it into the card. */
const withTimeline = (project: Project) => ({
  project,
  children: <PhaseTimeline project={project} onViewPhase={onViewPhase} />,
});

const meta = {
  component: ProjectCard,
  args: withTimeline(buildProject()),
} satisfies Meta<typeof ProjectCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const bar = (canvas: Canvas) => canvas.getByRole('progressbar', { name: /^Completion/ });
const lagColor = (card: HTMLElement) => {
  const lag = definitionOf(card, 'Total Lag').firstElementChild;
  return lag && colorName(getComputedStyle(lag).color);
};

/** Two of five done, quoting delayed, 2 + 4 days late. */
export const Default: Story = {
  tags: ['MOMENTUM-4', 'MOMENTUM-5', 'MOMENTUM-15'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'PO-31001' });
    await expect(canvas.getByText('Boxy Linen Shirt')).toHaveAttribute('title', 'Boxy Linen Shirt');
    await expect(canvas.getByText('40%')).toBeVisible();
    await expect(bar(canvas)).toHaveAttribute('aria-valuenow', '40');
    await expect(definitionOf(card, 'Current Phase')).toHaveTextContent('Quoting');
    await expect(definitionOf(card, 'Total Lag')).toHaveTextContent('+6 days');
    await expect(lagColor(card)).toBe('red');
  },
};

/** A project that stands at a delayed phase: the phase says so, and the sum of the days is red. */
export const Delayed: Story = {
  tags: ['MOMENTUM-5', 'MOMENTUM-15'],
  args: withTimeline(buildProjectWith({ quoting: { status: 'delayed', lag: 9 } })),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(canvas.getByRole('button', { name: /^Quoting, PO-31001, delayed, 9 days late/ })).toBeVisible();
    await expect(definitionOf(card, 'Total Lag')).toHaveTextContent('+11 days');
    await expect(lagColor(card)).toBe('red');
  },
};

/** A total of 3 days is not red yet. */
export const ThreeDaysLate: Story = {
  tags: ['MOMENTUM-5', 'MOMENTUM-15'],
  args: withTimeline(buildProjectWith({ quoting: { lag: 1 } })),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(definitionOf(card, 'Total Lag')).toHaveTextContent('+3 days');
    await expect(lagColor(card)).toBe('grey');
  },
};

/** A project of which every phase is done stands at 100 %. */
export const Complete: Story = {
  tags: ['MOMENTUM-4', 'MOMENTUM-5'],
  args: withTimeline(buildCompleteProject()),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'PO-31002' });
    await expect(bar(canvas)).toHaveAttribute('aria-valuenow', '100');
    await expect(definitionOf(card, 'Current Phase')).toHaveTextContent('Complete');
    await expect(definitionOf(card, 'Total Lag')).toHaveTextContent('On track');
  },
};

/** A project of which no phase is done stands at 0 %, in its first phase. */
export const NotBegun: Story = {
  tags: ['MOMENTUM-4'],
  args: withTimeline(
    buildProjectWith({
      intent: { status: 'in-progress' },
      sample: { status: 'pending', lag: 0 },
      quoting: { status: 'pending', lag: 0 },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(bar(canvas)).toHaveAttribute('aria-valuenow', '0');
    await expect(definitionOf(canvas.getByRole('article'), 'Current Phase')).toHaveTextContent('Intent');
    await expect(canvas.getByText('0%')).toBeVisible();
  },
};

/** Figures stand where the timeline does, and nothing else changes. */
export const AsTable: Story = {
  args: { children: <PhaseTable project={buildProject()} onViewPhase={onViewPhase} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: 'Phases of PO-31001' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Sample/ }));
    await expect(onViewPhase.mock.calls).toEqual([['sample']]);
    await expect(canvas.queryByRole('list', { name: /^Timeline/ })).not.toBeInTheDocument();
    await expect(bar(canvas)).toHaveAttribute('aria-valuenow', '40');
  },
};

/** A press on a phase hands over that phase. */
export const OpeningAPhase: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Sample/ }));
    await expect(onViewPhase.mock.calls).toEqual([['sample']]);
  },
};

/** No number, no style, no known status, no lag: nothing is claimed. */
export const UnknownAndEmpty: Story = {
  args: withTimeline(
    buildProject({
      poNumber: '',
      styleName: ' ',
      phases: buildPhases({
        sample: { status: unknownWord('On hold', PHASE_STATUSES) },
        quoting: { lag: Number.NaN },
      }),
    }),
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: '–' });
    await expect(canvas.getByText('–', { selector: 'p' })).toBeVisible();
    await expect(bar(canvas)).toHaveAttribute('aria-valuenow', '20');
    await expect(definitionOf(card, 'Total Lag')).toHaveTextContent('Unknown');
  },
};

/** On the narrowest phone a long number and a long style name stay within the card. */
export const LongTexts: Story = {
  args: withTimeline(buildProject({ poNumber: `PO-${'3'.repeat(60)}`, styleName: 'Boxylinenshirt'.repeat(30) })),
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    for (const text of [canvas.getByRole('heading'), canvas.getByText(/^Boxylinen/)]) {
      await expect(beyond(text, card)).toBe('');
    }
  },
};
