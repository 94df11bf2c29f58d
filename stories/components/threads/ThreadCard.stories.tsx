import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ThreadCard } from '@/components/threads/ThreadCard';
import { RISK_LEVELS } from '@/domain/threads/thread';
import { beyond } from '@/testing/box';
import { definitionOf } from '@/testing/definition';
import { FROZEN_NOW, hoursAgo } from '@/testing/frozenClock';
import { elementsOfWords } from '@/testing/html';
import { iconsIn } from '@/testing/icon';
import { lookOf } from '@/testing/look';
import { buildThread, calm } from '@/testing/threads/buildThreads';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: ThreadCard,
  parameters: { docs: { width: 960 } },
  args: {
    thread: buildThread({ emailCount: 5 }),
    now: FROZEN_NOW,
    onViewPurchaseOrder: fn(),
    onAskAi: fn(),
    onViewThread: fn(),
  },
} satisfies Meta<typeof ThreadCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const countsOf = (canvas: { getByRole: (role: 'list', options: { name: string }) => HTMLElement }) =>
  within(canvas.getByRole('list', { name: 'Counts' }))
    .getAllByRole('listitem')
    .map((item) => [...iconsIn(item), item.textContent]);

/** Overdue and escalated, with what the AI would do; no higher than 150 px. */
export const Default: Story = {
  tags: ['INBOX-11', 'INBOX-13', 'INBOX-14', 'INBOX-15'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'ALDERWICK PO-31001' });
    await expect(lookOf(canvas.getByText('Overdue'))).toEqual(['calendar-x-2', 'red']);
    await expect(lookOf(canvas.getByText('Escalated'))).toEqual(['chevrons-up', 'red']);
    await expect(canvas.getByText('Buttons for the linen shirt are late')).toBeVisible();
    await expect(canvas.getByText('Nora Quist: The mill told us Thursday, and it is Monday')).toBeVisible();
    await expect(canvas.getByText('2h ago')).toHaveAttribute('title', 'Thursday, January 15, 2026 at 10:00 AM');
    await expect(canvas.getByText('2h ago')).toHaveAttribute('datetime', hoursAgo(2));
    await expect(countsOf(canvas)).toEqual([
      ['mail', '5 emails'],
      ['ticket', '2 open tickets'],
      ['paperclip', '3 attachments'],
    ]);
    const action = canvas.getByRole('group', { name: 'AI Suggested Action' });
    await expect(definitionOf(action, 'Type')).toHaveTextContent(/^Delay$/);
    await expect(definitionOf(action, 'Priority')).toHaveTextContent(/^High$/);
    await expect(definitionOf(action, 'Assign To')).toHaveTextContent(/^Ada Weaver$/);
    await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(150);
  },
};

/** Risk 'Escalated' is one badge; the flag, which is another, is not set. */
export const AtRiskAndNotEscalated: Story = {
  tags: ['INBOX-11'],
  args: { thread: buildThread({ riskLevel: 'escalated', escalated: false }) },
  play: async ({ canvas }) => {
    const badges = canvas.getAllByText('Escalated');
    await expect(badges.map(({ textContent }) => textContent)).toEqual(['Risk level: Escalated']);
    await expect(badges.map(lookOf)).toEqual([['chevrons-up', 'yellow']]);
  },
};

/** A thread of risk 'Escalated' that was also escalated automatically wears both badges. */
export const Escalated: Story = {
  tags: ['INBOX-11'],
  args: { thread: buildThread({ riskLevel: 'escalated', escalated: true }) },
  play: async ({ canvas }) => {
    const badges = canvas.getAllByText('Escalated');
    // Two words alike on screen, told apart by ear.
    await expect(badges.map(({ textContent }) => textContent)).toEqual(['Risk level: Escalated', 'Escalated flag']);
    await expect(badges.map(lookOf)).toEqual([
      ['chevrons-up', 'yellow'],
      ['chevrons-up', 'red'],
    ]);
  },
};

/** All is well: the risk reads 'No Issues', nothing is escalated, and the AI proposes nothing. */
export const Calm: Story = {
  tags: ['INBOX-11', 'INBOX-13'],
  args: { thread: buildThread(calm) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Issues')).toBeVisible();
    await expect(canvas.queryByText('Escalated')).not.toBeInTheDocument();
    await expect(canvas.queryByText('AI Suggested Action')).not.toBeInTheDocument();
  },
};

/** A suggestion without an action shows no box: the action alone decides. */
export const SuggestionWithoutAction: Story = {
  tags: ['INBOX-13'],
  args: { thread: buildThread({ hasAiAction: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('AI Suggested Action')).not.toBeInTheDocument();
  },
};

/** Escalated without an AI action: the badge stands, the AI's line does not. */
export const EscalatedWithoutAction: Story = {
  tags: ['INBOX-11', 'INBOX-13'],
  args: { thread: buildThread({ ...calm, escalated: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Escalated')).toBeVisible();
    await expect(canvas.queryByText('AI Suggested Action')).not.toBeInTheDocument();
  },
};

/** A risk level from a newer server reads 'Unknown'. */
export const UnknownRisk: Story = {
  tags: ['INBOX-11'],
  args: { thread: buildThread({ riskLevel: unknownWord('paused', RISK_LEVELS) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
};

/** The age turns at 1 hour and at 24; what lies ahead is 'Just now', what cannot be read is 'Unknown time'. */
export const Ages: Story = {
  tags: ['INBOX-14'],
  render: (args) => (
    <div className="flex flex-col gap-3">
      {[0.9, 1, 23.9, 24, 60, -5].map((hours) => (
        <ThreadCard key={hours} {...args} thread={buildThread({ lastEmail: hoursAgo(hours) })} />
      ))}
      <ThreadCard {...args} thread={buildThread({ lastEmail: 'soon' })} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('time').map((time) => time.textContent)).toEqual([
      'Just now',
      '1h ago',
      '23h ago',
      '1d ago',
      '2d ago',
      'Just now',
    ]);
    await expect(canvas.getByText('Unknown time')).toBeVisible();
  },
};

/** Large counts are written with commas. */
export const ManyOfEverything: Story = {
  tags: ['INBOX-15'],
  args: { thread: buildThread({ emailCount: 120, openTickets: 1_204, attachments: 999 }) },
  play: async ({ canvas }) => {
    const texts = countsOf(canvas).map((count) => count.at(-1));
    await expect(texts).toEqual(['120 emails', '1,204 open tickets', '999 attachments']);
  },
};

/** One is counted in the singular, none as 0. */
export const OneAndNone: Story = {
  tags: ['INBOX-15'],
  args: { thread: buildThread({ emailCount: 1, openTickets: 1, attachments: 0 }) },
  play: async ({ canvas }) => {
    const texts = countsOf(canvas).map((count) => count.at(-1));
    await expect(texts).toEqual(['1 email', '1 open ticket', '0 attachments']);
  },
};

/** Three hundred letters with and without spaces are cut, kept in the title, and push nothing out. */
export const LongTexts: Story = {
  args: {
    thread: buildThread({
      customer: 'ALDERWICK'.repeat(34),
      subject: 'Buttons for the linen shirt '.repeat(11),
      sender: 'NoraQuist'.repeat(34),
      suggestedAssignee: 'AdaWeaver'.repeat(20),
    }),
  },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    for (const name of [/^View Thread/, /^AI Actions/, /^View PO/, /^Why/]) {
      await expect(beyond(canvas.getByRole('button', { name }), card)).toBe('');
    }
    const subject = canvas.getByText(/^Buttons for the linen/);
    await expect(subject.getBoundingClientRect().height).toBeLessThanOrEqual(44);
    await expect(subject.title).toHaveLength(308);
    const opening = canvas.getByText(/^NoraQuist/);
    await expect(opening.getBoundingClientRect().height).toBeLessThanOrEqual(44);
    await expect(opening.title).toMatch(/^(NoraQuist){34}: /);
    await expect(canvas.getByRole('heading')).toHaveAttribute('title', 'ALDERWICK'.repeat(34));
    await expect(canvas.getByText('2h ago')).toBeVisible();
  },
};

/** HTML and script stay text: no element is made of them. */
export const HtmlInTexts: Story = {
  args: {
    thread: buildThread({
      customer: '<i>ALDERWICK</i>',
      subject: '<b>Late</b><script>alert(1)</script>',
      sender: '<a href="javascript:alert(1)">Nora</a>',
      preview: '<img src=x onerror=alert(1)>',
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>Late</b><script>alert(1)</script>')).toBeVisible();
    await expect(canvas.getByText(/^<a href="javascript:alert\(1\)">Nora<\/a>: <img/)).toBeVisible();
    await expect(elementsOfWords(canvasElement)).toEqual([]);
  },
};

/** Right-to-left letters run from the right; emoji are letters like others. */
export const ForeignTexts: Story = {
  args: { thread: buildThread({ subject: 'تأخر الأزرار 🧵', sender: 'نورا', preview: '🧵🧵' }) },
  play: async ({ canvas }) => {
    const subject = canvas.getByText('تأخر الأزرار 🧵');
    await expect(getComputedStyle(subject).direction).toBe('rtl');
    await expect(canvas.getByText('نورا: 🧵🧵')).toBeVisible();
  },
};

/** Missing texts are dashes, and every button still names what it acts on. */
export const EmptyTexts: Story = {
  args: { thread: buildThread({ customer: '', poNumber: '', subject: ' ', sender: '', preview: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: '– –' })).toBeVisible();
    await expect(canvas.getByText('No subject')).toBeVisible();
    await expect(canvas.getByText('–', { selector: 'p' })).toBeVisible();
    for (const name of ['View PO: –', 'AI Actions: –', 'View Thread: –']) {
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    }
  },
};

/** Each button does its own thing, by mouse and by keyboard, and changes nothing on the card. */
export const Pressing: Story = {
  tags: ['INBOX-17'],
  play: async ({ canvas, args, userEvent, step }) => {
    const card = canvas.getByRole('article');
    const before = card.innerHTML;
    await expect(iconsIn(canvas.getByRole('button', { name: 'AI Actions: PO-31001' }))).toEqual(['bot']);
    const actions = [
      ['View PO: PO-31001', args.onViewPurchaseOrder],
      ['AI Actions: PO-31001', args.onAskAi],
      ['View Thread: PO-31001', args.onViewThread],
    ] as const;
    for (const [name, callback] of actions) {
      await step(`press '${name}' by mouse and by key`, async () => {
        await userEvent.click(canvas.getByRole('button', { name }));
        await userEvent.keyboard('{Enter}');
        await expect(callback.mock.calls).toEqual([[args.thread], [args.thread]]);
      });
    }
    for (const [, callback] of actions) await expect(callback).toHaveBeenCalledTimes(2);
    await expect(card.innerHTML).toBe(before);
  },
};

/** The button with an icon alone shows its name to the keyboard and the pointer, and is heard once. */
export const IconNamed: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'AI Actions: PO-31001' });
    while (document.activeElement !== button) await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('AI Actions');
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};
