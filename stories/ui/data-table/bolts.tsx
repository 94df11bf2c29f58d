import { Button } from '@radix-ui/themes';
import { Package } from 'lucide-react';
import { useMemo } from 'react';
import type { SortValue } from '@/domain/ordering/sortRows';
import type { DataColumn } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';

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
export const boltKey = ({ bolt }: Bolt) => bolt;

/** The first column stays, the last one holds an action. */
export function boltColumns(onCut: (bolt: string) => void): readonly DataColumn<Bolt, BoltColumn>[] {
  return [
    { key: 'bolt', header: 'Bolt', width: 120, sortable: true, sticky: 'start', cell: ({ bolt }) => bolt },
    { key: 'cloth', header: 'Cloth', width: 240, sortable: true, primary: true, cell: ({ cloth }) => cloth },
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
const neverSorted = () => {};

export interface BoltTableProps {
  /** How many bolts; the rows themselves are too many to travel as an argument of a story. */
  count: number;
  /** The action of a row was pressed. */
  onCut: (bolt: string) => void;
}

/** A table of so many bolts, in the data's order. */
export function BoltTable({ count, onCut }: BoltTableProps) {
  const rows = useMemo(() => buildBolts(count), [count]);
  const columns = useMemo(() => boltColumns(onCut), [onCut]);
  return (
    <DataTable
      title="Bolts of Cloth"
      columns={columns}
      rows={rows}
      rowKey={boltKey}
      rowHeight={BOLT_ROW_PX}
      emptyState={noBolts}
      sort={null}
      onSort={neverSorted}
    />
  );
}
