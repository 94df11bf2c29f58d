import { CardList } from '@/ui/CardList';
import { Panel } from '@/ui/Panel';
import type { DataRowsProps } from './column';

/** Height of a card before it is measured, in pixels. */
const ESTIMATED_CARD_PX = 260;

type CardProps<Row, Key extends string> = Pick<DataRowsProps<Row, Key>, 'columns'> & { row: Row };

function Card<Row, Key extends string>({ columns, row }: CardProps<Row, Key>) {
  const primary = columns.find((column) => column.primary) ?? columns[0];
  return (
    <Panel padding="medium">
      <div className="flex flex-col gap-3">
        {primary && <h3 className="text-card font-semibold wrap-anywhere">{primary.cell(row)}</h3>}
        <dl className="grid grid-flow-dense grid-cols-2 gap-x-4 gap-y-2">
          {columns
            .filter((column) => column !== primary)
            .map((column) => (
              <div key={column.key} className={column.wide ? 'col-span-2 min-w-0' : 'min-w-0'}>
                <dt className="text-label text-ink-2">{column.header}</dt>
                <dd className="text-body wrap-anywhere">{column.cell(row)}</dd>
              </div>
            ))}
        </dl>
      </div>
    </Panel>
  );
}

/** The rows as cards in a list, every value under its column's name. */
export function DataCards<Row, Key extends string>({
  title,
  columns,
  rows,
  rowKey,
  emptyState,
}: DataRowsProps<Row, Key>) {
  if (rows.length === 0) return <>{emptyState}</>;
  return (
    <CardList label={title} items={rows} itemKey={rowKey} estimatedHeight={ESTIMATED_CARD_PX} noun="rows">
      {(row) => <Card columns={columns} row={row} />}
    </CardList>
  );
}
