import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { chooseOption, openList } from '@/testing/lists';
import { ThreadFilterBar } from '@/components/threads/ThreadFilterBar';
import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { ALL_ASSIGNEES, ALL_RISK_LEVELS, noThreadFilters } from '@/domain/threads/filterThreads';
import { beyond } from '@/testing/box';
import { STAFF } from '@/testing/teams/buildStaff';

const meta = {
  component: ThreadFilterBar,
  // The page's margin, into which the last button's ground reaches.
  decorators: [
    (Story) => (
      <div className="px-2">
        <Story />
      </div>
    ),
  ],
  args: {
    filters: noThreadFilters,
    customers: ['ALDERWICK', 'BRANTHAM', 'CALLOWAY'],
    staff: STAFF,
    resultCount: 3,
    onFilter: fn(),
    onClearAll: fn(),
  },
} satisfies Meta<typeof ThreadFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every filter set, so that one that is changed must leave the others. */
const allSet = {
  search: 'linen',
  customer: 'BRANTHAM',
  riskLevel: 'escalated',
  assignee: 'Ben Dyer',
  aiActionsOnly: true,
} as const;

/** All threads are shown, and nothing is announced before something is chosen. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('searchbox', { name: /^Search/ })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Customer' })).toHaveTextContent('All Customers');
    await expect(canvas.getByRole('combobox', { name: 'Risk level' })).toHaveTextContent('All Risk Levels');
    await expect(canvas.getByRole('combobox', { name: 'Assignee' })).toHaveTextContent('All Assignees');
    await expect(canvas.getByRole('switch', { name: 'AI Actions Only' })).not.toBeChecked();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onFilter).not.toHaveBeenCalled();
    await expect(args.onClearAll).not.toHaveBeenCalled();
  },
};

/** What is set is shown, and each list offers all and its own; a choice leaves the other filters as they are. */
export const Choosing: Story = {
  tags: ['INBOX-5', 'INBOX-6'],
  args: { filters: allSet },
  play: async ({ canvas, args, userEvent, step }) => {
    const lists = [
      ['Customer', 'BRANTHAM', ['All Customers', 'ALDERWICK', 'BRANTHAM', 'CALLOWAY'], { customer: 'CALLOWAY' }],
      ['Risk level', 'Escalated', ['All Risk Levels', 'Overdue', 'Escalated', 'No Issues'], { riskLevel: 'no-issues' }],
      ['Assignee', 'Ben Dyer', ['All Assignees', ...STAFF], { assignee: 'Dan Carder' }],
    ] as const;
    for (const [name, set, words, part] of lists) {
      await step(`choose the last ${name}`, async () => {
        await expect(canvas.getByRole('combobox', { name })).toHaveTextContent(set);
        const options = await openList(userEvent, canvas.getByRole('combobox', { name }));
        await expect(options.map(({ textContent }) => textContent)).toEqual(words);
        await userEvent.click(screen.getByRole('option', { name: words[words.length - 1] ?? '' }));
        await expect(args.onFilter).toHaveBeenLastCalledWith({ ...allSet, ...part });
      });
    }
    await expect(args.onFilter).toHaveBeenCalledTimes(lists.length);
    await expect(args.onClearAll).not.toHaveBeenCalled();
  },
};

/** Back to all, by the first of each list: 'all' is a value of its own. */
export const ChoosingAll: Story = {
  tags: ['INBOX-5', 'INBOX-6', 'SHELL-11'],
  args: { filters: allSet },
  play: async ({ canvas, args, userEvent }) => {
    for (const [name, all, part] of [
      ['Customer', 'All Customers', { customer: ALL_CUSTOMERS }],
      ['Risk level', 'All Risk Levels', { riskLevel: ALL_RISK_LEVELS }],
      ['Assignee', 'All Assignees', { assignee: ALL_ASSIGNEES }],
    ] as const) {
      await chooseOption(userEvent, canvas.getByRole('combobox', { name }), all);
      await expect(args.onFilter).toHaveBeenLastCalledWith({ ...allSet, ...part });
    }
    await expect([ALL_CUSTOMERS, ALL_RISK_LEVELS, ALL_ASSIGNEES]).not.toContain('');
  },
};

/** A letter typed and a switch pressed each hand over the filters with that one changed. */
export const TypingAndSwitching: Story = {
  args: { filters: allSet },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 's');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...allSet, search: 'linens' });
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...allSet, aiActionsOnly: false });
    await expect(args.onFilter).toHaveBeenCalledTimes(2);
  },
};

/** 'Clear All' hands over that every filter should go. */
export const ClearingAll: Story = {
  args: { filters: { ...noThreadFilters, assignee: 'Ben Dyer', aiActionsOnly: true }, resultCount: 1 },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Assignee' })).toHaveTextContent('Ben Dyer');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClearAll).toHaveBeenCalledTimes(2);
    await expect(args.onFilter).not.toHaveBeenCalled();
  },
};

/** The count is announced once what is chosen has found something else. */
export const OneLeft: Story = {
  render: function Narrowing(args) {
    const [resultCount, setResultCount] = useState(3);
    return <ThreadFilterBar {...args} resultCount={resultCount} onFilter={() => setResultCount(1)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1 thread$/));
  },
};

/** On a small phone everything stands within the window, whatever is searched for and however people are called. */
export const LongNamesOnASmallPhone: Story = {
  args: {
    filters: {
      ...allSet,
      search: 'linen '.repeat(40),
      customer: 'WOLFESCHLEGEL'.repeat(6),
      assignee: 'Ada '.repeat(60),
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    for (const control of [
      canvas.getByRole('searchbox'),
      ...canvas.getAllByRole('combobox'),
      canvas.getByRole('switch'),
      canvas.getByRole('button', { name: 'Clear All' }),
    ]) {
      await expect(beyond(control, canvasElement)).toBe('');
    }
  },
};
