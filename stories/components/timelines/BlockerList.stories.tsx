import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BlockerList } from '@/components/timelines/BlockerList';
import { SEVERITIES } from '@/domain/severity/severity';
import { BLOCKER_TYPES } from '@/domain/timelines/blocker';
import { buildBlocker, buildBlockers } from '@/testing/buildTimelines';
import { liesWithin } from '@/testing/box';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: BlockerList,
  args: { blockers: { state: 'there', items: buildBlockers() }, onAskAgain: fn() },
} satisfies Meta<typeof BlockerList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Type, description, owner and severity of each. */
export const Default: Story = {
  tags: ['MOMENTUM-11'],
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Current Blockers' })).getAllByRole('listitem');
    await expect(items.map((item) => item.innerText.split(/\n+/))).toEqual([
      ['Collar stands uneven', 'Quality Issue · Ada Weaver', 'High'],
      ['Buttons wait at customs', 'Material Delay · Ada Weaver', 'Medium'],
    ]);
    await expect(canvas.getByRole('heading', { name: 'Current Blockers' }).parentElement).toHaveTextContent(/2$/);
  },
};

export const None: Story = {
  args: { blockers: { state: 'there', items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing blocks this phase')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const AskedFor: Story = {
  args: { blockers: { state: 'asked' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByText('Nothing blocks this phase')).not.toBeInTheDocument();
  },
};

/** What could not be loaded is not taken for nothing. */
export const Failed: Story = {
  args: { blockers: { state: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Current Blockers could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Current Blockers' }));
    await expect(args.onAskAgain).toHaveBeenCalledTimes(1);
  },
};

export const UnknownAndEmpty: Story = {
  args: {
    blockers: {
      state: 'there',
      items: [
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
    for (const words of ['No description', 'Strike', 'Extreme']) await expect(canvas.getByText(words)).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    blockers: {
      state: 'there',
      items: [buildBlocker({ description: 'Customspapers'.repeat(40), owner: 'Ada '.repeat(60) })],
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    for (const words of [/^Customspapers/, 'Medium']) {
      await expect(liesWithin(canvas.getByText(words), item)).toBe(true);
    }
  },
};
