import { useEffect, useState } from 'react';
import type { Ledger } from '../../scripts/ledger.mjs';
import type { StoryResults } from '../../scripts/results/book.mjs';
import { MODES, type Mode } from '../../scripts/results/modes.mjs';
import type { Run, SourceState } from '../../scripts/results/run.mjs';
import { readFileBeside, readResult } from './readResult';

export type StoryRow = StoryResults['rows'][number];

/** A story as this Storybook lists it. */
export interface BookStory {
  id: string;
  /** Title of its component, 'UI/Button'. */
  title: string;
  /** Its own name, 'Default'. */
  name: string;
  tags: readonly string[];
  /** './stories/ui/Button.stories.tsx'. */
  importPath?: string;
}

/** What a page of results stands on. */
export interface Book {
  stories: readonly BookStory[];
  /** The latest row of each story and mode. */
  rows: readonly StoryRow[];
  /** The runs of those rows. */
  runs: readonly Run[];
  ledger: Ledger | undefined;
}

/** The files of which this Storybook was built. */
export const BUILT_FROM: SourceState = JSON.parse(
  import.meta.env['STORYBOOK_SOURCE_STATE'] ?? '{"commit":"","tree":"","changed":true}',
);

/** What a mode is called on these pages. */
export const MODE_WORDS: Readonly<Record<Mode, string>> = {
  light: 'Light',
  dark: 'Dark',
  'forced-colors': 'Forced colours',
  w320: '320 px',
  w1440: '1440 px',
  'text-200': '200 % text',
  print: 'Print',
};

export { MODES, type Mode };

/** Of two rows of one story in one mode the later run's counts. */
export function latestRows(results: readonly StoryResults[]): readonly StoryRow[] {
  const rows = new Map<string, StoryRow>();
  for (const { rows: found } of results.toSorted((a, b) => a.run.time.localeCompare(b.run.time))) {
    for (const row of found) rows.set(`${row.storyId} ${row.mode}`, row);
  }
  return [...rows.values()];
}

/** Address of a story in this Storybook, in the appearance and width of the mode. */
export function storyAddress(storyId: string, mode: Mode = 'light'): string {
  const globals = [
    ...(mode === 'dark' ? ['appearance:dark'] : []),
    ...(mode === 'w320' || mode === 'w1440' ? [`viewport.value:${mode}`] : []),
  ];
  return `./?path=/story/${storyId}${globals.length > 0 ? `&globals=${globals.join(';')}` : ''}`;
}

/** The command that runs a story again, in this mode alone. */
export const commandFor = (storyId: string, mode: Mode) => `npm run test:stories -- --story=${storyId} --mode=${mode}`;

/** The text of a file to whose lines the book leads; undefined when the book has none. */
export async function readSource(file: string): Promise<string | undefined> {
  return (await readResult<Record<string, string>>('sources'))?.[file];
}

async function readBook(): Promise<Book> {
  const [index, stories, matrix, ledger] = await Promise.all([
    readFileBeside<{ entries: Record<string, BookStory & { type: string }> }>('index.json'),
    readResult<StoryResults>('stories'),
    readResult<StoryResults>('matrix'),
    readResult<Ledger>('ledger'),
  ]);
  const results = [stories, matrix].filter((found) => found !== undefined);
  return {
    stories: Object.values(index?.entries ?? {}).filter(({ type }) => type === 'story'),
    rows: latestRows(results),
    runs: results.map(({ run }) => run),
    ledger,
  };
}

/** The results beside this Storybook; undefined until they are here. */
export function useBook(): Book | undefined {
  const [book, setBook] = useState<Book>();
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const found = await readBook();
      if (wanted) setBook(found);
    };
    void load();
    return () => {
      wanted = false;
    };
  }, []);
  return book;
}
