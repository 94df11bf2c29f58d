import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  /** Words for assistive technology alone. */
  children: ReactNode;
}

/** Words that a screen reader reads and the screen does not show. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="sr-only select-none">{children}</span>;
}
