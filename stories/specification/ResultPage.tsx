import type { ReactNode } from 'react';
import { useNow } from '@/clock/useNow';
import { ProductTheme } from '@/ui/ProductTheme';
import type { Run } from '../../scripts/results/run.mjs';
import { type Book, BUILT_FROM, useBook } from './book';
import { RunNote } from './parts/RunNote';

interface ResultPageProps {
  /** The runs on which the page stands. */
  runsOf: (book: Book) => readonly Run[];
  children: (book: Book, now: number) => ReactNode;
}

/** Around every page of results: reads them, and says of which run they are. */
export function ResultPage({ runsOf, children }: ResultPageProps) {
  const book = useBook();
  const now = useNow();
  return (
    <ProductTheme>
      {/* Tables of results need the room that text does not. */}
      <style>{'.sbdocs.sbdocs-content { max-width: 1320px; }'}</style>
      {book ? (
        <div className="flex flex-col gap-6 text-body text-ink">
          <RunNote runs={runsOf(book)} builtFrom={BUILT_FROM} now={now} />
          {children(book, now)}
        </div>
      ) : (
        <p role="status">Reading the results …</p>
      )}
    </ProductTheme>
  );
}
