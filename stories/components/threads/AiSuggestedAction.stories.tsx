import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AiSuggestedAction } from '@/components/threads/AiSuggestedAction';
import { RISK_LEVELS, TICKET_PRIORITIES } from '@/domain/threads/thread';
import { beyond } from '@/testing/box';
import { definitionOf } from '@/testing/definition';
import { lookOf } from '@/testing/look';
import { buildThread, buildThreads, calm } from '@/testing/threads/buildThreads';
import { unknownWord } from '@/testing/unknownWord';
import { type KeptView, KeptViewContext } from '@/ui/keptView';
import { ownFrame } from '../../wholePage';

const meta = {
  component: AiSuggestedAction,
  parameters: { docs: { ...ownFrame } },
  args: { thread: buildThread() },
} satisfies Meta<typeof AiSuggestedAction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Type, priority and assignee. */
export const Default: Story = {
  tags: ['INBOX-13'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'AI Suggested Action' });
    await expect(lookOf(canvas.getByText('AI Suggested Action'))).toEqual(['sparkles', 'violet']);
    await expect(definitionOf(box, 'Type')).toHaveTextContent(/^Delay$/);
    await expect(definitionOf(box, 'Priority')).toHaveTextContent(/^High$/);
    await expect(definitionOf(box, 'Assign To')).toHaveTextContent(/^Ada Weaver$/);
  },
};

const unfolded = new Set<string>();
const keptView = (): KeptView => ({
  readScroll: () => undefined,
  writeScroll: () => {},
  isOpen: (name) => unfolded.has(name),
  writeOpen: (name) => unfolded.add(name),
  readLeftOut: () => undefined,
  writeLeftOut: () => {},
});

/** Of two threads of one order, only that stays unfolded which was, when one comes back to the screen. */
export const TwoOfOneOrder: Story = {
  beforeEach: () => unfolded.clear(),
  render: function Kept({ thread }) {
    const [kept, setKept] = useState(keptView);
    return (
      <KeptViewContext value={kept}>
        <AiSuggestedAction thread={thread} />
        <AiSuggestedAction thread={{ ...thread, id: 'TH-5099' }} />
        <Button onClick={() => setKept(keptView())}>Leave and come back</Button>
      </KeptViewContext>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Why? PO-31001' });
    if (!first || !second) throw new Error('There are two threads.');
    await userEvent.click(second);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and come back' }));
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
  },
};

/** On an escalated thread it says the same: what the AI would do. */
export const Escalated: Story = {
  args: { thread: buildThread({ ...buildThreads()[1], escalated: true }) },
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toEqual(['Quality Issue', 'Medium', 'Ben Dyer']);
    await expect(canvas.getByRole('button', { name: 'Why? PO-31002' })).toBeVisible();
  },
};

/** What the AI did not find is a dash. */
export const NothingFound: Story = {
  args: { thread: buildThread({ ...calm, hasAiAction: true }) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group');
    for (const term of ['Type', 'Priority', 'Assign To'])
      await expect(definitionOf(box, term)).toHaveTextContent(/^–$/);
  },
};

/** 'Why?' says what the thread's risk means, which the line itself does not. */
export const Why: Story = {
  args: { thread: buildThread({ ...buildThreads()[1] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why? PO-31002' }));
    await expect(canvas.getByText('Escalated: quality issues requiring immediate attention')).toBeVisible();
  },
};

/** From a newer server, on the narrowest phone: words that are not known and a very long name, whole and in their place. */
export const UnknownAndLong: Story = {
  args: {
    thread: buildThread({
      riskLevel: unknownWord('paused', RISK_LEVELS),
      suggestedPriority: unknownWord('Whenever', TICKET_PRIORITIES),
      suggestedAssignee: 'Wolfeschlegel'.repeat(12),
    }),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('group');
    await expect(definitionOf(box, 'Priority')).toHaveTextContent(/^Whenever$/);
    await expect(beyond(definitionOf(box, 'Assign To'), box)).toBe('');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Why? PO-31001' }));
    await expect(canvas.getByText('Unknown: standard follow-up communication')).toBeVisible();
  },
};
