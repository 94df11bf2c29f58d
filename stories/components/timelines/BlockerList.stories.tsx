import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BlockerList } from '@/components/timelines/BlockerList';
import { SEVERITIES } from '@/domain/severity/severity';
import { BLOCKER_TYPES } from '@/domain/timelines/blocker';
import { beyond } from '@/testing/box';
import { iconBeside, iconsIn } from '@/testing/icon';
import { lookOf } from '@/testing/look';
import { expectCount } from '@/testing/tableCells';
import { buildBlocker, buildBlockers } from '@/testing/timelines/buildTimelines';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: BlockerList,
  args: { blockers: { status: 'success', data: buildBlockers() }, onRetry: fn() },
} satisfies Meta<typeof BlockerList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Type, description, owner and severity of each. */
export const Default: Story = {
  tags: ['MOMENTUM-11'],
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Current Blockers' })).getAllByRole('listitem');
    await expect(items.map((item) => item.innerText.split(/\n+/))).toEqual([
      ['Collar stands uneven', 'Quality Issue · Ben Dyer', 'High'],
      ['Buttons wait at customs', 'Material Delay · Ada Weaver', 'Medium'],
    ]);
    await expect(items.map(iconsIn)).toEqual([['severity-high'], ['severity-medium']]);
    await expectCount(canvas, 'Current Blockers', '2');
  },
};

/** A phase that nothing blocks says so. */
export const Empty: Story = {
  args: { blockers: { status: 'success', data: [] } },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('Nothing blocks this phase'))).toBe('shield-check');
    await expectCount(canvas, 'Current Blockers', '0');
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** While the blockers are on their way, nothing is counted or claimed. */
export const Loading: Story = {
  args: { blockers: { status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByText('Nothing blocks this phase')).not.toBeInTheDocument();
    // Nothing is counted that is not there yet.
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
  },
};

/** What could not be loaded is not taken for nothing. */
export const Failed: Story = {
  args: { blockers: { status: 'error' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(iconBeside(canvas.getByText('Current Blockers could not be loaded'))).toBe('circle-exclamation-point');
    await expect(canvas.queryByText('Nothing blocks this phase')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again: Current Blockers' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Unknown words keep themselves, and missing texts are dashes. */
export const UnknownAndEmpty: Story = {
  args: {
    blockers: {
      status: 'success',
      data: [
        buildBlocker({
          description: ' ',
          owner: '',
          type: unknownWord('Strike', BLOCKER_TYPES),
          severity: unknownWord('Extreme', SEVERITIES),
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 blocker')).toBeInTheDocument();
    for (const words of ['No description', 'Strike']) await expect(canvas.getByText(words)).toBeVisible();
    await expect(lookOf(canvas.getByText('Extreme'))).toEqual(['circle-question-mark', 'grey']);
  },
};

/** On the narrowest phone very long words stay within the list, and lines stay lines. */
export const LongTexts: Story = {
  args: {
    blockers: {
      status: 'success',
      data: [buildBlocker({ description: `Left\n${'Customspapers'.repeat(40)}`, owner: 'Ada '.repeat(60) })],
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    await expect(item.innerText.split('\n')[0]).toBe('Left');
    for (const words of [/Customspapers/, 'Medium']) {
      await expect(beyond(canvas.getByText(words), item)).toBe('');
    }
  },
};
