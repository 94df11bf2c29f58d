import { useEffect } from 'react';
import { setLayerProperty } from './layerProperty';

/** Room that a toast needs beside a panel, in pixels: its width and its edges. */
const TOAST_ROOM_PX = 384 + 48;

/**
 * Sets where toasts stand while a panel is open: beside it; above its footer when it fills the page; at the top of the
 * window over a sheet from the bottom.
 */
export function useRoomForToasts(open: boolean, side: string, width: number) {
  useEffect(() => {
    if (!open) return;
    const page = document.documentElement;
    const measure = () => {
      const fills = side === 'bottom' || window.innerWidth - width < TOAST_ROOM_PX;
      if (fills) page.setAttribute('data-panel-fills-page', side);
      else page.removeAttribute('data-panel-fills-page');
      setLayerProperty('--left-panel-width', side === 'left' && !fills ? `${width}px` : null);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      page.removeAttribute('data-panel-fills-page');
      setLayerProperty('--left-panel-width', null);
    };
  }, [open, side, width]);
}
