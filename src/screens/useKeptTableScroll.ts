import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isNumber, recordWith } from '@/domain/guard/guard';
import type { KeptScroll, ScrollPlace } from '@/ui/data-table/keptScroll';
import type { Notes } from './entryNotes';
import { useScreenMemory } from './screenMemory';

const isPlace = recordWith<ScrollPlace>({ top: isNumber, left: isNumber });
const SCROLL = 'scroll of ';
const noteOf = (title: string) => `${SCROLL}${title}`;

/** The notes of a screen that is shown again from its top. */
export const withoutScroll = (notes: Notes): Notes =>
  Object.fromEntries(Object.entries(notes).filter(([name]) => !name.startsWith(SCROLL)));

/** The scroll of tables, kept in the history entry on screen; another entry is another object. */
export function useKeptTableScroll(): KeptScroll {
  const { notes } = useScreenMemory();
  const entry = useLocation();
  return useMemo(
    () => ({
      read: (title) => {
        const place = notes.read(entry)[noteOf(title)];
        return isPlace(place) ? place : undefined;
      },
      write: (title, place) => notes.write(entry, noteOf(title), place),
    }),
    [entry, notes],
  );
}
