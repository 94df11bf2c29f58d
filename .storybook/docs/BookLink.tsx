import type { ReactNode } from 'react';

interface BookLinkProps {
  /** As in '/docs/ui-button--docs' and '/story/ui-button--default'. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to another page of this Storybook. */
export function BookLink({ to, className = 'book-link', children }: BookLinkProps) {
  return (
    <a href={`./?path=${to}`} target="_top" className={className}>
      {children}
    </a>
  );
}
