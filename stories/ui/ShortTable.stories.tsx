import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scissors } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { expectNoise } from '@/testing/expectNoise';
import { expectCount } from '@/testing/tableCells';
import { torn } from '@/testing/torn';
import { EmptyState } from '@/ui/EmptyState';
import { ShortTable, type ShortColumn } from '@/ui/ShortTable';
import { TwoLines } from '@/ui/TwoLines';

interface Cloth {
  name: string;
  mill: string;
  metres: string;
}

const columns: readonly ShortColumn<Cloth>[] = [
  { header: 'Cloth', width: '70%', cell: ({ name, mill }) => <TwoLines first={name} second={mill} /> },
  { header: 'Metres', width: '30%', align: 'end', cell: ({ metres }) => metres },
];

/** A few rows in a card; for lists that grow, sort or scroll there is DataTable. */
function ClothTable({ rows }: { rows: readonly Cloth[] }) {
  return (
    <ShortTable
      title="Cloth in Stock"
      countInWords={(count) => `${count} cloths`}
      columns={columns}
      rows={rows}
      emptyState={<EmptyState icon={Scissors} title="No cloth in stock" />}
    />
  );
}

const meta = {
  component: ClothTable,
  args: {
    rows: [
      { name: 'Poplin', mill: 'Porto Weaving', metres: '1,200' },
      { name: 'Twill', mill: '', metres: '640' },
    ],
  },
} satisfies Meta<typeof ClothTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named by its heading; rows are headed by their first cell, and figures stand at the end. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Cloth in Stock' }));
    await expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Cloth', 'Metres']);
    await expect(table.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
      'PoplinPorto Weaving',
      'Twill',
    ]);
    await expect(getComputedStyle(table.getByRole('cell', { name: '640' })).textAlign).toBe('right');
    await expect(getComputedStyle(table.getByRole('columnheader', { name: 'Metres' })).textAlign).toBe('right');
    await expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['1,200', '640']);
    await expectCount(canvas, 'Cloth in Stock', '2');
  },
};

/** Without rows the words for it stand in the table's place. */
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No cloth in stock')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

/** No column is narrower than its longest word. */
export const NarrowestPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Metres' });
    await expect(header.getBoundingClientRect().height).toBeLessThan(40);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** A row that cannot be drawn says so, as wide as the table; the others stay. */
export const TornRow: Story = {
  beforeEach: () => expectNoise(/metres is torn/),
  render: ({ rows: [poplin, ...others] }) => (
    <ClothTable rows={poplin ? [torn({ ...poplin }, 'metres'), ...others] : others} />
  ),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Cloth in Stock' }));
    await expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'ClothMetres',
      'This record could not be shown.',
      'Twill640',
    ]);
    const [line, row] = table.getAllByRole('row').slice(1);
    await expect(line?.firstElementChild?.clientWidth).toBe(row?.clientWidth);
  },
};
