import { Select } from '@radix-ui/themes';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withFocused } from './longList';
import { ledTo } from './openList';
import { type SelectOption, shownLabel } from './selectOption';
import { FOR_FINGERS, useMediaQuery } from './useMediaQuery';

/** Least height of an option, as `select.css` sets it. */
const OPTION_PX = 32;
const OPTION_FOR_FINGERS_PX = 44;

/** Room above the first option and below the last, as Radix Themes draws it. */
const AROUND_OPTIONS_PX = 8;

/** Options drawn beyond each edge of the list, so that a turn of the wheel shows no gap. */
const OVERSCAN_OPTIONS = 10;

export interface WindowedOptionsProps {
  /** What is offered: hundreds or thousands, each with a value of its own. */
  offered: readonly SelectOption[];
  /** The value of the chosen one, if any. */
  value: string;
}

/**
 * The options of a long list, of which only those in sight stand in the document. Keys and letters lead to the others too,
 * for Radix knows of those alone that stand there.
 */
export function WindowedOptions({ offered, value }: WindowedOptionsProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const optionPx = useMediaQuery(FOR_FINGERS) ? OPTION_FOR_FINGERS_PX : OPTION_PX;
  // Always drawn, or the first where none is chosen: Radix takes the focus to the chosen option when it is drawn anew.
  const placeOf = (wanted: string | undefined) => offered.findIndex((option) => option.value === wanted);
  const chosen = Math.max(0, placeOf(value));
  // By its value: others may come before it while the list is open.
  const [focusedValue, setFocusedValue] = useState(offered[chosen]?.value);
  const focused = placeOf(focusedValue);
  // Heights that were measured stay with their options when others come before them. The same function while they stay.
  const getItemKey = useCallback((index: number) => offered[index]?.value ?? index, [offered]);
  const virtualizer = useVirtualizer({
    count: offered.length,
    getItemKey,
    estimateSize: () => optionPx,
    getScrollElement: () => boxRef.current?.closest('[data-radix-select-viewport]') ?? null,
    initialRect: { width: 0, height: window.innerHeight },
    initialOffset: chosen * optionPx,
    overscan: OVERSCAN_OPTIONS,
    scrollMargin: AROUND_OPTIONS_PX,
    // An option that a key leads to does not touch the edge, and the first and the last stand as in a short list.
    scrollPaddingStart: AROUND_OPTIONS_PX,
    scrollPaddingEnd: AROUND_OPTIONS_PX,
    // The list is measured by Radix too, for its place and its bar: heights that change within the same frame come in its way.
    useAnimationFrameWithResizeObserver: true,
    rangeExtractor: (range) => withFocused(range, focused, chosen),
  });
  const press = useEffectEvent((list: EventTarget, event: KeyboardEvent) => {
    const to = ledTo(list, event, offered.map(shownLabel), focused);
    if (to === undefined) return;
    flushSync(() => setFocusedValue(offered[to]?.value));
    // Follows what is measured on the way; the browser would go by heights that are still guessed.
    virtualizer.scrollToIndex(to);
    boxRef.current?.querySelector<HTMLElement>(`[data-index="${to}"]`)?.focus({ preventScroll: true });
  });
  // The way there was guessed; it is followed while options on it are measured.
  const showChosen = useEffectEvent(() => virtualizer.scrollToIndex(chosen));
  useEffect(() => showChosen(), []);
  useEffect(() => {
    const list = boxRef.current?.closest<HTMLElement>('[role="listbox"]');
    // Before Radix hears of it.
    const listen = (event: KeyboardEvent) => list && press(list, event);
    list?.addEventListener('keydown', listen, true);
    return () => list?.removeEventListener('keydown', listen, true);
  }, []);
  const longest = offered.map(shownLabel).reduce((one, other) => (other.length > one.length ? other : one), '');
  return (
    <div ref={boxRef} role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {/* Makes the list as wide as if all stood in it, with some room for wider letters. */}
      <div aria-hidden className="h-0 overflow-hidden px-8">
        {longest}
      </div>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const option = offered[index];
        return (
          option && (
            <Select.Item
              key={option.value}
              value={option.value}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={offered.length}
              aria-posinset={index + 1}
              className="absolute! inset-x-0 top-0"
              style={{ transform: `translateY(${start - AROUND_OPTIONS_PX}px)` }}
              onFocus={() => setFocusedValue(option.value)}
            >
              {shownLabel(option)}
            </Select.Item>
          )
        );
      })}
    </div>
  );
}
