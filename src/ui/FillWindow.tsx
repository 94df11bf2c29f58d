import type { ReactNode } from 'react';

export interface FillWindowProps {
  /** False while something else than a table stands last; the page then scrolls as pages do. */
  filled?: boolean;
  /** The parts of a screen from top to bottom, a `DataTable` last; what stands between has the class `fills`. */
  children: ReactNode;
}

/**
 * From 1024 px on a screen is as high as the window, and its table takes what is left and scrolls by itself: one scroll,
 * not one within another. A table that would show too few rows keeps them, and the page scrolls.
 */
export function FillWindow({ filled = true, children }: FillWindowProps) {
  return <div className={`flex flex-col gap-4 ${filled ? 'fill-window' : ''}`}>{children}</div>;
}
