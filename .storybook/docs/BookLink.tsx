import { DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, useContext } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

interface BookLinkProps {
  /** As in '/docs/ui-button--docs' and '/story/ui-button--default'. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to another page of this Storybook; without its frame around, it opens it. */
export function BookLink({ to, className = 'book-link', children }: BookLinkProps) {
  const { channel } = useContext(DocsContext);
  const address = `?path=${to}`;
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (window.parent === window) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, address);
  };
  return (
    <a href={`./${address}`} target="_top" className={className} onClick={follow}>
      {children}
    </a>
  );
}
