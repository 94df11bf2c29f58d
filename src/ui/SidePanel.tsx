import { Theme } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Drawer } from 'vaul';
import { ignoreRestOfDoubleClick } from './ignoreRestOfDoubleClick';
import { isInNotificationLayer } from './NotificationLayer';
import { keepDragFromMouse, keepFromSecondFinger, leavePointerToLists, setDragByPointer } from './panelPointer';
import { PanelMotion } from './PanelMotion';
import { SidePanelBody } from './SidePanelBody';
import { SidePanelHeader, type SidePanelHeaderProps } from './SidePanelHeader';
import { stepBackFromTitle } from './stepBackFromTitle';
import { useNamedInTab } from './useNamedInTab';
import { focusTitle, usePageBehind } from './usePageBehind';
import { useRoomForToasts } from './useRoomForToasts';
import { useTopLayer } from './useTopLayer';

/** Time in which a drawer cannot be dragged after its content was scrolled, in milliseconds (TOAST-6). */
export const SCROLL_LOCK_MS = 500;

export interface SidePanelProps extends SidePanelHeaderProps {
  /** False slides it out. */
  open: boolean;
  /** Escape, the close button, a click outside or a swipe; the parent sets `open` to false. */
  onClose: () => void;
  /** The id of the button that opens what is shown, which takes the focus after closing; else the one that was pressed. */
  openerId?: string;
  /** Name of the region that scrolls. */
  bodyLabel?: string;
  /**
   * Of the record shown, and of no other. When it changes, body and footer begin anew, the body at its top. A panel of a
   * record puts its title before that of the tab.
   */
  recordId?: string | undefined;
  /** Where it slides in from; 'bottom' has a handle. */
  side?: 'right' | 'left' | 'bottom';
  /** Pixels; on a smaller window the panel fills it. Without meaning at the bottom. */
  width?: number;
  /** The panel's actions, always in sight. */
  footer?: ReactNode;
  /** What scrolls between header and footer. */
  children: ReactNode;
}

/** A panel over the page: focus goes in and comes back, Escape and a click outside close it. */
export function SidePanel({
  open,
  onClose,
  openerId,
  bodyLabel = 'Details',
  recordId,
  side = 'right',
  width = 560,
  footer,
  children,
  ...header
}: SidePanelProps) {
  const { panelRef, wasOnTop } = useTopLayer(open);
  const { markerRef, returnFocus } = usePageBehind(open, panelRef, openerId);
  useRoomForToasts(open, side, width);
  useNamedInTab(open && recordId !== undefined ? header.title : undefined);
  const close = () => {
    // The second press of a double click would reach what lies behind.
    ignoreRestOfDoubleClick();
    onClose();
  };
  return (
    <>
      <span ref={markerRef} hidden />
      <PanelMotion open={open} panelRef={panelRef} />
      <Drawer.Root
        open={open}
        onOpenChange={(next) => {
          if (!next) close();
        }}
        direction={side}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- vaul's word for moving the focus into the dialog at all
        autoFocus
        repositionInputs={false}
        scrollLockTimeout={SCROLL_LOCK_MS}
      >
        <Drawer.Portal>
          <Theme asChild>
            <Drawer.Overlay
              className="panel-overlay"
              // While it fades the page below takes presses again.
              style={{ pointerEvents: open ? undefined : 'none' }}
              // The second press of a double click would take the focus out of the panel, to nowhere.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                // Not the second click of a double click on the opener, nor a press that closed a list of the panel.
                if (event.detail < 2 && wasOnTop()) close();
              }}
            />
          </Theme>
          <Theme asChild>
            <Drawer.Content
              ref={panelRef}
              aria-describedby={undefined}
              // While it slides out it takes neither keys nor presses.
              inert={!open}
              data-side={side}
              data-edge
              className="panel"
              style={{ '--panel-width': `${width}px` }}
              onPointerDownCapture={setDragByPointer}
              onPointerMoveCapture={keepFromSecondFinger}
              onPointerOutCapture={keepDragFromMouse}
              onGotPointerCapture={leavePointerToLists}
              onOpenAutoFocus={(event) => {
                // Not the first control, whose tooltip would open by itself.
                event.preventDefault();
                focusTitle(event.target);
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                returnFocus(event.target);
              }}
              // A press outside is heard as a click on the overlay.
              onPointerDownOutside={(event) => event.preventDefault()}
              onFocusOutside={(event) => {
                if (isInNotificationLayer(event.target)) event.preventDefault();
              }}
              onEscapeKeyDown={(event) => {
                // Not called while a toast is the newer layer, so Escape from inside is handled below.
                if (document.activeElement !== document.body) event.preventDefault();
              }}
              onKeyDown={(event) => {
                stepBackFromTitle(event);
                const inside = event.target instanceof Node && event.currentTarget.contains(event.target);
                if (event.key === 'Escape' && inside && wasOnTop()) onClose();
              }}
            >
              {/* No header and footer elements: in a dialog they would count as the page's. */}
              {side === 'bottom' && <Drawer.Handle className="mt-2 shrink-0" />}
              <SidePanelHeader {...header} />
              <SidePanelBody bodyLabel={bodyLabel} recordId={recordId} footer={footer}>
                {children}
              </SidePanelBody>
            </Drawer.Content>
          </Theme>
        </Drawer.Portal>
      </Drawer.Root>
    </>
  );
}
