import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { optionsOf, SelectField } from '@/ui/SelectField';
import { ON_PHONE, useMediaQuery } from '@/ui/useMediaQuery';
import type { ColumnSort, DataColumn } from './column';

/** So many buttons fit into two rows of the narrowest phone; of more, a list is chosen from. */
const MOST_BUTTONS_ON_A_PHONE = 5;

const SORT_BY = 'Sort by';

const signs = { ascending: ArrowUp, descending: ArrowDown };
const directionWords = { ascending: 'Ascending', descending: 'Descending' };
const nextWords = { ascending: 'sort descending', descending: 'remove sorting' };

interface SortButtonProps {
  /** Of the column that it stands for: its direction, or undefined where another one sorts. */
  direction: keyof typeof signs | undefined;
  /** In place of the words, where they do not say enough. */
  name?: string | undefined;
  /** Left out where it stands for no column of its own: it turns the direction of the one that is chosen. */
  pressed?: boolean;
  onPress: () => void;
  children: string;
}

function SortButton({ direction, name, pressed, onPress, children }: SortButtonProps) {
  const Sign = direction && signs[direction];
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={pressed}
      data-edge
      className={cx(
        'flex min-h-8 shrink-0 cursor-pointer items-center gap-1 rounded-control border border-outline bg-panel px-3 text-dense aria-pressed:border-ink aria-pressed:font-medium pointer-coarse:min-h-11',
        // Either direction's word has the same room, so that the next press finds the button where it was.
        pressed === undefined && 'min-w-30',
      )}
      onClick={onPress}
    >
      <span>{children}</span>
      {Sign && <Sign aria-hidden size={14} />}
    </button>
  );
}

export interface CardSortProps<Row, Key extends string> {
  /** Those that are sortable are offered, in this order. */
  columns: readonly DataColumn<Row, Key>[];
  /** Marks the sorting column with its direction; null marks none. */
  sort: ColumnSort<Key>;
  /** A column was chosen or pressed; the caller moves its sort on to the next direction. */
  onSort: (column: Key) => void;
}

/**
 * Sorts cards as the headers sort the table that they stand in for: the first press ascending, the second descending,
 * the third unsorted. On a phone, many columns are a list to choose from, and the presses after the first are of the
 * button beside it.
 */
export function CardSort<Row, Key extends string>({ columns, sort, onSort }: CardSortProps<Row, Key>) {
  const labelId = useId();
  const listRef = useRef<HTMLButtonElement>(null);
  const onPhone = useMediaQuery(ON_PHONE);
  const offered = columns.flatMap((column) => (column.sortable ? [{ key: column.key, header: column.header }] : []));
  const inList = onPhone && offered.length > MOST_BUTTONS_ON_A_PHONE;
  return (
    <div
      // The one list bears the words itself.
      {...(!inList && { role: 'group', 'aria-labelledby': labelId })}
      className="flex flex-wrap items-center gap-2 print:hidden"
    >
      <span id={labelId} aria-hidden={inList || undefined} className="shrink-0 text-label text-ink-2">
        {SORT_BY}
      </span>
      {inList && (
        <div className="min-w-0 grow">
          <SelectField
            ref={listRef}
            label={SORT_BY}
            labelShown={false}
            value={offered.find(({ key }) => key === sort?.column)?.header ?? ''}
            placeholder="Not sorted"
            options={optionsOf(offered.map(({ header }) => header))}
            onChoose={(chosen) => {
              const column = offered.find(({ header }) => header === chosen);
              if (column) onSort(column.key);
            }}
          />
        </div>
      )}
      {inList && sort && (
        <SortButton
          direction={sort.direction}
          name={`${directionWords[sort.direction]}, press to ${nextWords[sort.direction]}`}
          onPress={() => {
            onSort(sort.column);
            // The button goes with the sort.
            if (sort.direction === 'descending') listRef.current?.focus();
          }}
        >
          {directionWords[sort.direction]}
        </SortButton>
      )}
      {!inList &&
        offered.map(({ key, header }) => {
          const direction = sort?.column === key ? sort.direction : undefined;
          return (
            <SortButton
              key={key}
              direction={direction}
              name={direction && `${header}, ${direction}`}
              pressed={direction !== undefined}
              onPress={() => onSort(key)}
            >
              {header}
            </SortButton>
          );
        })}
    </div>
  );
}
