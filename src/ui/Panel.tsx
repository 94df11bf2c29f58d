import { Slot } from '@radix-ui/themes';
import type { ReactElement } from 'react';

// Plain records and no cva, which the login page would have to load for this alone.
const GROUNDS = {
  panel: 'border border-line bg-panel',
  clear: 'border border-line',
  ai: 'border border-(--ai-line) bg-(--ai-soft)',
  info: 'bg-(--info-soft)',
};
const PADDINGS = {
  none: '',
  small: 'px-4 py-3 md:px-5',
  medium: 'p-4',
  large: 'p-4 md:p-5',
  page: 'p-[31px]',
};

export interface PanelProps {
  /**
   * What it is filled with: 'panel' on the page; 'clear' inside a side panel, whose own ground shows; 'ai' for what the
   * AI says; 'info' for an explanation, which has no line around it.
   */
  ground?: 'panel' | 'clear' | 'ai' | 'info';
  /**
   * Room around the content; 'none' where rows reach from edge to edge, or the element brings its own; 'page' where
   * nothing stands beside it.
   */
  padding?: 'none' | 'small' | 'medium' | 'large' | 'page';
  /** The one element that becomes the panel: a section, a list, a form. Its role, name and layout stay its own. */
  children: ReactElement;
}

/**
 * Gives an element the edge and the ground of a card.
 *
 * With them comes the attribute `data-edge`. Paper and forced colours drop grounds and shadows, so they draw a line
 * around everything that carries it; paper also keeps it on one sheet, unless it holds a long list. What is no panel and
 * would vanish without its ground (a badge, a toast, a bar) sets the attribute itself.
 */
export function Panel({ ground = 'panel', padding = 'none', children }: PanelProps) {
  return (
    <Slot data-edge className={`rounded-card ${GROUNDS[ground]} ${PADDINGS[padding]}`}>
      {children}
    </Slot>
  );
}
