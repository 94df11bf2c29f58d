import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export interface ScrollRegionProps {
  /** Its name for assistive technology. */
  label: string;
  /** Classes for its ground, and for its bounds where it has any. */
  className?: string;
  children: ReactNode;
}

/** True while something lies beyond the right edge of the element. */
const hasMore = ({ scrollLeft, clientWidth, scrollWidth }: Element) => scrollLeft + clientWidth < scrollWidth - 2;

/** Holds what may be wider or longer than its room; a shade at the right says that more lies beyond. */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const look = () => setMore(hasMore(element));
    const observer = new ResizeObserver(look);
    for (const each of [element, ...element.children]) observer.observe(each);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <div
      ref={ref}
      data-more={more ? '' : undefined}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll region must take the focus to be scrolled by keys
      tabIndex={0}
      className={`relative overflow-auto rounded-card border border-line data-more:shadow-[inset_-16px_0_12px_-12px_var(--outline)] ${className}`}
    >
      {children}
    </div>
  );
}
