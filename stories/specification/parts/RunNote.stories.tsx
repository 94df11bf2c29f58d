import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FROZEN_NOW, hoursAgo } from '@/testing/frozenClock';
import { RunNote } from './RunNote';

const meta = {
  component: RunNote,
  args: {
    now: FROZEN_NOW,
    builtFrom: { commit: 'aaaaaaa1', tree: 'tree-1', changed: false },
    runs: [
      {
        commit: 'aaaaaaa1',
        tree: 'tree-1',
        changed: false,
        command: 'npm run test:all',
        time: hoursAgo(3),
        machine: { cores: 2, memoryGB: 8, system: 'linux x64' },
        versions: { node: '20.19.0' },
      },
    ],
  },
} satisfies Meta<typeof RunNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Results of the very files that this Storybook was built from need no warning. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3h ago .* on aaaaaaa; 2 cores, 8 GB, linux x64; node 20\.19\.0/)).toBeVisible();
    await expect(canvas.queryByRole('note')).toBeNull();
  },
};

/** Results of another commit are called so. */
export const OfAnotherCommit: Story = {
  args: { builtFrom: { commit: 'bbbbbbb2', tree: 'tree-2', changed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'These results are of aaaaaaa, but this Storybook was built from bbbbbbb with changes that are not committed.',
    );
  },
};

/** Without results the page says how to get some. */
export const WithoutResults: Story = {
  args: { runs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This Storybook was built without results\./)).toBeVisible();
  },
};
