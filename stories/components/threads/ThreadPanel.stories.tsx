import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { EmailList, type EmailListProps } from '@/components/threads/EmailList';
import { ThreadPanel } from '@/components/threads/ThreadPanel';
import { ThreadTicketForm } from '@/components/threads/ThreadTicketForm';
import type { EmailThread } from '@/domain/threads/thread';
import { ticketFormFor } from '@/domain/threads/threadTicketDraft';
import { beyond, overlap } from '@/testing/box';
import { definitionOf } from '@/testing/definition';
import { elementsOfWords } from '@/testing/html';
import { iconsIn } from '@/testing/icon';
import { expectTabRound } from '@/testing/keyboard';
import { expectPanelFocused, findPanel } from '@/testing/panels';
import { STAFF } from '@/testing/teams/buildStaff';
import { buildMessages, buildThread, calm } from '@/testing/threads/buildThreads';
import { ownFrame } from '../../wholePage';

const content = { onRetry: fn(), onChangeField: fn(), onCreateTicket: fn() };

const emailsOf = (emails: EmailListProps['emails']) => (
  <EmailList emails={emails} totalCount={buildThread().emailCount} onRetry={content.onRetry} />
);

const formFor = (thread: EmailThread) => (
  <ThreadTicketForm
    id="ticket"
    form={ticketFormFor(thread)}
    staff={STAFF}
    onChangeField={content.onChangeField}
    onCreateTicket={content.onCreateTicket}
  />
);

const meta = {
  component: ThreadPanel,
  parameters: { docs: { ...ownFrame } },
  args: {
    thread: buildThread(),
    open: true,
    emailList: emailsOf({ status: 'success', data: buildMessages() }),
    ticketForm: formFor(buildThread()),
    formId: 'ticket',
    onCopyPoNumber: fn(),
    onViewPurchaseOrder: fn(),
    onViewTickets: fn(),
    onClose: fn(),
    onEscalate: fn(),
  },
} satisfies Meta<typeof ThreadPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the right, named by customer and order; emails stand beside analysis and form. */
export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  tags: ['THREAD-1'],
  play: async () => {
    const element = await findPanel();
    const panel = within(element);
    await expect(element).toHaveAccessibleName('ALDERWICK · PO-31001');
    await expect(element.getBoundingClientRect().right).toBe(window.innerWidth);
    await expect(element.getBoundingClientRect().width).toBe(920);
    await expect(element).toHaveAccessibleDescription('Buttons for the linen shirt are late');
    await expect(panel.getByRole('button', { name: 'View Tickets (2)' })).toBeVisible();
    await expect(iconsIn(panel.getByRole('button', { name: 'Quick Escalate' }))).toEqual(['chevrons-up']);
    const emails = panel.getByRole('region', { name: 'Email Thread' }).getBoundingClientRect();
    for (const beside of [
      panel.getByRole('region', { name: 'AI Analysis' }),
      panel.getByRole('form', { name: 'Generate Ticket' }),
    ]) {
      await expect(beside.getBoundingClientRect().left).toBeGreaterThanOrEqual(emails.right);
    }
    await expect(panel.getByRole('region', { name: 'Thread Overview' })).toBeVisible();
  },
};

const onStep = fn();

/** Among others the header leads to the thread before and after; the number of the order stays whole on a phone, too. */
export const AmongOthers: Story = {
  args: { neighbours: { place: 3, count: 3, onStep } },
  globals: { viewport: { value: 'w390' } },
  play: async ({ userEvent }) => {
    const panel = within(await findPanel());
    const number = within(panel.getByRole('heading', { level: 2 })).getByText('PO-31001');
    await expect(number.getClientRects()).toHaveLength(1);
    await expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent('ALDERWICK PO-31001');
    const stepper = within(panel.getByRole('navigation', { name: 'Threads' }));
    await expect(stepper.getByText('3 of 3')).toBeVisible();
    await userEvent.click(stepper.getByRole('button', { name: 'Next' }));
    await userEvent.click(stepper.getByRole('button', { name: 'Previous' }));
    await expect(onStep.mock.calls).toEqual([[-1]]);
  },
};

const escalated = buildThread({ riskLevel: 'escalated', escalated: true });

/** An escalated thread says so over its figures and in what the AI makes of it. */
export const Escalated: Story = {
  tags: ['THREAD-3'],
  args: { thread: escalated, ticketForm: formFor(escalated) },
  play: async () => {
    const panel = within(await findPanel());
    const overview = within(panel.getByRole('region', { name: 'Thread Overview' }));
    await expect(overview.getByText('Escalated')).toBeVisible();
    await expect(overview.getByText('Auto-Escalated')).toBeVisible();
    await expect(panel.getByText('This thread was escalated automatically.')).toBeVisible();
  },
};

/** A count of tickets that is not a number is a dash, on the button too. */
export const UnknownTicketCount: Story = {
  args: { thread: buildThread({ openTickets: Number.NaN }) },
  play: async () => {
    const panel = within(await findPanel());
    await expect(panel.getByRole('button', { name: 'View Tickets (–)' })).toBeVisible();
    await expect(panel.queryByText(/NaN/)).not.toBeInTheDocument();
  },
};

/** Below 1280 px one column, in the order in which it is read. */
export const OneColumn: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: async () => {
    const element = await findPanel();
    const panel = within(element);
    await expect(element.getBoundingClientRect().width).toBe(640);
    const tops = [
      panel.getByRole('region', { name: 'Thread Overview' }),
      panel.getByRole('region', { name: 'AI Analysis' }),
      panel.getByRole('region', { name: 'Email Thread' }),
      panel.getByRole('form', { name: 'Generate Ticket' }),
    ].map((part) => part.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((first, second) => first - second));
    await expect(new Set(tops).size).toBe(4);
  },
};

/** On a small phone it is the whole screen; header and actions stay, however far it is scrolled. */
export const OnPhones: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const element = await findPanel();
    const panel = within(element);
    await expect(element.getBoundingClientRect().width).toBe(window.innerWidth);
    const body = panel.getByRole('region', { name: 'Thread' });
    const inSight = (name: string) => expect(beyond(panel.getByRole('button', { name }), element)).toBe('');
    const always = ['Close', 'Quick Escalate', 'Create Ticket & Notify Teams'];
    for (const name of [...always, 'View PO', 'View Tickets (2)']) await inSight(name);
    body.scrollTop = body.scrollHeight;
    await waitFor(() => expect(body.scrollTop).toBeGreaterThan(100));
    for (const name of [...always, 'Dismiss']) await inSight(name);
    await expect(body.clientHeight / window.innerHeight).toBeGreaterThan(0.7);
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
  },
};

/** Each button does its own thing. */
export const Pressing: Story = {
  tags: ['THREAD-13'],
  play: async ({ args, userEvent, step }) => {
    const panel = within(await findPanel());
    for (const [name, callback] of [
      ['View PO', args.onViewPurchaseOrder],
      ['View Tickets (2)', args.onViewTickets],
      ['Quick Escalate', args.onEscalate],
      ['Create Ticket & Notify Teams', content.onCreateTicket],
      ['Dismiss', args.onClose],
    ] as const) {
      await step(`press '${name}'`, async () => {
        await expect(callback).not.toHaveBeenCalled();
        await userEvent.click(panel.getByRole('button', { name }));
        await expect(callback).toHaveBeenCalledTimes(1);
      });
    }
  },
};

/** By keyboard alone: Tab goes round in the order in which the panel is read; Enter presses, Escape closes. */
export const ByKeyboard: Story = {
  // In a narrower one 'View PO' comes after 'Close'.
  globals: { viewport: { value: 'w1280' } },
  play: async ({ args, userEvent, step }) => {
    const element = await findPanel();
    await expectPanelFocused(element);
    await expectTabRound(userEvent, step, [
      ['Copy PO number'],
      ['View PO', args.onViewPurchaseOrder],
      ['View Tickets (2)', args.onViewTickets],
      ['Close'],
      ['Thread'],
      ['Emails'],
      ['Ticket Type'],
      ['Clear Ticket Type'],
      ['Priority'],
      ['Assignee'],
      ['Clear Assignee'],
      ['Linked PO'],
      ['Customer'],
      ['Description'],
      ['Dismiss'],
      ['Quick Escalate', args.onEscalate],
      ['Create Ticket & Notify Teams', content.onCreateTicket],
    ]);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** The order's number is copied by its button, to be pasted into the search of another screen. */
export const CopyPoNumber: Story = {
  play: async ({ args, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(within(await findPanel()).getByRole('button', { name: 'Copy PO number' }));
    await expect(writeText.mock.calls).toEqual([['PO-31001']]);
    await waitFor(() => expect(args.onCopyPoNumber.mock.calls).toEqual([['copied']]));
  },
};

/** A thread of no order offers nothing to copy. */
export const WithoutPoNumber: Story = {
  tags: ['edge'],
  args: { thread: buildThread({ poNumber: ' ' }) },
  play: async () => {
    const panel = within(await findPanel());
    await expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent('–');
    await expect(panel.queryByRole('button', { name: 'Copy PO number' })).not.toBeInTheDocument();
  },
};

/** A letter typed into the description is handed over with its field. */
export const Typing: Story = {
  play: async ({ userEvent }) => {
    const panel = within(await findPanel());
    await userEvent.type(panel.getByRole('textbox', { name: 'Description' }), '!');
    const { description } = ticketFormFor(buildThread()).draft;
    await expect(content.onChangeField.mock.calls).toEqual([['description', `${description}!`]]);
  },
};

/** Emails that failed to load can be loaded again, and the rest works. */
export const EmailsFailed: Story = {
  args: { emailList: emailsOf({ status: 'error' }) },
  play: async ({ args, userEvent }) => {
    const panel = within(await findPanel());
    await userEvent.click(panel.getByRole('button', { name: 'Try Again' }));
    await expect(content.onRetry).toHaveBeenCalledTimes(1);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(panel.getByRole('form', { name: 'Generate Ticket' })).toBeVisible();
  },
};

/** A thread without risk and tickets counts 0 and is not called escalated. */
export const Calm: Story = {
  tags: ['THREAD-3'],
  args: { thread: buildThread({ ...calm, openTickets: 0, attachments: 4 }), ticketForm: formFor(buildThread(calm)) },
  play: async () => {
    const panel = within(await findPanel());
    await expect(panel.getByRole('button', { name: 'View Tickets (0)' })).toBeVisible();
    const overview = panel.getByRole('region', { name: 'Thread Overview' });
    await expect(within(overview).getByText('No Issues')).toBeVisible();
    await expect(definitionOf(overview, 'Total Emails')).toHaveTextContent(/^3$/);
    await expect(definitionOf(overview, 'Open Tickets')).toHaveTextContent(/^0$/);
    await expect(definitionOf(overview, 'Attachments')).toHaveTextContent(/^4$/);
    await expect(panel.queryByText('Auto-Escalated')).not.toBeInTheDocument();
  },
};

/** Names of three hundred letters keep to the header, and every button keeps its room. */
export const LongTexts: Story = {
  args: { thread: buildThread({ customer: 'ALDERWICK'.repeat(34), subject: 'تأخر '.repeat(60), openTickets: 1_204 }) },
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const panel = within(await findPanel());
    const heading = panel.getByRole('heading', { level: 2 });
    await expect(beyond(heading)).toBe('');
    await expect(overlap(heading, panel.getByRole('button', { name: 'Close' }))).toBe(false);
    await expect(heading.getBoundingClientRect().height).toBeLessThan(100);
    for (const button of panel.getAllByRole('button', { name: /^(Close|View|Quick|Create)/ })) {
      await expect(beyond(button)).toBe('');
    }
    // A subject is read in its own direction.
    await expect(getComputedStyle(panel.getByText(/^تأخر/)).direction).toBe('rtl');
  },
};

/** HTML in order, customer and subject stays text. */
export const HtmlInTexts: Story = {
  args: { thread: buildThread({ customer: '<b>ALDERWICK</b>', subject: '<img src=x onerror=alert(1)>' }) },
  play: async () => {
    const panel = await findPanel();
    await expect(panel).toHaveAccessibleName('<b>ALDERWICK</b> · PO-31001');
    await expect(within(panel).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(elementsOfWords(panel)).toEqual([]);
  },
};
