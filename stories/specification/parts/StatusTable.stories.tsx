import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type PersonCheck, statusOf } from '../accessibility';
import type { BookStory, Mode, StoryRow } from '../book';
import { StatusTable } from './StatusTable';

const story = (title: string, name: string, ...tags: string[]): BookStory => ({
  id: `${title.toLowerCase().replace('/', '-')}--${name.toLowerCase()}`,
  title,
  name,
  tags,
});
const row = (storyId: string, mode: Mode, found: Partial<StoryRow> = {}): StoryRow => ({
  storyId,
  mode,
  treatment: 'played',
  result: 'passed',
  ms: 12,
  ...found,
});

const stories = [
  story('Components/LoomBadge', 'Default', 'state'),
  story('Components/LoomCard', 'Default', 'state'),
  story('Components/LoomCard', 'Torn', 'edge'),
  story('Components/LoomCard', 'Weaving', 'action'),
];
const card = 'components-loomcard--';
const rows = [
  row('components-loombadge--default', 'light'),
  row('components-loombadge--default', 'w320', { result: 'left out' }),
  ...['default', 'torn', 'weaving'].map((name) => row(card + name, 'light')),
  row(`${card}default`, 'dark'),
  row(`${card}torn`, 'dark', { result: 'failed', violations: { 'color-contrast': 2 } }),
  row(`${card}default`, 'print', { inconclusive: { 'color-contrast': 1 } }),
  ...['torn', 'weaving'].map((name) => row(card + name, 'print')),
  ...['default', 'torn'].map((name) => row(card + name, 'w1440')),
];
const plays = { [`${card}weaving`]: { presses: [{ keys: 'Tab' }, { keys: 'Enter' }, { keys: 'Tab' }] } };
const heard: PersonCheck = {
  component: 'Components/LoomBadge',
  check: 'read aloud',
  date: '2026-01-15',
  result: 'failed',
  note: 'It is read twice',
};

const meta = {
  component: StatusTable,
  args: { rows: statusOf(stories, rows, plays, [heard]) },
} satisfies Meta<typeof StatusTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A mode is clean, has violations, is open, or was not run, whole or in part; what no person did is pending. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const cells = (name: string) =>
      within(canvas.getByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await expect(cells('LoomCard')).toEqual([
      '2',
      'clean',
      '2 violations',
      'not run',
      'not run',
      '1 not run',
      'not run',
      '1 open',
      'Enter, Tab',
      'pending',
    ]);
    await expect(cells('LoomBadge')).toEqual([
      '1',
      'clean',
      'not run',
      'not run',
      'own width',
      'not run',
      'not run',
      'not run',
      'none pressed',
      'read aloud: failed, 2026-01-15. It is read twicepending: keyboard, forced colours, 320 px, print',
    ]);
    await expect(canvas.getByRole('link', { name: '2 violations: Components/LoomCard, Dark' })).toHaveAttribute(
      'href',
      './?path=/story/components-loomcard--torn&globals=appearance:dark',
    );
    await expect(canvas.getByRole('link', { name: 'LoomCard' })).toHaveAttribute(
      'href',
      './?path=/docs/components-loomcard--docs',
    );
    await expect(canvas.getByText('2 components').parentElement).toHaveTextContent(
      '2 components, without a violation 2 of 2 in light, 0 of 1 in dark, 1 of 1 in 1440 px, 1 of 1 in print. 1 of 10 looks by a person are done.',
    );
  },
};

/** Modes in which nothing ran say so with the command that runs them. */
export const NothingRun: Story = {
  args: { rows: statusOf(stories, [], {}, []) },
  play: async ({ canvas }) => {
    const commands = canvas.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('npm run'));
    await expect(commands.map(({ textContent }) => textContent)).toContain(
      'Forced colours: npm run test:all -- --mode forced-colors',
    );
    await expect(commands).toHaveLength(7);
    await expect(canvas.getByText(/Nobody has yet listened to one/)).toBeVisible();
    await expect(canvas.queryByText('clean')).not.toBeInTheDocument();
  },
};

/** What is clean in every mode is left out. */
export const NotCleanOnly: Story = {
  args: {
    rows: statusOf(
      stories.slice(0, 2),
      stories
        .slice(0, 2)
        .flatMap(({ id, title }) =>
          (['light', 'dark', 'forced-colors', 'w320', 'w1440', 'text-200', 'print'] as const).map((mode) =>
            row(id, mode, title.endsWith('Card') && mode === 'dark' ? { violations: { label: 1 } } : {}),
          ),
        ),
      {},
      [],
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('switch', { name: 'Only what is not clean' }));
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'LoomCardComponents',
    ]);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search components' }), 'badge');
    await expect(canvas.queryByRole('rowheader')).not.toBeInTheDocument();
  },
};

/** An address may name the component. */
export const WantedComponent: Story = {
  args: { wanted: 'components-loombadge' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search components' })).toHaveValue('Components/LoomBadge');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
  },
};
