import type { ReactNode } from 'react';

export interface ScrollRegionProps {
  /** Its name for assistive technology. */
  label: string;
  /** Classes for its ground, and for its bounds where it has any. */
  className?: string;
  children: ReactNode;
}

/** Holds what may be wider or longer than its room. */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll region must take the focus to be scrolled by keys
      tabIndex={0}
      className={`relative overflow-auto rounded-card border border-line ${className}`}
    >
      {children}
    </div>
  );
}
