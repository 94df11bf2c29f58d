import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EmailList } from '@/components/threads/EmailList';
import { beyond } from '@/testing/box';
import { elementsOfWords } from '@/testing/html';
import { iconBeside } from '@/testing/icon';
import { lookOf } from '@/testing/look';
import { buildMessage, buildMessages } from '@/testing/threads/buildThreads';
import { WINDOWED_ABOVE_ROWS } from '@/ui/longList';

const meta = {
  component: EmailList,
  args: { emails: { status: 'success', data: buildMessages() }, totalCount: 3, onRetry: fn() },
  // The panel keeps such an edge; the target of a link reaches into it.
  decorators: [
    (Story) => (
      <div className="px-2">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmailList>;

export default meta;
type Story = StoryObj<typeof meta>;

const itemsOf = (canvas: { getByRole: (role: 'list', options: { name: string }) => HTMLElement }) =>
  [...canvas.getByRole('list', { name: 'Email Thread' }).children].filter((item) => item instanceof HTMLElement);

/** Three emails, the newest first and marked 'Latest'; each with sender, subject, time, body and files. */
export const Default: Story = {
  tags: ['THREAD-6'],
  play: async ({ canvas, args }) => {
    const [first, second, third, ...others] = itemsOf(canvas);
    if (!first || !second || !third) throw new Error('There are three emails.');
    await expect(others).toEqual([]);
    await expect(lookOf(within(first).getByText('Latest'))).toEqual(['arrow-up-to-line', 'grey']);
    await expect(canvas.getAllByText('Latest')).toHaveLength(1);
    for (const [item, ...words] of [
      [first, 'Nora Quist', 'Buttons for the linen shirt are late', 'Jan 15, 10:00 AM', /^The mill told us Thursday/],
      [second, 'Ada Weaver', 'Re: Buttons for the linen shirt are late', 'Jan 13, 10:00 AM', /^The mill has promised/],
      [third, 'Nora Quist', 'Buttons for the linen shirt are late', 'Jan 12, 9:00 AM', /^When do the horn buttons/],
    ] as const) {
      for (const part of words) await expect(within(item).getByText(part)).toBeInTheDocument();
    }
    const filesOf = (item: HTMLElement) =>
      within(within(item).getByRole('list', { name: 'Attachments' }))
        .getAllByRole('listitem')
        .map((file) => within(file).getByTitle(/./).title);
    await expect(filesOf(first)).toEqual(['Button card.jpg', 'Ship window.pdf']);
    await expect(filesOf(second)).toEqual(['Mill confirmation.pdf']);
    await expect(within(third).queryByRole('list')).not.toBeInTheDocument();
    await expect(lookOf(canvas.getByText('Outlook Sync Active'))).toEqual(['refresh-cw', 'blue']);
    await expect(canvas.getByText('3 emails')).toBeInTheDocument();
    await expect(canvas.queryByText(/^The latest/)).not.toBeInTheDocument();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** Long, the list keeps to about 24 rem, in a low window to three fifths of it, takes the focus and can be scrolled. */
export const Long: Story = {
  tags: ['THREAD-6'],
  args: {
    totalCount: 30,
    emails: {
      status: 'success',
      data: Array.from({ length: 30 }, (_, index) => buildMessage({ id: `EM-${index}` })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Emails' });
    await expect(region.getBoundingClientRect().height).toBeCloseTo(Math.min(24 * 16, 0.6 * window.innerHeight), 0);
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await expect(getComputedStyle(region).overflowY).toBe('auto');
    const shade = () => region.nextElementSibling;
    await waitFor(() => expect(shade()).toBeVisible());
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(region.scrollTop).toBeGreaterThan(1_000));
    await waitFor(() => expect(shade()).toBeNull());
  },
};

/** A single email is the latest one, and no list of files stands where it has none. */
export const OneEmail: Story = {
  args: { totalCount: 1, emails: { status: 'success', data: [buildMessage({ attachments: [] })] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 email')).toBeInTheDocument();
    await expect(itemsOf(canvas)).toHaveLength(1);
    await expect(canvas.getByText('Latest')).toBeVisible();
    await expect(canvas.queryByText(/^The latest/)).not.toBeInTheDocument();
  },
};

/** Fewer emails than the thread counts: it says so. */
export const SomeOfMany: Story = {
  args: { totalCount: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The latest 3 of 120 emails')).toBeVisible();
  },
};

const hundreds = Array.from({ length: 120 }, (_, index) =>
  buildMessage({ id: `EM-${index}`, subject: `Mail ${index}` }),
);

/**
 * Of hundreds the newest stand there; each press shows twice as many, below those that were read. The first of them is
 * in sight and has the focus: a screen reader goes on there, and keys scroll the list at once.
 */
export const Hundreds: Story = {
  args: { totalCount: 240, emails: { status: 'success', data: hundreds } },
  play: async ({ canvas, userEvent }) => {
    await expect(itemsOf(canvas)).toHaveLength(WINDOWED_ABOVE_ROWS);
    await expect(canvas.getByText('Mail 49')).toBeInTheDocument();
    await expect(canvas.getByText('The latest 50 of 240 emails')).toBeVisible();
    const region = canvas.getByRole('region', { name: 'Emails' });
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Show Earlier Emails' }));
    await press();
    await expect(itemsOf(canvas)).toHaveLength(100);
    await expect(itemsOf(canvas)[50]).toHaveFocus();
    await expect(beyond(canvas.getByText('Mail 50'), region)).toBe('');
    await expect(canvas.getAllByText('Latest')).toHaveLength(1);
    await press();
    await expect(itemsOf(canvas)).toHaveLength(120);
    await expect(itemsOf(canvas)[100]).toHaveFocus();
    await expect(canvas.getByText('The latest 120 of 240 emails')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The keyboard gets on from there to the button again, past no email twice. */
export const EarlierByKeys: Story = {
  args: { totalCount: 120, emails: { status: 'success', data: hundreds } },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Emails' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(itemsOf(canvas)[50]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show Earlier Emails' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(itemsOf(canvas)[100]).toHaveFocus();
  },
};

/** More emails than the thread counts, from a source at fault: those that are there are counted. */
export const MoreThanCounted: Story = {
  args: { totalCount: 3, emails: { status: 'success', data: hundreds } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The latest 50 of 120 emails')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show Earlier Emails' })).toBeVisible();
  },
};

/** Paper gets them all, up to a limit. */
export const HundredsOnPaper: Story = {
  args: { totalCount: 120, emails: { status: 'success', data: hundreds } },
  beforeEach: () => () => {
    window.dispatchEvent(new Event('afterprint'));
  },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('beforeprint'));
    await expect(itemsOf(canvas)).toHaveLength(120);
    await expect(canvas.queryByText(/^The latest/)).not.toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(itemsOf(canvas)).toHaveLength(WINDOWED_ABOVE_ROWS));
  },
};

/** A thread without emails says so and offers nothing to try again. */
export const Empty: Story = {
  args: { totalCount: 0, emails: { status: 'success', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No emails in this thread')).toBeVisible();
    await expect(iconBeside(canvas.getByText('No emails in this thread'))).toBe('mail-x');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** While the emails are on their way, it says so and does not claim that the thread is empty. */
export const Loading: Story = {
  args: { emails: { status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading emails…');
    await expect(canvas.queryByText('No emails in this thread')).not.toBeInTheDocument();
  },
};

/** Emails that failed to load can be loaded again. */
export const Failed: Story = {
  args: { emails: { status: 'error' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('The emails could not be loaded')).toBeVisible();
    await expect(iconBeside(canvas.getByText('The emails could not be loaded'))).toBe('mail-x');
    await expect(canvas.queryByText('No emails in this thread')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Line breaks of a body stay, also several in a row. */
export const LineBreaks: Story = {
  args: { emails: { status: 'success', data: [buildMessage({ body: 'One\n\n\nTwo\nThree' })] } },
  play: async ({ canvas }) => {
    const body = canvas.getByText(/^One/);
    await expect(body.textContent).toBe('One\n\n\nTwo\nThree');
    await expect(body.getBoundingClientRect().height).toBeGreaterThanOrEqual(5 * 20);
  },
};

/** HTML, script and links in sender, subject, body and file names stay text: no element is made of them. */
export const HtmlInTexts: Story = {
  args: {
    emails: {
      status: 'success',
      data: [
        buildMessage({
          sender: '<i>Nora</i>',
          subject: '<script>alert(1)</script>',
          body: '<img src=x onerror=alert(1)> https://example.com javascript:alert(1)',
          attachments: ['<b>Plan</b>.pdf', 'javascript:alert(1)'],
        }),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    for (const words of [
      '<i>Nora</i>',
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)> https://example.com javascript:alert(1)',
    ]) {
      await expect(canvas.getByText(words)).toBeInTheDocument();
    }
    await expect(canvas.getByTitle('<b>Plan</b>.pdf')).toBeInTheDocument();
    await expect(canvas.getByTitle('javascript:alert(1)')).toBeInTheDocument();
    await expect(elementsOfWords(canvasElement)).toEqual([]);
  },
};

/** Long, foreign, empty and unreadable: everything stands within the list. */
export const OddTexts: Story = {
  args: {
    emails: {
      status: 'success',
      data: [
        buildMessage({ sender: 'NoraQuist'.repeat(34), subject: 'Late'.repeat(75), attachments: ['x'.repeat(300)] }),
        buildMessage({ id: 'EM-2', sender: '', subject: ' ', body: '', timestamp: 'soon', attachments: [''] }),
        buildMessage({ id: 'EM-3', sender: 'نورا 🧵', subject: 'تأخر الأزرار', body: 'متى؟ 🧵' }),
      ],
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Emails' });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    await expect(canvas.getByText('No subject')).toBeInTheDocument();
    // A dash for its sender and for its words.
    await expect(canvas.getAllByText('–')).toHaveLength(2);
    await expect(canvas.getByText('Unknown time')).toBeInTheDocument();
    await expect(canvas.getByTitle('Unnamed document')).toBeInTheDocument();
    await expect(getComputedStyle(canvas.getByText('متى؟ 🧵')).direction).toBe('rtl');
    await expect(beyond(region)).toBe('');
  },
};
