import { useState } from 'react';
import { usePrinting } from '@/ui/longList';
import { Panel } from '@/ui/Panel';
import { SectionHeading } from '@/ui/SectionHeading';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { CardSort } from './CardSort';
import { DataCards } from './DataCards';
import { DataGrid, type DataGridProps } from './DataGrid';

export type DataTableProps<Row, Key extends string> = DataGridProps<Row, Key>;

/** Whether the window has room for a table. Paper of another width changes nothing: it shows what the screen shows. */
function useRoomForTable(): boolean {
  const printing = usePrinting();
  const now = useMediaQuery('(min-width: 768px)');
  const [wide, setWide] = useState(now);
  if (!printing && now !== wide) setWide(now);
  return wide;
}

/**
 * Rows that stay instant at any count: all in the document up to a threshold, windowed above. Under 768 px the same rows
 * are cards in a list of the same name, which buttons sort. Rows come sorted and filtered; the order of `columns` is the order on screen.
 */
export function DataTable<Row, Key extends string>(props: DataTableProps<Row, Key>) {
  const wide = useRoomForTable();
  const { title, columns, rows, sort, onSort } = props;
  const section = (
    <section className="flex min-w-0 flex-col gap-3 sm:gap-0 print:break-inside-auto!">
      <div className="sm:px-3 sm:py-4">
        <SectionHeading count={rows.length}>{title}</SectionHeading>
      </div>
      {!wide && rows.length > 1 && <CardSort columns={columns} sort={sort} onSort={onSort} />}
      {wide ? <DataGrid {...props} /> : <DataCards {...props} />}
    </section>
  );
  return wide ? <Panel>{section}</Panel> : section;
}
