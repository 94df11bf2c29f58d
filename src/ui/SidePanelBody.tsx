import { Fragment, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { SidePanelProps } from './SidePanel';
import { publishFooterHeight } from './useRoomForToasts';

type SidePanelBodyProps = Required<Pick<SidePanelProps, 'bodyLabel' | 'recordId' | 'footer' | 'children'>>;

/**
 * Begins anew with each record: at the top, and with the focus, where what had it went with the record before, on the same
 * action of this one where that is in sight, else on the body, which the arrow keys scroll.
 */
function useBeginsAnew(bodyRef: RefObject<HTMLElement | null>, recordId: string | undefined) {
  const shownId = useRef(recordId);
  /** Place of the button of the footer that has the focus, -1 for none. */
  const focusedPlace = useRef(-1);
  useEffect(() => {
    const noteFocus = ({ target }: FocusEvent) => {
      const buttons = bodyRef.current?.nextElementSibling?.querySelectorAll('button') ?? [];
      focusedPlace.current = [...buttons].findIndex((button) => button === target);
    };
    document.addEventListener('focusin', noteFocus);
    return () => document.removeEventListener('focusin', noteFocus);
  }, [bodyRef]);
  useLayoutEffect(() => {
    const body = bodyRef.current;
    if (shownId.current === recordId || !body) return;
    shownId.current = recordId;
    body.scrollTop = 0;
    // In a low window the panel scrolls as a whole, its footer out of sight.
    const panel = body.parentElement;
    const isLow = panel !== null && panel.scrollHeight > panel.clientHeight;
    if (isLow) panel.scrollTop = 0;
    if (document.activeElement !== document.body) return;
    const same = isLow ? undefined : body.nextElementSibling?.querySelectorAll('button')[focusedPlace.current];
    (same ?? body).focus({ preventScroll: true });
  }, [bodyRef, recordId]);
}

/** What a side panel holds, and its actions at the foot. */
export function SidePanelBody({ bodyLabel, recordId, footer, children }: SidePanelBodyProps) {
  const bodyRef = useRef<HTMLDivElement>(null);
  useBeginsAnew(bodyRef, recordId);
  return (
    <>
      {/* The same element for all records, for it may have the focus. */}
      <div
        ref={bodyRef}
        role="region"
        aria-label={bodyLabel}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll region must take the focus to be scrolled by keys
        tabIndex={0}
        className="panel-body px-4 -outline-offset-2 sm:px-6"
      >
        <Fragment key={recordId}>{children}</Fragment>
      </div>
      {footer !== undefined && (
        // New for each record: no button is shown as busy with a command for the record before.
        <div
          key={recordId}
          ref={publishFooterHeight}
          className="flex min-h-15 shrink-0 flex-wrap items-center gap-2 border-t border-line px-4 py-2 print:hidden sm:min-h-17 sm:px-6 sm:py-3"
        >
          {footer}
        </div>
      )}
    </>
  );
}
