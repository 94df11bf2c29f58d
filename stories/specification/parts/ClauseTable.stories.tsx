import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Proof } from '../../../scripts/results/clauseRows.mjs';
import { ClauseTable } from './ClauseTable';

const story = (result: Proof['result'], dark: Proof['result'] = result): Proof => ({
  kind: 'story',
  name: 'UI/Loom: Weaving',
  storyId: 'ui-loom--weaving',
  file: 'stories/ui/Loom.stories.tsx',
  modes: { light: result, dark },
  result: dark,
});
const unit: Proof = {
  kind: 'unit test',
  name: 'yarn holds',
  file: 'src/domain/yarn.test.ts',
  line: 2,
  result: 'passed',
};

const meta = {
  component: ClauseTable,
  parameters: { layout: 'padded' },
  args: {
    areaTitles: { LOOM: 'looms', YARN: 'yarn' },
    readSource: fn(async () => 'first line\nexpect(yarn).toHold()\nlast line'),
    rows: [
      {
        id: 'LOOM-1',
        sentence: 'The loom weaves',
        area: 'LOOM',
        finished: true,
        result: 'passed',
        proofs: [story('passed'), unit],
      },
      {
        id: 'LOOM-2',
        sentence: 'The loom stops',
        area: 'LOOM',
        finished: true,
        result: 'failed',
        proofs: [story('passed', 'failed')],
      },
      { id: 'YARN-1', sentence: 'The yarn holds', area: 'YARN', finished: true, result: 'passed', proofs: [unit] },
      { id: 'YARN-2', sentence: 'The yarn shines', area: 'YARN', finished: false, result: 'unproven', proofs: [] },
    ],
  },
} satisfies Meta<typeof ClauseTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Light and dark are told apart, and a clause without proof is not called proven. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const cells = (id: string) =>
      within(canvas.getByRole('row', { name: new RegExp(`^${id} `) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    await expect(canvas.getByText('2 of 4 clauses proven')).toBeVisible();
    await expect(cells('LOOM-1')).toEqual([
      'The loom weaves',
      '1 passed',
      '1 passed',
      'none',
      '1 passed',
      '2 proofs of LOOM-1',
    ]);
    await expect(cells('LOOM-2')[1]).toBe('1 passed');
    await expect(cells('LOOM-2')[2]).toBe('failed');
    await expect(cells('YARN-2').slice(1)).toEqual(['none', 'none', 'none', 'none', '0 proofs of YARN-2']);
  },
};

/** A person narrows the clauses to those that stand on one proof only, then to one that failed. */
export const Narrowing: Story = {
  play: async ({ canvas, step }) => {
    const clauses = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await step('Switch on One proof only: two clauses are left', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'One proof only' }));
      await expect(clauses()).toEqual(['LOOM-2', 'YARN-1']);
    });
    await step('Search for stops: one is left', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search clauses' }), 'STOPS');
      await expect(clauses()).toEqual(['LOOM-2']);
    });
    await step('Search for what no clause says: the table says so', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search clauses' }), ' weaving');
      await expect(canvas.getByText('No clause is like that.')).toBeVisible();
    });
  },
};

/** Every proof opens: a story in the chosen appearance, a test at its line. */
export const OpeningProofs: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Open the proofs of LOOM-1', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '2 proofs of LOOM-1' }));
      await expect(canvas.getByRole('link', { name: 'UI/Loom: Weaving' })).toHaveAttribute(
        'href',
        './?path=/story/ui-loom--weaving',
      );
      await expect(canvas.getByRole('link', { name: 'in dark' })).toHaveAttribute(
        'href',
        './?path=/story/ui-loom--weaving&globals=appearance:dark',
      );
    });
    await step('Open the unit test: its line is marked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'yarn holds' }));
      const dialog = await screen.findByRole('dialog', { name: 'src/domain/yarn.test.ts, line 2' });
      await expect(args.readSource).toHaveBeenCalledTimes(1);
      await expect(args.readSource).toHaveBeenCalledWith('src/domain/yarn.test.ts');
      const marked = (await within(dialog).findAllByRole('listitem')).filter((line) => line.ariaCurrent === 'true');
      await expect(marked.map(({ textContent }) => textContent)).toEqual(['2expect(yarn).toHold()']);
    });
    await step('Close it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

/** The clause that the address names stands open. */
export const NamedByTheAddress: Story = {
  args: { wanted: 'YARN-1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'yarn holds' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '2 proofs of LOOM-1' })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Before anything ran the proofs are known all the same, and none is called missing or passed. */
export const NothingRan: Story = {
  args: {
    rows: [
      {
        id: 'LOOM-1',
        sentence: 'The loom weaves',
        area: 'LOOM',
        finished: true,
        result: 'not run',
        proofs: [story('not run'), { ...unit, result: 'not run' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 of 1 clauses have proofs/)).toHaveTextContent(/^Not run: /);
    await expect(canvas.queryByText(/clauses proven/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '2 proofs of LOOM-1' }));
    await expect(canvas.getByRole('link', { name: 'UI/Loom: Weaving' })).toBeVisible();
    await expect(canvas.queryByText('Nothing proves it yet.')).toBeNull();
    const cells = within(canvas.getByRole('row', { name: /^LOOM-1 / })).getAllByRole('cell');
    for (const cell of [cells[1], cells[2], cells[4]]) await expect(cell).toHaveTextContent(/^not run$/);
  },
};

/** Several proofs in one cell are counted, and on a tablet they leave the sentence its room and no column leaves the page. */
export const SeveralInOneCell: Story = {
  globals: { viewport: { value: 'w768' } },
  args: {
    rows: [
      {
        id: 'LOOM-1',
        sentence: 'The loom weaves what the mill has ordered, in the colour of the order and by the day that it names',
        area: 'LOOM',
        finished: true,
        result: 'not run',
        proofs: [
          story('not run'),
          { ...story('passed'), name: 'UI/Loom: Idle' },
          { ...unit, result: 'not run' },
          { ...unit, name: 'yarn tears' },
          { ...unit, kind: 'end-to-end test', name: 'yarn is spun', result: 'not run' },
          { ...unit, kind: 'end-to-end test', name: 'yarn is dyed' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const cells = within(canvas.getByRole('row', { name: /^LOOM-1 / })).getAllByRole('cell');
    await expect(cells.map(({ textContent }) => textContent).slice(1, 5)).toEqual([
      '1 of 2 not run',
      '1 of 2 not run',
      '1 of 2 not run',
      '1 of 2 not run',
    ]);
    await expect(cells[0]?.clientWidth).toBeGreaterThan(200);
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};

/** The name of a clause is an address within the book that can be shared, and opens its proofs at once. */
export const NamingAClause: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: 'YARN-1' });
    await expect(name).toHaveAttribute('href', './?path=/docs/specification-clauses--docs#YARN-1');
    await expect(name).toHaveAttribute('target', '_top');
    // The story stays: what the book does with the address is its own.
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    await userEvent.click(name);
    await expect(canvas.getByRole('button', { name: '1 proofs of YARN-1' })).toHaveAttribute('aria-expanded', 'true');
  },
};
