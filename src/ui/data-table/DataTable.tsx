import { useState } from 'react';
import { usePrinting } from '@/ui/longList';
import { Panel } from '@/ui/Panel';
import { SectionHeading } from '@/ui/SectionHeading';
import { type ON_DESK, type ROOMY, useMediaQuery } from '@/ui/useMediaQuery';
import { CardSort } from './CardSort';
import type { ColumnSort } from './column';
import { DataCards, type DataCardsProps } from './DataCards';
import { DataGrid, type DataGridProps, leastGridHeight } from './DataGrid';
import { GridHead } from './GridHead';

export interface DataTableProps<Row, Key extends string>
  extends Omit<DataGridProps<Row, Key>, 'heads'>, Pick<DataCardsProps<Row, Key>, 'renderCard' | 'cardHeight'> {
  /** Which column is sorted, and how; `rows` come sorted already. */
  sort: ColumnSort<Key>;
  /** The header of a column was pressed, or the button that stands for it over cards. */
  onSort: (column: Key) => void;
  /** Where the window has room for the rows, which are cards elsewhere; tables of many columns need more. */
  roomFor: typeof ROOMY | typeof ON_DESK;
  /**
   * True where it stands in a panel whose header says what it holds: its own heading is then heard
   * and not seen, and on narrow windows its cards are low and divided by lines.
   */
  framed?: boolean;
}

/** With the edge around it. */
const HEADING_PX = 58;

/** Whether the window has room for a table. Paper of another width changes nothing: it shows what the screen shows. */
function useRoomForTable(room: string): boolean {
  const printing = usePrinting();
  const now = useMediaQuery(room);
  const [wide, setWide] = useState(now);
  if (!printing && now !== wide) setWide(now);
  return wide;
}

/**
 * Rows that stay instant at any count: all in the document up to a threshold, windowed above. On narrow windows the same
 * rows are cards in a list of the same name, with what sorts them above. Rows come sorted and filtered; the order of `columns` is
 * the order on screen.
 */
export function DataTable<Row, Key extends string>({
  renderCard,
  cardHeight,
  roomFor,
  framed = false,
  sort,
  onSort,
  ...rowsProps
}: DataTableProps<Row, Key>) {
  const wide = useRoomForTable(roomFor);
  const { title, columns, rows, countInWords, rowHeight } = rowsProps;
  const heading = (
    <SectionHeading count={rows.length} countWords={countInWords(rows.length)}>
      {title}
    </SectionHeading>
  );
  if (!wide) {
    return (
      <section className="flex min-w-0 flex-col gap-3">
        {framed ? <div className="sr-only">{heading}</div> : heading}
        {rows.length > 1 && (
          <div className={framed ? 'px-4 pt-3' : ''}>
            <CardSort columns={columns} sort={sort} onSort={onSort} />
          </div>
        )}
        <DataCards {...rowsProps} renderCard={renderCard} cardHeight={cardHeight} framed={framed} />
      </section>
    );
  }
  const heads = columns.map((column) => (
    <GridHead
      key={column.key}
      column={column}
      direction={sort?.column === column.key ? sort.direction : 'none'}
      onSort={onSort}
    />
  ));
  const grid = <DataGrid {...rowsProps} heads={heads} />;
  if (framed) {
    return (
      <section className="min-w-0">
        <div className="sr-only">{heading}</div>
        {grid}
      </section>
    );
  }
  return (
    <Panel>
      <section
        // Without rows it is never cut: its words and the way back stand there whole.
        className={`${rows.length > 0 ? 'fills' : ''} flex min-w-0 flex-col`}
        style={rows.length > 0 ? { minHeight: HEADING_PX + leastGridHeight(rows.length, rowHeight) } : undefined}
      >
        <div className="px-5 py-4">{heading}</div>
        {grid}
      </section>
    </Panel>
  );
}
