import { Controls, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { usableRows } from '../controls/flatControls';
import { BookLink } from './BookLink';
import type { PageStory } from './context';
import { Drawn } from './Drawn';
import { drawingOf } from './drawing';

interface ExampleProps {
  context: DocsContextProps;
  story: PageStory;
  page: string;
  /** The drawn example in light, as often as it changes. */
  onDraw: (root: HTMLElement) => void;
  /** Whether it has its height; until then nothing stands below it that would be moved. */
  stands: boolean;
  onStand: () => void;
}

/** Wider than this, light stands above dark, for half of the page would make it too small to read. */
const WIDEST_HALF = 560;
const WORDS = { light: 'Light', dark: 'Dark' } as const;
/** What is higher is scaled down. */
const MOST_HEIGHT = 720;

/** The first story in both appearances, with controls that change it in both. */
export function Example({ context, story, page, onDraw, stands, onStand }: ExampleProps) {
  const [{ framed, width = 0, height }] = useState(() => drawingOf(story));
  // Whole pages are legible at half of the page; a part of one keeps its own size.
  const [wide, setWide] = useState(framed && height === undefined && width > WIDEST_HALF);
  const rows = usableRows(story.argTypes);
  return (
    <section id="example" aria-labelledby="example-title">
      {/* Seen, it would say nothing; unsaid, the headings that are drawn would stand right under that of the page. */}
      <h2 id="example-title" className="sr-only">
        Example
      </h2>
      <div className={wide ? 'book-pair book-pair-wide' : 'book-pair'} data-waits={stands ? undefined : ''}>
        {(['light', 'dark'] as const).map((appearance) => (
          <figure key={appearance} className={`book-specimen ${appearance}`}>
            <Drawn
              context={context}
              story={story}
              page={page}
              appearance={appearance}
              controlled
              maxHeight={MOST_HEIGHT}
              onDraw={(root) => {
                if (appearance !== 'light') return;
                setWide((now) => now || (!framed && Math.max(root.offsetWidth, root.scrollWidth) > WIDEST_HALF));
                onDraw(root);
              }}
              onStand={appearance === 'light' ? onStand : undefined}
            />
            <figcaption>
              <BookLink to={`/story/${story.id}&globals=appearance:${appearance}`}>
                {WORDS[appearance]}: {story.name}
              </BookLink>
            </figcaption>
          </figure>
        ))}
      </div>
      {stands && rows.length > 0 && (
        <div className="book-controls">
          <Controls of={story.moduleExport} include={rows} />
        </div>
      )}
    </section>
  );
}
