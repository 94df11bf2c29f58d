import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ThreadFilterBar } from '@/components/threads/ThreadFilterBar';
import { noThreadFilters } from '@/domain/threads/filterThreads';
import { liesWithin } from '@/testing/box';

const meta = {
  component: ThreadFilterBar,
  args: {
    filters: noThreadFilters,
    customers: ['ALDERWICK', 'BRANTHAM', 'CALLOWAY'],
    staff: ['Ada Weaver', 'Ben Dyer', 'Cleo Fuller', 'Dan Carder'],
    resultCount: 3,
    onFilter: fn(),
    onClearAll: fn(),
  },
} satisfies Meta<typeof ThreadFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All is shown, and the count is told politely. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('searchbox', { name: /^Search/ })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Customer' })).toHaveTextContent('All Customers');
    await expect(canvas.getByRole('combobox', { name: 'Risk level' })).toHaveTextContent('All Risk Levels');
    await expect(canvas.getByRole('combobox', { name: 'Assignee' })).toHaveTextContent('All Assignees');
    await expect(canvas.getByRole('switch', { name: 'AI Actions Only' })).not.toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 threads');
    await expect(args.onFilter).not.toHaveBeenCalled();
    await expect(args.onClearAll).not.toHaveBeenCalled();
  },
};

/** Each list offers all and its own, none of them empty. */
export const Choosing: Story = {
  tags: ['INBOX-5', 'INBOX-6', 'INBOX-7', 'SHELL-11'],
  play: async ({ canvas, args, userEvent, step }) => {
    const lists = [
      ['Customer', ['All Customers', 'ALDERWICK', 'BRANTHAM', 'CALLOWAY'], { customer: 'CALLOWAY' }],
      ['Risk level', ['All Risk Levels', 'Overdue', 'Escalated', 'No Issues'], { riskLevel: 'no-issues' }],
      [
        'Assignee',
        ['All Assignees', 'Ada Weaver', 'Ben Dyer', 'Cleo Fuller', 'Dan Carder'],
        { assignee: 'Dan Carder' },
      ],
    ] as const;
    for (const [name, words, part] of lists) {
      await step(`choose the last ${name}`, async () => {
        await userEvent.click(canvas.getByRole('combobox', { name }));
        const options = await screen.findAllByRole('option');
        await expect(options.map(({ textContent }) => textContent)).toEqual(words);
        await userEvent.click(screen.getByRole('option', { name: words[words.length - 1] ?? '' }));
        await expect(args.onFilter).toHaveBeenLastCalledWith({ ...noThreadFilters, ...part });
      });
    }
  },
};

export const TypingAndSwitching: Story = {
  tags: ['INBOX-4', 'INBOX-8'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'b');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...noThreadFilters, search: 'b' });
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...noThreadFilters, aiActionsOnly: true });
  },
};

export const ClearingAll: Story = {
  tags: ['INBOX-9'],
  args: { filters: { ...noThreadFilters, assignee: 'Ben Dyer', aiActionsOnly: true }, resultCount: 1 },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Assignee' })).toHaveTextContent('Ben Dyer');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 thread$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClearAll).toHaveBeenCalledTimes(2);
  },
};

/** On a small phone everything stands within the window. */
export const OnPhones: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    for (const control of [
      canvas.getByRole('searchbox'),
      ...canvas.getAllByRole('combobox'),
      canvas.getByRole('switch'),
      canvas.getByRole('button', { name: 'Clear All' }),
    ]) {
      await expect(liesWithin(control, canvasElement)).toBe(true);
    }
  },
};
