import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createSearch } from '@/domain/text/search';
import { DataTable } from '@/ui/data-table/DataTable';
import { ScreenStartContext } from '@/ui/inSightFirst';
import { type KeptView, KeptViewContext } from '@/ui/keptView';
import { SearchField } from '@/ui/SearchField';
import { type Bolt, BOLT_ROW_PX, boltColumns, boltTable, BoltTable, buildBolts } from '../bolts';

/** What a document may hold at any number of rows. */
const MOST_ELEMENTS = 3_000;

const meta = {
  component: BoltTable,
  args: { count: 100_000, onCut: fn() },
  // As within a screen: the first frame of other rows holds those in sight, the next one those beyond the edges.
  render: (args) => (
    <ScreenStartContext value="at top">
      <BoltTable {...args} />
    </ScreenStartContext>
  ),
} satisfies Meta<typeof BoltTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const regionOf = (canvas: Canvas) => canvas.getByRole('region', { name: 'Bolts of Cloth, scrollable' });
const namesOfRows = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
const numberOf = (name: string | null | undefined) => Number(name?.replace('B-', ''));
const countElements = () => document.getElementsByTagName('*').length;

/** Scrolls, and waits until rows fill the region down to its lower edge. */
async function scrollTo(canvas: Canvas, top: number) {
  const region = regionOf(canvas);
  region.scrollTop = top;
  await waitFor(() => {
    const first = Math.floor(region.scrollTop / BOLT_ROW_PX) + 1;
    const last = Math.min(100_000, Math.floor((region.scrollTop + region.clientHeight - 80) / BOLT_ROW_PX));
    const drawn = namesOfRows(canvas).map(numberOf);
    for (let number = first; number <= last; number += 1) {
      if (!drawn.includes(number)) throw new Error(`Row ${number} is in sight and not drawn.`);
    }
  });
  return region;
}

/** Waits until the rows beyond the lower edge are drawn too, which come after the first frame. */
const untilDrawnBeyond = (canvas: Canvas) =>
  waitFor(() => {
    const tops = canvas.getAllByRole('rowheader').map((row) => row.getBoundingClientRect().top);
    return expect(Math.max(...tops)).toBeGreaterThan(regionOf(canvas).getBoundingClientRect().bottom);
  });

/** Up to the threshold every row stands in the document, where find in page sees it. */
export const EightRows: Story = {
  args: { count: 8 },
  play: async ({ canvas }) => {
    // In a low window those below its edge come a frame later.
    await waitFor(() => expect(namesOfRows(canvas)).toHaveLength(8));
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-rowcount');
    const region = regionOf(canvas);
    await expect(region.scrollHeight).toBe(region.clientHeight);
  },
};

/** Above it only the rows in sight are drawn; the table tells how many there are and each row where it stands. */
export const HundredEightySevenRows: Story = {
  args: { count: 187 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('187')).toBeVisible();
    // The header is a row as well, the first.
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '188');
    const [header, ...rows] = canvas.getAllByRole('row');
    await expect(header).toHaveAttribute('aria-rowindex', '1');
    await expect(rows.length).toBeLessThan(60);
    await expect(rows.map((row) => Number(row.getAttribute('aria-rowindex')))).toEqual(rows.map((_, at) => at + 2));
  },
};

/** As high as all its rows, and no more elements than a page may hold. */
export const HundredThousandRows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100,000')).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
    await expect(regionOf(canvas).scrollHeight).toBeGreaterThanOrEqual(100_000 * BOLT_ROW_PX);
    await expect(countElements()).toBeLessThanOrEqual(MOST_ELEMENTS);
  },
};

/** From top to bottom and back: no row is drawn twice, none is missing in sight, and the page never fills up. */
export const ScrollingThroughAll: Story = {
  play: async ({ canvas, step }) => {
    const bottom = regionOf(canvas).scrollHeight;
    for (const share of [0, 0.00005, 0.0001, 0.25, 0.5, 0.7501, 1, 0.3, 0]) {
      await step(`at ${share * 100} % of its height`, async () => {
        await scrollTo(canvas, bottom * share);
        const names = namesOfRows(canvas);
        await expect(new Set(names).size).toBe(names.length);
        await expect(names).toEqual(names.toSorted());
        const places = canvas.getAllByRole('row').slice(1);
        await expect(places.map((row) => Number(row.getAttribute('aria-rowindex')) - 1)).toEqual(names.map(numberOf));
        await expect(countElements()).toBeLessThanOrEqual(MOST_ELEMENTS);
      });
    }
  },
};

/** The last row can be reached, and stands at the lower edge. */
export const LastRow: Story = {
  play: async ({ canvas }) => {
    const region = await scrollTo(canvas, regionOf(canvas).scrollHeight);
    const last = canvas.getByRole('rowheader', { name: 'B-100000' });
    await expect(Math.abs(last.getBoundingClientRect().bottom - region.getBoundingClientRect().bottom)).toBeLessThan(2);
  },
};

/** A row that holds the focus is kept when it scrolls away, works from there, and is drawn once when it comes back. */
export const FocusScrolledAway: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const action = canvas.getByRole('button', { name: 'Cut B-000003' });
    action.focus();
    await step('scrolled far away, the action keeps the focus and answers', async () => {
      await scrollTo(canvas, 2_000_000);
      await expect(canvas.getByRole('button', { name: 'Cut B-000003' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onCut.mock.calls).toEqual([['B-000003']]);
    });
    await step('back at the top, it stands among its neighbours', async () => {
      await scrollTo(canvas, 0);
      await expect(canvas.getByRole('button', { name: 'Cut B-000003' })).toHaveFocus();
      await expect(namesOfRows(canvas).slice(0, 4)).toEqual(['B-000001', 'B-000002', 'B-000003', 'B-000004']);
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Cut B-000004' })).toHaveFocus();
    });
  },
};

const { search: searchBolts } = createSearch<Bolt>(({ bolt, cloth }) => [bolt, cloth]);

const drawCloth = fn(({ cloth }: Bolt) => cloth);
const countedColumns = boltColumns(() => {}).map((column) =>
  column.key === 'cloth' ? { ...column, cell: drawCloth } : column,
);
const searchedTable = { ...boltTable(() => {}), columns: countedColumns };
const manyBolts = buildBolts(100_000);

/** Pixels in sight where a row belongs and none is drawn. */
function pixelsWithoutRow(canvasElement: HTMLElement): number {
  // Drawn narrow, without their plays, these stories show cards.
  if (window.innerWidth < 768) return 0;
  const canvas = within(canvasElement);
  const [head] = canvas.getAllByRole('columnheader');
  const rows = canvas.queryAllByRole('rowheader').map((row) => row.getBoundingClientRect());
  const upper = head?.getBoundingClientRect().bottom ?? 0;
  const lower = Math.min(
    canvas.getByRole('region').getBoundingClientRect().bottom,
    canvas.getByRole('table').getBoundingClientRect().bottom,
  );
  const covered = rows.reduce(
    (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, lower) - Math.max(top, upper)),
    0,
  );
  return Math.round(lower - upper - covered);
}

/** Told of each answer as the first frame with it is about to be painted. */
const answered = fn((_emptyPixels: number) => {});

/** A search box and the table's own head, in pixels: less than stands beside the rows of any screen. */
const BESIDE_ROWS_PX = 140;

/** Stands in for a screen that narrows the rows while one types. */
function SearchedTable({ bolts = manyBolts }: { bolts?: readonly Bolt[] }) {
  const [query, setQuery] = useState('');
  const tableRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (tableRef.current) answered(pixelsWithoutRow(tableRef.current));
    });
    return () => cancelAnimationFrame(frame);
  });
  return (
    <ScreenStartContext value="at top">
      <SearchField label="Search bolts" value={query} onSearch={setQuery} />
      <div ref={tableRef}>
        <DataTable {...searchedTable} rows={searchBolts(bolts, query)} besideRows={BESIDE_ROWS_PX} />
      </div>
    </ScreenStartContext>
  );
}

/** Counted, not timed: a keystroke draws each row of its result once, and nothing when the result is the same. */
export const RendersPerKeystroke: Story = {
  render: () => <SearchedTable />,
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search bolts' });
    await step('a letter that leaves the satin bolts draws each of those in sight and just beyond once', async () => {
      box.focus();
      await untilDrawnBeyond(canvas);
      drawCloth.mockClear();
      await userEvent.keyboard('s');
      await expect(canvas.getByText('20,000')).toBeVisible();
      await untilDrawnBeyond(canvas);
      await expect(drawCloth.mock.calls.map(([{ bolt }]) => bolt)).toEqual(namesOfRows(canvas));
    });
    await step('letters and white space that leave the same bolts draw none', async () => {
      drawCloth.mockClear();
      await userEvent.keyboard('atin ');
      await expect(box).toHaveValue('satin ');
      await expect(drawCloth).not.toHaveBeenCalled();
    });
  },
};

const fewBolts = buildBolts(20);

/** Counted too: a row that only moves up, because others are gone, is not drawn again. */
export const RowsThatMove: Story = {
  render: () => <SearchedTable bolts={fewBolts} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('searchbox', { name: 'Search bolts' }).focus();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(20));
    drawCloth.mockClear();
    await userEvent.keyboard('satin');
    await waitFor(() => expect(namesOfRows(canvas)).toEqual(['B-000004', 'B-000009', 'B-000014', 'B-000019']));
    await expect(canvas.getByRole('rowheader', { name: 'B-000019' }).closest('tr')).toHaveAttribute('data-row', '3');
    await expect(drawCloth).not.toHaveBeenCalled();
  },
};

/** The first frame of an answer has rows wherever one looks; those beyond the edges follow. */
export const FirstFrames: Story = {
  render: () => <SearchedTable />,
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search bolts' });
    const answer = async (query: string, count: string) => {
      answered.mockClear();
      await userEvent.clear(box);
      if (query !== '') await userEvent.paste(query);
      await expect(canvas.getByText(count)).toBeVisible();
      await waitFor(() => expect(answered).toHaveBeenCalled());
      await expect(answered.mock.calls.filter(([pixels]) => pixels !== 0)).toEqual([]);
    };
    await step('narrowed to a single bolt, and cleared again', async () => {
      await answer('B-000042', '1');
      await answer('', '100,000');
    });
    await step('narrowed to ten, and to all satin bolts', async () => {
      await answer('B-00001', '10');
      await answer('satin', '20,000');
    });
    await step('narrowed to 99 while scrolled beyond their end: they stand down to the last', async () => {
      await answer('', '100,000');
      await scrollTo(canvas, 2_000_000);
      await answer('B-0000', '99');
      await expect(canvas.getByRole('rowheader', { name: 'B-000099' })).toBeVisible();
    });
  },
};

const LEFT_AT = { top: 2_000_000, left: 0 };
const left: KeptView = {
  readScroll: () => LEFT_AT,
  writeScroll: () => {},
  isOpen: () => false,
  writeOpen: () => {},
  readLeftOut: () => undefined,
  writeLeftOut: () => {},
};

/** Come back to where it was left, it has rows in its first frame too. */
export const LeftScrolled: Story = {
  render: () => (
    <KeptViewContext value={left}>
      <SearchedTable />
    </KeptViewContext>
  ),
  beforeEach: () => {
    answered.mockClear();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(answered.mock.calls).toEqual([[0]]));
    await expect(regionOf(canvas).scrollTop).toBe(LEFT_AT.top);
    await expect(canvas.getByRole('rowheader', { name: 'B-045456' })).toBeVisible();
  },
};
