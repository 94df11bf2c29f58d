import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LastRunReport } from './LastRunReport';

const meta = {
  component: LastRunReport,
  args: {
    stories: [
      { id: 'ui-loom--weaving', title: 'UI/Loom', name: 'Weaving', tags: ['LOOM-1', 'test'] },
      { id: 'ui-loom--idle', title: 'UI/Loom', name: 'Idle', tags: [] },
    ],
    rows: [
      { storyId: 'ui-loom--idle', mode: 'light', treatment: 'played', result: 'passed', ms: 700, isNew: true },
      {
        storyId: 'ui-loom--idle',
        mode: 'print',
        treatment: 'drawn',
        result: 'passed',
        ms: 90,
        inconclusive: { 'color-contrast': 3 },
      },
      {
        storyId: 'ui-loom--weaving',
        mode: 'dark',
        treatment: 'played',
        result: 'failed',
        ms: 1200,
        step: 'Start the loom',
        message: 'expected 1 to be 2',
        expected: '2',
        received: '1',
      },
    ],
    failedTests: [],
    sentences: { 'LOOM-1': 'The loom weaves' },
    onCopy: fn(),
  },
} satisfies Meta<typeof LastRunReport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A failure says where, which clause it breaks and in which step, and its address has its appearance. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const failure = within(canvas.getByRole('article', { name: 'UI/Loom: Weaving, Dark' }));
    await expect(failure.getByText('The loom weaves')).toBeVisible();
    await expect(failure.getByText('Start the loom')).toBeVisible();
    await expect(failure.getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      './?path=/story/ui-loom--weaving&globals=appearance:dark',
    );
    await userEvent.click(failure.getByRole('button', { name: 'Copy command' }));
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
    await expect(args.onCopy).toHaveBeenCalledWith('npm run test:stories -- --story=ui-loom--weaving --mode=dark');
    await expect(failure.getByText('No picture was taken.')).toBeVisible();
  },
};

/** Each mode is counted by itself, and the slowest stands first. */
export const Counted: Story = {
  play: async ({ canvas }) => {
    const cells = (mode: string) =>
      within(canvas.getByRole('row', { name: new RegExp(`^${mode} `) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await expect(cells('Light').slice(0, 4)).toEqual(['1', '0', '0', '1']);
    await expect(cells('Dark').slice(0, 4)).toEqual(['0', '1', '0', '1']);
    await expect(cells('Print')[5]).toBe('3');
    const [, first] = within(canvas.getByRole('region', { name: 'Slowest stories' })).getAllByRole('row');
    await expect(first).toHaveTextContent('UI/Loom: WeavingDark1,200 ms');
    await expect(canvas.getByRole('heading', { name: 'New since the run before (1)' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Inconclusive (1)' })).toBeVisible();
  },
};

/** A run in which all is well says so. */
export const NothingFailed: Story = {
  args: { rows: [{ storyId: 'ui-loom--idle', mode: 'light', treatment: 'played', result: 'passed', ms: 700 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing that ran has failed.')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** A book without results claims nothing. */
export const NothingRan: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    for (const [name, words] of [
      ['Failures (0)', 'No story has run.'],
      ['Slowest', 'No time was taken.'],
      ['New since the run before (0)', 'No story has run.'],
      ['Inconclusive (0)', 'No story has run.'],
    ] as const) {
      const section = canvas.getByRole('heading', { name }).parentElement;
      await expect(section).toHaveTextContent(`${name}${words}`);
    }
    await expect(canvas.queryByRole('region', { name: 'Slowest stories' })).toBeNull();
    await expect(canvas.queryByText('Nothing that ran has failed.')).toBeNull();
  },
};

/** A unit test that failed stands among the failures, with its line. */
export const FailedUnitTest: Story = {
  args: {
    failedTests: [
      {
        kind: 'unit test',
        name: 'yarn holds',
        file: 'src/domain/yarn.test.ts',
        line: 12,
        result: 'failed',
        message: 'it tore',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Failures (2)' })).toBeVisible();
    const failure = within(canvas.getByRole('article', { name: 'yarn holds' }));
    await expect(failure.getByText('src/domain/yarn.test.ts:12')).toBeVisible();
    await expect(failure.getByText('it tore')).toBeVisible();
  },
};
