import { SectionHeading } from '@/ui/SectionHeading';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { DataCards } from './DataCards';
import { DataGrid, type DataGridProps } from './DataGrid';

export type DataTableProps<Row, Key extends string> = DataGridProps<Row, Key>;

/**
 * Rows that stay instant at any count: all in the document up to a threshold, windowed above. Under 768 px the same rows
 * are cards in a list of the same name. Rows come sorted and filtered; the order of `columns` is the order on screen.
 */
export function DataTable<Row, Key extends string>(props: DataTableProps<Row, Key>) {
  const wide = useMediaQuery('(min-width: 768px)');
  const { title, rows } = props;
  return (
    <section
      className="flex min-w-0 flex-col gap-3 sm:gap-0 sm:rounded-card sm:border sm:border-line sm:bg-panel print:break-inside-auto!"
      data-edge
    >
      <div className="sm:px-3 sm:py-4">
        <SectionHeading count={rows.length}>{title}</SectionHeading>
      </div>
      {wide ? <DataGrid {...props} /> : <DataCards {...props} />}
    </section>
  );
}
