import { useCallback, useSyncExternalStore } from 'react';

/** Where the style sheet's `max-sm` holds, also between whole pixels, which a zoomed window has. */
export const ON_PHONE = '(width < 768px)';
/** Where its `sm` holds. */
export const ROOMY = '(width >= 768px)';
/** Where its `md` holds. */
export const ON_DESK = '(width >= 1024px)';
/** Where its `lg` holds. */
export const WIDE = '(width >= 1280px)';
/** Where what is pressed is as high as a finger. */
export const FOR_FINGERS = '(pointer: coarse)';

/** Whether the window fits a media query, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches);
}
