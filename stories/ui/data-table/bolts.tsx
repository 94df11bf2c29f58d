import { Button } from '@radix-ui/themes';
import { Package } from 'lucide-react';
import { useMemo } from 'react';
import type { SortValue } from '@/domain/ordering/sortRows';
import type { DataColumn } from '@/ui/data-table/column';
import { DataTable, type DataTableProps } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { Fact } from '@/ui/Fact';
import { ROOMY } from '@/ui/useMediaQuery';

/** A bolt of cloth on a shelf: neutral rows, for a table that knows none of the product's. */
export interface Bolt {
  bolt: string;
  cloth: string;
  shelf: string;
  metres: number;
  remark: string;
}

export type BoltColumn = keyof Bolt;

const CLOTHS = ['Linen', 'Twill', 'Poplin', 'Satin', 'Flannel'] as const;
const REMARKS = ['First quality', 'Shade differs slightly from the sample', 'Kept for the second delivery'] as const;
const wordOf = (words: readonly string[], place: number) => words[place % words.length] ?? '';

/** Bolts from 'B-000001' on; every fifth is linen, and neighbours differ in everything. */
export function buildBolts(count: number): readonly Bolt[] {
  return Array.from({ length: count }, (_, place) => ({
    bolt: `B-${String(place + 1).padStart(6, '0')}`,
    cloth: wordOf(CLOTHS, place),
    shelf: `Aisle ${(place % 12) + 1}`,
    // 7919 is a prime above 400, so neighbours are far apart and come in no order.
    metres: (place * 7919) % 400,
    remark: wordOf(REMARKS, place),
  }));
}

export const boltValue = (column: BoltColumn) => (bolt: Bolt) => bolt[column] satisfies SortValue;

/** The first column stays, the last one holds an action. */
export function boltColumns(onCut: (bolt: string) => void): readonly DataColumn<Bolt, BoltColumn>[] {
  return [
    { key: 'bolt', header: 'Bolt', width: 120, sortable: true, sticky: 'start', cell: ({ bolt }) => bolt },
    { key: 'cloth', header: 'Cloth', width: 240, sortable: true, cell: ({ cloth }) => cloth },
    { key: 'shelf', header: 'Shelf', width: 240, cell: ({ shelf }) => shelf },
    { key: 'metres', header: 'Metres', width: 320, align: 'end', sortable: true, cell: ({ metres }) => metres },
    {
      key: 'remark',
      header: 'Action',
      width: 560,
      cell: ({ bolt }) => (
        <Button variant="outline" color="gray" size="1" aria-label={`Cut ${bolt}`} onClick={() => onCut(bolt)}>
          Cut
        </Button>
      ),
    },
  ];
}

export const noBolts = <EmptyState icon={Package} title="No bolts yet" description="They stand here once delivered." />;

export const BOLT_ROW_PX = 44;

/** A bolt where there is no room for the table. */
function BoltCard({ bolt: { bolt, cloth, shelf, metres }, onCut }: { bolt: Bolt; onCut: (bolt: string) => void }) {
  return (
    <article>
      <h3>{cloth}</h3>
      <dl>
        <Fact label="Bolt">{bolt}</Fact>
        <Fact label="Shelf">{shelf}</Fact>
        <Fact label="Metres">{metres}</Fact>
      </dl>
      <button type="button" aria-label={`Cut ${bolt}`} onClick={() => onCut(bolt)}>
        Cut
      </button>
    </article>
  );
}

/** A table of bolts that is not sorted; `rows` are missing. */
export const boltTable = (onCut: (bolt: string) => void) =>
  ({
    title: 'Bolts of Cloth',
    columns: boltColumns(onCut),
    rowKey: ({ bolt }) => bolt,
    rowHeight: BOLT_ROW_PX,
    countInWords: (count) => `${count} bolts`,
    renderCard: (bolt) => <BoltCard bolt={bolt} onCut={onCut} />,
    cardHeight: 150,
    roomFor: ROOMY,
    emptyState: noBolts,
    sort: null,
    onSort: () => {},
  }) satisfies Omit<DataTableProps<Bolt, BoltColumn>, 'rows'>;

export interface BoltTableProps {
  /** How many bolts; the rows themselves are too many to travel as an argument of a story. */
  count: number;
  /** The action of a row was pressed. */
  onCut: (bolt: string) => void;
}

/** A table of so many bolts, in the data's order. */
export function BoltTable({ count, onCut }: BoltTableProps) {
  const rows = useMemo(() => buildBolts(count), [count]);
  const table = useMemo(() => boltTable(onCut), [onCut]);
  return <DataTable {...table} rows={rows} />;
}
