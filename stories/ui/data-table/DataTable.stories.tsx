import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { nextSort, type Sort, sortRows } from '@/domain/ordering/sortRows';
import { beyond } from '@/testing/box';
import { iconsIn } from '@/testing/icon';
import { DataTable, type DataTableProps } from '@/ui/data-table/DataTable';
import { type Bolt, type BoltColumn, boltColumns, boltTable, boltValue, buildBolts } from './bolts';

const onCut = fn();

const manyBolts = buildBolts(60);

const meta = {
  component: DataTable<Bolt, BoltColumn>,
  args: {
    ...boltTable(onCut),
    rows: buildBolts(8),
    onSort: fn(),
  },
} satisfies Meta<typeof DataTable<Bolt, BoltColumn>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findTable = (canvas: Canvas) => within(canvas.getByRole('table', { name: 'Bolts of Cloth' }));
const namesOfRows = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** A named table under a heading with the count: a header to every column, and every row named by its first cell. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const table = findTable(canvas);
    const headers = table.getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual(['Bolt', 'Cloth', 'Shelf', 'Metres', 'Action']);
    await expect(namesOfRows(canvas)).toEqual(args.rows.map(({ bolt }) => bolt));
    const second = within(table.getByRole('row', { name: /^B-000002/ }));
    await expect(second.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Twill',
      'Aisle 2',
      '319',
      'Cut',
    ]);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Bolts of Cloth' })).toBeVisible();
    await expect(canvas.getByText('8')).toBeVisible();
    await expect(canvas.queryByText('No bolts yet')).not.toBeInTheDocument();
  },
};

/** All rows stand in the document, so nothing has to be said of their number. */
export const OneRow: Story = {
  args: { rows: buildBolts(1) },
  play: async ({ canvas }) => {
    await expect(namesOfRows(canvas)).toEqual(['B-000001']);
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-rowcount');
    await expect(canvas.getByRole('row', { name: /^B-000001/ })).not.toHaveAttribute('aria-rowindex');
  },
};

/** Headers that sort say how they do; the others hold no button and no claim. */
export const SortedByMetres: Story = {
  args: { sort: { column: 'metres', direction: 'descending' } },
  play: async ({ canvas }) => {
    const order = canvas.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));
    await expect(order).toEqual(['none', 'none', null, 'descending', null]);
    await expect(within(canvas.getByRole('columnheader', { name: 'Shelf' })).queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('columnheader').map(iconsIn)).toEqual([
      ['chevrons-up-down'],
      ['chevrons-up-down'],
      [],
      ['arrow-down'],
      [],
    ]);
  },
};

/** The button in a header is named exactly like its column, and reports it; by mouse and by keyboard. */
export const PressingHeaders: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const metres = canvas.getByRole('button', { name: 'Metres' });
    await expect(metres).toHaveTextContent(/^Metres$/);
    await userEvent.click(metres);
    await expect(args.onSort).toHaveBeenLastCalledWith('metres');
    canvas.getByRole('button', { name: 'Bolt' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenLastCalledWith('bolt');
    await userEvent.keyboard(' ');
    await expect(args.onSort).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole('button', { name: 'Bolt' })).toHaveFocus();
  },
};

/** Stands in for a screen: keeps the order, by the rule of the domain. */
function SortingTable(props: DataTableProps<Bolt, BoltColumn>) {
  const [sort, setSort] = useState<Sort<BoltColumn>>(null);
  const rows = sort === null ? props.rows : sortRows(props.rows, boltValue(sort.column), sort.direction);
  return <DataTable {...props} rows={rows} sort={sort} onSort={(column) => setSort(nextSort(sort, column))} />;
}

/** The header is pressed anywhere, not on its words alone. */
export const PressingBesideTheWords: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Metres' });
    const { left, top, right, bottom } = header.getBoundingClientRect();
    const button = within(header).getByRole('button');
    const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
    for (const [x, y] of corners) await expect(button.contains(document.elementFromPoint(x, y))).toBe(true);
  },
};

/** One press after another: ascending, descending, and the data's own order again. */
export const SortCycle: Story = {
  render: (args) => <SortingTable {...args} />,
  play: async ({ canvas, userEvent, step, args }) => {
    const header = canvas.getByRole('columnheader', { name: 'Metres' });
    const figures = () =>
      canvas.getAllByRole('row').flatMap((row) => {
        const [, , figure] = within(row).queryAllByRole('cell');
        return figure ? [Number(figure.textContent)] : [];
      });
    const atRest = args.rows.map(({ metres }) => metres);
    const rising = atRest.toSorted((first, second) => first - second);
    const presses = [
      ['first press: ascending', 'ascending', rising],
      ['second press: descending', 'descending', rising.toReversed()],
      ["third press: the data's order", 'none', atRest],
    ] as const;
    for (const [sentence, direction, order] of presses) {
      await step(sentence, async () => {
        await userEvent.click(within(header).getByRole('button'));
        await expect(header).toHaveAttribute('aria-sort', direction);
        await expect(figures()).toEqual(order);
        const sign = { none: 'chevrons-up-down', ascending: 'arrow-up', descending: 'arrow-down' }[direction];
        await expect(iconsIn(header)).toEqual([sign]);
      });
    }
  },
};

/** Tab goes from the headers through the actions of the rows. */
export const ActionsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Metres' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cut B-000001' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onCut.mock.calls).toEqual([['B-000002']]);
  },
};

/** The last column stays as well, as those of the screens do. */
const lastStays = boltColumns(onCut).map((column) =>
  column.key === 'remark' ? { ...column, width: 120, sticky: 'end' as const } : column,
);

/** A named region takes the focus and scrolls, down and to the side, while headers, first and last column stay in sight. */
export const Scrolling: Story = {
  args: { rows: buildBolts(60), columns: lastStays },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Bolts of Cloth, scrollable' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollTo({ top: 300, left: 200 });
    await waitFor(() => expect([region.scrollTop, region.scrollLeft]).toEqual([300, 200]));
    // The shades at the edges, which say that there is more to that side, and end before the words of a cell that ends there.
    const cut = () => [region.hasAttribute('data-cut-start'), region.hasAttribute('data-cut-end')];
    const shadows = () =>
      [canvas.getAllByRole('rowheader')[0], canvas.getAllByRole('cell').at(-1)].map(
        (cell) => cell && getComputedStyle(cell).boxShadow,
      );
    await waitFor(() => expect(cut()).toEqual([true, true]));
    const [startShadow, endShadow] = shadows();
    await expect(startShadow).toMatch(/ 1px 0px 0px 0px, .* 6px 0px 4px -1px$/);
    await expect(endShadow).toMatch(/ -1px 0px 0px 0px, .* -6px 0px 4px -1px$/);
    const room = region.getBoundingClientRect();
    for (const header of canvas.getAllByRole('columnheader')) {
      await expect(header.getBoundingClientRect().top).toBe(room.top);
    }
    await expect(canvas.getByRole('columnheader', { name: 'Bolt' }).getBoundingClientRect().left).toBe(room.left);
    for (const name of canvas.getAllByRole('rowheader')) {
      await expect(name.getBoundingClientRect().left).toBe(room.left);
    }
    await expect(canvas.getByRole('columnheader', { name: 'Cloth' }).getBoundingClientRect().left).toBeLessThan(
      room.left,
    );
    region.scrollTo({ left: region.scrollWidth });
    await waitFor(() => expect(cut()).toEqual([true, false]));
    await expect(shadows()).toEqual([startShadow, 'none']);
    region.scrollTo({ left: 0 });
    await waitFor(() => expect(cut()).toEqual([false, true]));
    await expect(shadows()).toEqual(['none', endShadow]);
  },
};

/** The row whose record a panel shows is scrolled into sight, with all of it. */
export const LastRowOpen: Story = {
  args: { rows: manyBolts, openRow: manyBolts.at(-1) },
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('rowheader', { name: 'B-000060' });
    await expect(last.closest('tr')).toHaveAttribute('aria-current', 'true');
    const region = canvas.getByRole('region', { name: 'Bolts of Cloth, scrollable' });
    await waitFor(() => expect(beyond(last, region)).toBe(''));
    const [head] = canvas.getAllByRole('columnheader');
    await expect(last.getBoundingClientRect().top).toBeGreaterThanOrEqual(head?.getBoundingClientRect().bottom ?? NaN);
  },
};

/** On a phone its card stands in the document, far below the window, for the focus to return to. */
export const LastCardOpen: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'w390' } },
  args: { rows: manyBolts, openRow: manyBolts.at(-1) },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Bolts of Cloth' })).getAllByRole('listitem');
    await expect(cards.length).toBeLessThan(60);
    await expect(cards.at(-1)).toHaveTextContent('B-000060');
  },
};

const longHeads = new Map([
  ['cloth', 'Cloth as woven at the mill'],
  ['metres', 'Metres left on the bolt'],
]);

/** The lines of a header begin where its column begins, over figures they end where the figures end. */
export const HeadersOfTwoLines: Story = {
  args: {
    columns: boltColumns(onCut).map((column) => {
      const header = longHeads.get(column.key);
      return header === undefined ? column : { ...column, header, width: 100 };
    }),
  },
  play: async ({ canvas }) => {
    for (const [name, side] of [
      ['Cloth as woven at the mill', 'left'],
      ['Metres left on the bolt', 'right'],
    ] as const) {
      const header = canvas.getByRole('columnheader', { name });
      const words = document.createRange();
      words.selectNodeContents(within(header).getByText(name).firstChild ?? header);
      const edges = [...words.getClientRects()].map((line) => Math.round(line[side]));
      await expect(edges.length).toBeGreaterThan(1);
      const padding = side === 'left' ? 12 : -12;
      const edge = Math.round(header.getBoundingClientRect()[side] + padding);
      await expect(edges, name).toEqual(edges.map(() => edge));
    }
  },
};
