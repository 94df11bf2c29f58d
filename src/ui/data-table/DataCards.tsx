import type { ReactNode } from 'react';
import { CardList } from '@/ui/CardList';
import { Panel } from '@/ui/Panel';
import type { DataRowsProps } from './column';

export interface DataCardsProps<Row, Key extends string> extends Omit<DataRowsProps<Row, Key>, 'columns'> {
  /** All of a row's values, each with its name where it does not say itself what it is; without an edge of its own. */
  renderCard: (row: Row) => ReactNode;
  /** Of a card before it is measured, in pixels. */
  cardHeight: number;
  /** The record that a panel shows. */
  openRow?: Row | undefined;
  /** True for low cards that stand in a panel, divided by lines. */
  framed: boolean;
}

/** The rows as cards in a list. */
export function DataCards<Row, Key extends string>({
  title,
  rows,
  rowKey,
  countInWords,
  renderCard,
  cardHeight,
  openRow,
  framed,
  emptyState,
}: DataCardsProps<Row, Key>) {
  if (rows.length === 0) return framed ? <div className="p-4">{emptyState}</div> : <>{emptyState}</>;
  return (
    <CardList
      label={title}
      items={rows}
      itemKey={rowKey}
      estimatedHeight={cardHeight}
      countInWords={countInWords}
      openItem={openRow}
      joined={framed}
    >
      {(row) =>
        framed ? (
          renderCard(row)
        ) : (
          <Panel padding="medium">
            <div>{renderCard(row)}</div>
          </Panel>
        )
      }
    </CardList>
  );
}
