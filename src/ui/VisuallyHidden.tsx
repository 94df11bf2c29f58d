import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  /** Words for assistive technology alone. */
  children: ReactNode;
}

/** Words that are heard and not seen. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="sr-only select-none">{children}</span>;
}
