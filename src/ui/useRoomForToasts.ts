import { useEffect } from 'react';
import { setLayerProperty } from './layerProperty';

/** Room that a toast needs beside a panel, in pixels: its width and its edges. */
const TOAST_ROOM_PX = 384 + 48;

/** Tells the toasters where the panel leaves room: beside it, or below its header when it fills the page. */
export function useRoomForToasts(open: boolean, side: string, width: number) {
  useEffect(() => {
    if (!open) return;
    const page = document.documentElement;
    const measure = () => {
      const fills = side === 'bottom' || window.innerWidth - width < TOAST_ROOM_PX;
      if (fills) page.dataset['panelFillsPage'] = side;
      else delete page.dataset['panelFillsPage'];
      setLayerProperty('--left-panel-width', side === 'left' && !fills ? `${width}px` : null);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      delete page.dataset['panelFillsPage'];
      setLayerProperty('--left-panel-width', null);
    };
  }, [open, side, width]);
}
