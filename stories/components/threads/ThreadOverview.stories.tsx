import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThreadOverview } from '@/components/threads/ThreadOverview';
import { RISK_LEVELS } from '@/domain/threads/thread';
import { beyond } from '@/testing/box';
import { definitionOf } from '@/testing/definition';
import { lookOf } from '@/testing/look';
import { buildThread } from '@/testing/threads/buildThreads';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: ThreadOverview,
  args: { thread: buildThread({ emailCount: 5, openTickets: 2, attachments: 4 }) },
} satisfies Meta<typeof ThreadOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Risk, the mark of automatic escalation, and the three counts. */
export const Default: Story = {
  tags: ['THREAD-3'],
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Thread Overview' });
    await expect(lookOf(canvas.getByText('Overdue'))).toEqual(['calendar-x-2', 'red']);
    await expect(lookOf(canvas.getByText('Auto-Escalated'))).toEqual(['chevrons-up', 'red']);
    await expect(definitionOf(section, 'Total Emails')).toHaveTextContent(/^5$/);
    await expect(definitionOf(section, 'Open Tickets')).toHaveTextContent(/^2$/);
    await expect(definitionOf(section, 'Attachments')).toHaveTextContent(/^4$/);
  },
};

/** Of risk 'Escalated', and escalated automatically: two badges, told apart by word and tone. */
export const Escalated: Story = {
  tags: ['THREAD-3'],
  args: { thread: buildThread({ riskLevel: 'escalated', escalated: true }) },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Escalated'))).toEqual(['chevrons-up', 'yellow']);
    await expect(lookOf(canvas.getByText('Auto-Escalated'))).toEqual(['chevrons-up', 'red']);
  },
};

/** At risk but not escalated automatically: the risk shows, the second badge does not. */
export const NotEscalated: Story = {
  tags: ['THREAD-3'],
  args: { thread: buildThread({ riskLevel: 'escalated', escalated: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Auto-Escalated')).not.toBeInTheDocument();
    await expect(lookOf(canvas.getByText('Escalated'))).toEqual(['chevrons-up', 'yellow']);
  },
};

/** Huge counts and one that is not a number, on a small phone. */
export const ManyOfEverything: Story = {
  args: { thread: buildThread({ emailCount: 1_234_567, openTickets: 120, attachments: Number.NaN }) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region');
    await expect(definitionOf(section, 'Total Emails')).toHaveTextContent('1,234,567');
    await expect(definitionOf(section, 'Attachments')).toHaveTextContent('–');
    await expect(beyond(definitionOf(section, 'Total Emails'), section)).toBe('');
  },
};

/** A risk that is not known reads 'Unknown', and counts that are no number are a dash. */
export const UnknownRiskAndCounts: Story = {
  args: {
    thread: buildThread({
      riskLevel: unknownWord('paused', RISK_LEVELS),
      emailCount: Number.NaN,
      openTickets: Number.POSITIVE_INFINITY,
      attachments: Number.NaN,
    }),
  },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Unknown'))).toEqual(['circle-question-mark', 'grey']);
    const counts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(counts).toEqual(['–', '–', '–']);
  },
};
