import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { lookOf } from '@/testing/look';
import { FROZEN_NOW, hoursAgo } from '@/testing/frozenClock';
import { QualityTable } from './QualityTable';

const run = {
  commit: 'aaaaaaa1',
  tree: 'tree-1',
  changed: false,
  command: 'npm run looms',
  time: hoursAgo(50),
  machine: { cores: 2, memoryGB: 8, system: 'linux x64' },
  versions: {},
};

const looms = { title: 'Looms', says: 'How many looms weave.', command: 'npm run looms' };

const meta = {
  component: QualityTable,
  args: {
    now: FROZEN_NOW,
    builtFrom: run,
    measurements: [
      {
        ...looms,
        saved: {
          name: 'looms',
          run,
          figures: [
            { what: 'Weaving', value: 96.456, unit: '%', limit: 'at least 95 %', ok: true },
            { what: 'Torn', value: 2, limit: 'none', ok: false },
          ],
          notes: ['The third loom tears'],
          rows: ['Warp: red', 'Weft: green'],
        },
      },
      {
        title: 'Yarn',
        says: 'How long the yarn is.',
        command: 'npm run yarn',
        saved: { name: 'yarn', run, figures: [{ what: 'Metres', value: 12, ok: true }], notes: [] },
      },
      {
        title: 'Cloth',
        says: 'How soft the cloth is.',
        command: 'npm run cloth',
        saved: {
          name: 'cloth',
          run,
          figures: [{ what: 'Not felt yet', value: 3, ok: true, waits: true }],
          notes: ['Nobody has felt it'],
        },
      },
      { title: 'Dye', says: 'How fast the dye is.' },
    ],
  },
} satisfies Meta<typeof QualityTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Bad news stands beside good news, and what was never measured says so. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const card = (name: string) => within(canvas.getByRole('article', { name }));
    await expect(card('Looms').getByText('Falls short')).toBeVisible();
    await expect(card('Looms').getByRole('row', { name: 'Weaving 96.46 % at least 95 %' })).toBeVisible();
    await expect(card('Looms').getByRole('row', { name: 'Torn 2, falls short none' })).toBeVisible();
    await expect(card('Looms').getByText('What is not good (1)')).toBeVisible();
    await expect(card('Looms').getByText('All that was tried (2)')).toBeVisible();
    await expect(card('Yarn').queryByText(/^All that was tried/)).toBeNull();
    await expect(card('Looms').getByText(/npm run looms/).parentElement).toHaveTextContent(
      'npm run looms, 2d ago, on aaaaaaa',
    );
    await expect(card('Yarn').getByText('Holds')).toBeVisible();
    await expect(card('Cloth').getByText('What waits for a person (1)')).toBeVisible();
    await expect(lookOf(card('Cloth').getByText('Needs a person: pending'))).toEqual(['user-round', 'yellow']);
    await expect(card('Dye').getByText('No figure yet')).toBeVisible();
    await expect(card('Dye').getByText('No command takes it yet.')).toBeVisible();
  },
};

/** Of more than a dozen figures a press shows those that fall short, and another one those that hold. */
export const ManyFigures: Story = {
  args: {
    measurements: [
      {
        ...looms,
        saved: {
          name: 'looms',
          run,
          figures: Array.from({ length: 13 }, (_, place) => ({
            what: `Loom ${place + 1}`,
            value: place,
            ok: place > 0,
          })),
          notes: [],
        },
      },
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('At first no figure is in sight', async () => {
      for (const name of ['Loom 1', 'Loom 13']) await expect(canvas.getByText(name)).not.toBeVisible();
    });
    await step("Press 'Fall short (1 of 13)': that one is shown", async () => {
      await userEvent.click(canvas.getByText('Fall short (1 of 13)'));
      await expect(canvas.getByRole('row', { name: /^Loom 1 0, falls short/ })).toBeVisible();
      await expect(canvas.getByText('Loom 13')).not.toBeVisible();
    });
    await step("Press 'Hold (12 of 13)': the others are shown", async () => {
      await userEvent.click(canvas.getByText('Hold (12 of 13)'));
      await expect(canvas.getAllByRole('row', { name: /^Loom \d+ \d+/ })).toHaveLength(13);
    });
  },
};

/** A figure that was taken on other files praises and blames these in no colour. */
export const TakenOnOtherFiles: Story = {
  args: { builtFrom: { ...run, tree: 'tree-2' } },
  play: async ({ canvas }) => {
    const verdict = (name: string, words: string) => within(canvas.getByRole('article', { name })).getByText(words);
    await expect(lookOf(verdict('Yarn', 'Held on other files'))).toEqual(['rotate-ccw-clock', 'grey']);
    await expect(lookOf(verdict('Cloth', 'Waited for a person on other files'))).toEqual(['rotate-ccw-clock', 'grey']);
    await expect(lookOf(verdict('Looms', 'Fell short on other files'))).toEqual(['rotate-ccw-clock', 'grey']);
    await expect(canvas.queryByText('Holds')).toBeNull();
    await expect(canvas.queryByText('Falls short')).toBeNull();
  },
};
