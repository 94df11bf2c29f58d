import { useEffect } from 'react';
import { setLayerProperty } from './layerProperty';
import { publishHeight } from './publishHeight';

/** Room that a toast needs beside a panel, in pixels: its width and its edges. */
const TOAST_ROOM_PX = 384 + 48;

/** For the footer of a panel, above which toasts stand where they have no room beside the panel. */
export function publishFooterHeight(footer: HTMLElement | null) {
  if (!footer) return;
  const stop = publishHeight(footer, '--panel-footer-height');
  return () => {
    stop();
    setLayerProperty('--panel-footer-height', null);
  };
}

/**
 * Sets where toasts stand while a panel is open: beside it; where it leaves no room for that, over it, above its footer; at
 * the top of the window over a sheet from the bottom.
 */
export function useRoomForToasts(open: boolean, side: string, width: number) {
  useEffect(() => {
    if (!open) return;
    const page = document.documentElement;
    const measure = () => {
      const fills = side === 'bottom' || window.innerWidth - width < TOAST_ROOM_PX;
      if (fills) page.setAttribute('data-panel-fills-page', side);
      else page.removeAttribute('data-panel-fills-page');
      const panelLeft = side === 'right' ? Math.max(window.innerWidth - width, 0) : 0;
      const panelWidthAtLeft = side === 'left' ? width : 0;
      setLayerProperty('--toasts-from', `${fills ? panelLeft : panelWidthAtLeft}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      page.removeAttribute('data-panel-fills-page');
      setLayerProperty('--toasts-from', null);
    };
  }, [open, side, width]);
}
