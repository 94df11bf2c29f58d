import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { anchorBlockIdFromId } from 'storybook/internal/docs-tools';
import { BookLink } from './BookLink';
import { type PageStory, useDrawnAppearances } from './context';
import { Drawn } from './Drawn';
import { drawingOf } from './drawing';
import { Noted } from './Sections';
import { sentenceOf } from './sentenceOf';

interface StatesProps {
  context: DocsContextProps;
  /** Those that are drawn, in their order. */
  stories: readonly PageStory[];
  page: string;
  /** Three beside each other at first; else one. */
  across: boolean;
  /** Whether the first has its height; until then it stands alone, for it would move all that stands below it. */
  stands: boolean;
  onStand: () => void;
}

/** What is higher is scaled down, so that a row of states stays in sight. */
const MOST_HEIGHT = 320;

/** Wider than what can be read in a third of a page. */
const WIDEST_IN_THIRD = 600;

function isWide(story: PageStory): boolean {
  const { framed, width = 0 } = drawingOf(story);
  return !framed && width > WIDEST_IN_THIRD;
}

/** Every state as it stands before its play, each a link to its story. */
export function States({ context, stories, page, across, stands, onStand }: StatesProps) {
  const [threeAcross, setThreeAcross] = useState(() => across && !stories.slice(0, 1).some(isWide));
  const appearances = useDrawnAppearances();
  const grid = ['book-grid', threeAcross ? 'book-grid-three' : '', appearances.length > 1 ? 'book-grid-both' : ''];
  return (
    <section id="states" aria-labelledby="states-title">
      <div className="book-section-head">
        <h2 id="states-title">
          {across ? 'States' : 'Examples'} <span className="book-count">{stories.length}</span>
        </h2>
        <div role="group" aria-label="Size of the states" className="book-choice">
          <button type="button" aria-pressed={threeAcross} onClick={() => setThreeAcross(true)}>
            Three across
          </button>
          <button type="button" aria-pressed={!threeAcross} onClick={() => setThreeAcross(false)}>
            Large
          </button>
        </div>
      </div>
      <ul className={grid.join(' ')}>
        {(stands ? stories : stories.slice(0, 1)).map((story, place) => (
          <li key={story.id} id={anchorBlockIdFromId(story.id)} className="book-state">
            <BookLink to={`/story/${story.id}`} className="book-state-name">
              {story.name}
            </BookLink>
            <div className="book-state-drawings">
              {appearances.map((appearance, column) => (
                <div key={appearance} className={`book-specimen ${appearance}`}>
                  <Drawn
                    context={context}
                    story={story}
                    page={page}
                    appearance={appearance}
                    maxHeight={threeAcross ? MOST_HEIGHT : Number.POSITIVE_INFINITY}
                    onStand={place === 0 && column === 0 ? onStand : undefined}
                  />
                </div>
              ))}
            </div>
            <p className="book-sentence">
              <Noted text={sentenceOf(story)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
