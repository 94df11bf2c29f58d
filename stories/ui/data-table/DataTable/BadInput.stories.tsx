import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { beyond } from '@/testing/box';
import { elementsOfWords } from '@/testing/html';
import { DataTable } from '@/ui/data-table/DataTable';
import { type Bolt, BOLT_ROW_PX, type BoltColumn, boltTable, buildBolts } from '../bolts';

const plainBolts = buildBolts(12);
const withFirst = (part: Partial<Bolt>) => plainBolts.map((bolt, place) => (place === 0 ? { ...bolt, ...part } : bolt));

const meta = {
  component: DataTable<Bolt, BoltColumn>,
  args: {
    ...boltTable(fn()),
    rows: plainBolts,
  },
} satisfies Meta<typeof DataTable<Bolt, BoltColumn>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A faulty source repeats a number: every row is drawn all the same. */
export const RepeatedKeys: Story = {
  args: { rows: plainBolts.map((bolt) => ({ ...bolt, bolt: 'B-000001' })) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('rowheader', { name: 'B-000001' })).toHaveLength(args.rows.length);
  },
};

/** Three hundred letters, with spaces and without, stay in their cells; the row stays as high as the others. */
export const LongTexts: Story = {
  args: { rows: withFirst({ cloth: 'Brushed twill '.repeat(22).trim(), shelf: 'AISLE'.repeat(60) }) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^B-000001/ });
    await expect(row.getBoundingClientRect().height).toBe(BOLT_ROW_PX);
    const cloth = within(row).getByText(/^Brushed twill/);
    await expect(beyond(cloth, row)).toBe('');
    await expect(beyond(within(row).getByText(/^AISLE/), row)).toBe('');
  },
};

/** Long texts break within their card on a phone, whole. */
export const LongTextsOnAPhone: Story = {
  args: { rows: withFirst({ cloth: 'TWILL'.repeat(60), shelf: 'AISLE'.repeat(60) }) },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    if (!first) throw new Error('There is no card.');
    await expect(beyond(within(first).getByText(/^TWILL/), first)).toBe('');
    await expect(beyond(within(first).getByText(/^AISLE/), first)).toBe('');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Right-to-left letters, emoji and HTML are text like any other, and the columns keep their order. */
export const ForeignTexts: Story = {
  args: { rows: withFirst({ cloth: 'قطن مصري 🧵', shelf: '<b onclick="alert(1)">Aisle</b>' }) },
  play: async ({ canvas, canvasElement }) => {
    const row = within(canvas.getByRole('row', { name: /^B-000001/ }));
    const name = row.getByRole('rowheader');
    const [cloth, shelf] = row.getAllByRole('cell');
    await expect(cloth).toHaveTextContent('قطن مصري 🧵');
    await expect(shelf).toHaveTextContent('<b onclick="alert(1)">Aisle</b>');
    await expect(elementsOfWords(canvasElement)).toEqual([]);
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(cloth?.getBoundingClientRect().left ?? 0);
  },
};
