import type { ReactNode } from 'react';

export interface ScrollRegionProps {
  /** Its name for assistive technology. */
  label: string;
  /** Classes that place it, and bound it where it must. */
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
      className={`relative overflow-auto rounded-control border border-line ${className}`}
    >
      {children}
    </div>
  );
}
