import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AiAnalysis } from '@/components/threads/AiAnalysis';
import { RISK_LEVELS, THREAD_TICKET_TYPES } from '@/domain/threads/thread';
import { beyond } from '@/testing/box';
import { definitionOf } from '@/testing/definition';
import { lookOf } from '@/testing/look';
import { buildThread, buildThreads, calm } from '@/testing/threads/buildThreads';
import { unknownWord } from '@/testing/unknownWord';

const meta = { component: AiAnalysis, args: { thread: buildThread() } } satisfies Meta<typeof AiAnalysis>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Issue, priority, assignee, what must happen, and that it was escalated. */
export const Default: Story = {
  tags: ['THREAD-4', 'THREAD-5'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'AI Analysis' });
    await expect(lookOf(canvas.getByRole('heading', { level: 3, name: 'AI Analysis' }))).toEqual([
      'sparkles',
      'violet',
    ]);
    await expect(definitionOf(box, 'Detected Issue Type')).toHaveTextContent(/^Delay$/);
    await expect(definitionOf(box, 'Suggested Priority')).toHaveTextContent(/^High$/);
    await expect(definitionOf(box, 'Recommended Assignee')).toHaveTextContent(/^Ada Weaver$/);
    await expect(
      canvas.getByText('Urgent timeline concerns and potential delivery delays: immediate action required.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/standard monitoring/)).not.toBeInTheDocument();
    await expect(canvas.getByText('This thread was escalated automatically.')).toBeVisible();
    await expect(lookOf(canvas.getByText('This thread was escalated automatically.'))).toEqual(['chevrons-up', 'red']);
    // All that the AI knows stands here: there is nothing more to fetch.
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Escalated by risk and by itself: what must happen, and the line that says so. */
export const Escalated: Story = {
  tags: ['THREAD-5'],
  args: { thread: buildThread({ riskLevel: 'escalated', escalated: true }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Quality issues requiring immediate attention: immediate action required.'),
    ).toBeVisible();
    await expect(lookOf(canvas.getByText('This thread was escalated automatically.'))).toEqual(['chevrons-up', 'red']);
  },
};

/** At risk, but nobody escalated it: no extra line. */
export const AtRiskAndNotEscalated: Story = {
  tags: ['THREAD-4', 'THREAD-5'],
  args: { thread: buildThread({ ...buildThreads()[1] }) },
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toEqual(['Quality Issue', 'Medium', 'Ben Dyer']);
    await expect(
      canvas.getByText('Quality issues requiring immediate attention: immediate action required.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/escalated automatically/)).not.toBeInTheDocument();
  },
};

/** A thread without risk needs standard monitoring, and what the AI did not find is a dash. */
export const NothingFound: Story = {
  tags: ['THREAD-5'],
  args: { thread: buildThread(calm) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Standard follow-up communication: standard monitoring.')).toBeVisible();
    await expect(canvas.queryByText(/immediate action required|escalated automatically/)).not.toBeInTheDocument();
    const box = canvas.getByRole('region');
    for (const term of ['Detected Issue Type', 'Suggested Priority', 'Recommended Assignee']) {
      await expect(definitionOf(box, term)).toHaveTextContent(/^–$/);
    }
  },
};

/** A level that is not known needs no more than the calm one; escalated it still says so. */
export const UnknownRiskEscalated: Story = {
  tags: ['THREAD-5'],
  args: { thread: buildThread({ riskLevel: unknownWord('paused', RISK_LEVELS) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/standard monitoring/)).toBeVisible();
    await expect(canvas.getByText(/escalated automatically/)).toBeVisible();
  },
};

/** On the narrowest phone the longest type and the longest name stay within the box. */
export const LongTexts: Story = {
  args: {
    thread: buildThread({
      aiSuggestion: unknownWord('Undeliverable'.repeat(8), THREAD_TICKET_TYPES),
      suggestedAssignee: 'Wolfeschlegel '.repeat(12),
    }),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region');
    for (const fact of within(box).getAllByRole('definition')) await expect(beyond(fact, box)).toBe('');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
