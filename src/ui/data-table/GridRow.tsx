import { cva } from 'class-variance-authority';
import { memo, type ReactNode } from 'react';
import { FaultBoundary } from '@/ui/FaultBoundary';
import { UnreadableRecord } from '@/ui/RecordGuard';
import type { DataColumn } from './column';

const cell = cva('overflow-clip border-b border-line px-3 text-dense first:pl-5 last:pr-5', {
  variants: {
    align: { start: 'text-left', end: 'text-right tabular-nums' },
    sticky: { none: '', start: 'sticky left-0 z-1 bg-inherit', end: 'sticky right-0 z-1 bg-inherit pl-5' },
    notPrinted: { true: 'print:hidden' },
  },
});

/** Wider than most letters of a cell, in pixels; a text that fits by it needs nothing around it. */
const LETTER_PX = 9;

/** A text of any length takes two lines at the most, so that every row stays as high as the others. */
function withinRow(content: ReactNode, width: number): ReactNode {
  if (typeof content !== 'string' || content.length * LETTER_PX <= width) return content;
  return <span className="line-clamp-2 wrap-anywhere">{content}</span>;
}

export interface GridRowProps<Row, Key extends string> {
  /** The record that the columns read. */
  row: Row;
  /** Its place among all rows, from 0. */
  index: number;
  /** True when not every row stands in the document; the row then says which it is. */
  windowed: boolean;
  /** Pixels. */
  height: number;
  /** True while a panel shows this record. */
  isOpen: boolean;
  /** In the order on screen; the first one's cell heads the row. */
  columns: readonly DataColumn<Row, Key>[];
}

type CellsProps<Row, Key extends string> = Pick<GridRowProps<Row, Key>, 'row' | 'columns'>;

function DrawnCells<Row, Key extends string>({ row, columns }: CellsProps<Row, Key>): ReactNode {
  return columns.map((column, place) => {
    const look = cell({
      align: column.align ?? 'start',
      sticky: column.sticky ?? 'none',
      notPrinted: column.notPrinted,
    });
    return place === 0 ? (
      <th key={column.key} scope="row" className={`${look} font-medium`}>
        {withinRow(column.cell(row), column.width)}
      </th>
    ) : (
      <td key={column.key} className={look}>
        {withinRow(column.cell(row), column.width)}
      </td>
    );
  });
}

/** Drawn again only for another record: a row that a sort or a filter moves keeps them. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets type parameters
const Cells = memo(DrawnCells) as typeof DrawnCells;

function DataRow<Row, Key extends string>({ row, index, windowed, height, isOpen, columns }: GridRowProps<Row, Key>) {
  return (
    <tr
      data-row={index}
      // The header is row 1.
      aria-rowindex={windowed ? index + 2 : undefined}
      aria-current={isOpen || undefined}
      className="bg-panel aria-current:bg-(--neutral-soft) aria-current:[--ground:var(--neutral-soft)] [--ground:var(--panel)] hover:bg-hover hover:[--ground:var(--hover)]"
      style={{ height }}
    >
      <Cells row={row} columns={columns} />
    </tr>
  );
}

function GuardedRow<Row, Key extends string>(props: GridRowProps<Row, Key>) {
  const { row, index, height, columns } = props;
  const line = (
    <tr data-row={index} className="bg-panel" style={{ height }}>
      <td colSpan={columns.length} className={cell({ align: 'start', sticky: 'none' })}>
        <UnreadableRecord />
      </td>
    </tr>
  );
  return (
    <FaultBoundary retryWhen={row} fallback={line}>
      <DataRow {...props} />
    </FaultBoundary>
  );
}

/** One row; one that throws says so, and the others stay. It is drawn again only when it is another row, or stands in another place. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets type parameters
export const GridRow = memo(GuardedRow) as typeof GuardedRow;
