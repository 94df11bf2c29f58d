import { cva } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { copyCells } from './copyCells';
import { FaultBoundary } from './FaultBoundary';
import { Panel } from './Panel';
import { UnreadableRecord } from './RecordGuard';
import { SectionHeading } from './SectionHeading';

/** One column of a short table. */
export interface ShortColumn<Row> {
  /** Exactly what stands over the column; unique within the table. */
  header: string;
  /** What stands in a cell; the first column's heads the row. */
  cell: (row: Row) => ReactNode;
  /** Share of the table's width, '50%'; never less than its longest word. */
  width: string;
  /** Figures stand at the end. */
  align?: 'start' | 'end';
}

export interface ShortTableProps<Row> {
  /** The section's heading and the table's name. */
  title: string;
  /** A count of rows in words: '3 tasks'. */
  countInWords: (count: number) => string;
  /** From left to right. */
  columns: readonly ShortColumn<Row>[];
  /** In the order shown. Two that read alike are both shown. */
  rows: readonly Row[];
  /** Stands where the table would when there are no rows. */
  emptyState: ReactNode;
}

const cell = cva('px-1.5 first:pl-4 last:pr-4 md:first:pl-5 md:last:pr-5', {
  variants: {
    kind: {
      head: 'border-b border-line py-2 align-bottom text-label font-medium text-ink-2',
      body: 'py-2 text-dense print:py-1.5',
    },
    align: { start: 'text-left', end: 'text-right tabular-nums' },
  },
});

function BodyRow<Row>({ row, columns }: Pick<ShortTableProps<Row>, 'columns'> & { row: Row }) {
  return (
    <tr>
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.header} scope="row" className={`${cell({ kind: 'body' })} text-left font-normal`}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.header} className={cell({ kind: 'body', align: column.align ?? 'start' })}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

function UnreadableRow({ columnCount }: { columnCount: number }) {
  return (
    <tr>
      <td colSpan={columnCount} className={cell({ kind: 'body' })}>
        <UnreadableRecord />
      </td>
    </tr>
  );
}

/** A few rows in a card, all in sight, in the order of the data; for reports, where nothing is sorted or windowed. */
export function ShortTable<Row>({ title, countInWords, columns, rows, emptyState }: ShortTableProps<Row>) {
  const headingId = useId();
  return (
    <Panel>
      <section className="min-w-0">
        <div className="px-4 pt-4 pb-2 md:px-5">
          <SectionHeading id={headingId} count={rows.length} countWords={countInWords(rows.length)}>
            {title}
          </SectionHeading>
        </div>
        {rows.length === 0 ? (
          <div className="px-4 pt-1 pb-4 md:px-5">{emptyState}</div>
        ) : (
          <table aria-labelledby={headingId} className="mb-1 w-full" onCopy={copyCells}>
            <colgroup>
              {columns.map(({ header, width }) => (
                <col key={header} style={{ width }} />
              ))}
            </colgroup>
            <thead>
              <tr>
                {columns.map(({ header, align = 'start' }) => (
                  <th key={header} scope="col" className={cell({ kind: 'head', align })}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="ruled">
              {rows.map((row, index) => (
                <FaultBoundary key={index} retryWhen={row} fallback={<UnreadableRow columnCount={columns.length} />}>
                  <BodyRow row={row} columns={columns} />
                </FaultBoundary>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </Panel>
  );
}
