import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ScreenStartContext, useCountDrawn } from './inSightFirst';
import { isWindowed, keysOf, PRINTED_ROWS, usePrinting, withFocused, withinRows } from './longList';
import { NotPrinted } from './NotPrinted';
import { RecordGuard } from './RecordGuard';

const CARD_GAP_PX = 12;

/** Cards drawn beyond each edge of the window. */
const OVERSCAN_CARDS = 3;

export interface CardListProps<Item> {
  /** The list's accessible name. */
  label: string;
  /** In the order shown. Up to 50 rows all stand in the document; above, only the cards in sight, each whole. */
  items: readonly Item[];
  /** How many rows a card holds, one when left out. The same function from render to render. */
  rowsIn?: (item: Item) => number;
  /**
   * The same for an item wherever it stands; those of one key, which bad data can have, are told apart. The same function
   * from render to render.
   */
  itemKey: (item: Item) => string;
  /** Height of a row before its card is measured, in pixels. */
  estimatedHeight: number;
  /** A count of items in words: '1,204 threads'. */
  countInWords: (count: number) => string;
  /** The one that a panel shows; its card stands in the document wherever the page is scrolled, for the focus to return to. */
  openItem?: Item | undefined;
  /** True for rows that follow one another without a gap, divided by lines. */
  joined?: boolean;
  /** The card of an item. */
  children: (item: Item) => ReactNode;
}

const oneRow = () => 1;

/** Cards one after another, as many as are given. */
function AllCards<Item>({ label, items, itemKey, estimatedHeight, joined = false, children }: CardListProps<Item>) {
  const keys = keysOf(items, itemKey);
  const drawn = useCountDrawn(items.length, estimatedHeight);
  return (
    <ul aria-label={label} className={joined ? 'ruled' : 'flex flex-col gap-3'}>
      {items.slice(0, drawn).map((item, index) => (
        <li key={keys[index]}>
          <RecordGuard record={item}>{() => children(item)}</RecordGuard>
        </li>
      ))}
    </ul>
  );
}

/** Only the cards in sight, and the one that holds the focus, or will once a panel closes. */
function WindowedCards<Item>({
  label,
  items,
  itemKey,
  estimatedHeight,
  rowsIn = oneRow,
  openItem,
  joined = false,
  children,
}: CardListProps<Item>) {
  const listRef = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState(-1);
  const open = openItem === undefined ? -1 : items.indexOf(openItem);
  // Kept for longer than the panel is open: it returns the focus once it is closed.
  if (open >= 0 && open !== focused) setFocused(open);
  useLayoutEffect(() => {
    const place = () => {
      if (listRef.current) setTop(Math.round(listRef.current.getBoundingClientRect().top + window.scrollY));
    };
    place();
    // What stands above the list may have grown since.
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, []);
  const keys = useMemo(() => keysOf(items, itemKey), [items, itemKey]);
  // By its key a card keeps the height that was measured, wherever it moves.
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys]);
  const virtualizer = useWindowVirtualizer({
    getItemKey,
    count: items.length,
    estimateSize: (index) => {
      const item = items[index];
      return estimatedHeight * Math.max(1, item === undefined ? 1 : rowsIn(item));
    },
    gap: joined ? 0 : CARD_GAP_PX,
    overscan: OVERSCAN_CARDS,
    scrollMargin: top,
    rangeExtractor: (range) => withFocused(range, focused),
  });
  return (
    <ul ref={listRef} aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start, key }, place) => {
        const item = items[index];
        return (
          item !== undefined && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes which card holds the focus
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={`absolute inset-x-0 top-0 ${joined && place > 0 ? 'border-t border-line' : ''}`}
              style={{ transform: `translateY(${start - top}px)` }}
              onFocus={() => setFocused(index)}
            >
              <RecordGuard record={item}>{() => children(item)}</RecordGuard>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Cards in a list that stays instant at any count. */
export function CardList<Item>(props: CardListProps<Item>) {
  const printing = usePrinting();
  const { items, rowsIn = oneRow, countInWords } = props;
  if (!isWindowed(items, rowsIn)) return <AllCards {...props} />;
  if (!printing) return <WindowedCards {...props} />;
  const printed = withinRows(items, PRINTED_ROWS, rowsIn);
  return (
    <>
      {/* All at once: paper waits for no second frame. */}
      <ScreenStartContext value={null}>
        <AllCards {...props} items={printed} />
      </ScreenStartContext>
      <NotPrinted leftOut={items.length - printed.length} countWords={countInWords(items.length)} />
    </>
  );
}
