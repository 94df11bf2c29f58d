import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isNumber, recordWith } from '@/domain/guard/guard';
import type { KeptView, ScrollPlace } from '@/ui/keptView';
import type { Notes } from './entryNotes';
import { useScreenMemory } from './screenMemory';

const isPlace = recordWith<ScrollPlace>({ top: isNumber, left: isNumber });
const SCROLL = 'scroll of ';
const scrollOf = (name: string) => `${SCROLL}${name}`;
const leftOutOf = (name: string) => `left out of ${name}`;
const openOf = (name: string) => `open: ${name}`;

/** The notes without scroll positions, for a screen that is shown again from its top. */
export const withoutScroll = (notes: Notes): Notes =>
  Object.fromEntries(Object.entries(notes).filter(([name]) => !name.startsWith(SCROLL)));

/** How the parts of a screen were left, kept in the history entry on screen; another entry is another object. */
export function useKeptView(): KeptView {
  const { notes } = useScreenMemory();
  const entry = useLocation();
  return useMemo(
    () => ({
      readScroll: (name) => {
        const place = notes.read(entry)[scrollOf(name)];
        return isPlace(place) ? place : undefined;
      },
      writeScroll: (name, place) => notes.write(entry, scrollOf(name), place),
      isOpen: (name) => notes.read(entry)[openOf(name)] === true,
      // What is folded, as at first, needs no note.
      writeOpen: (name, open) => notes.write(entry, openOf(name), open || undefined),
      readLeftOut: (name) => {
        const count = notes.read(entry)[leftOutOf(name)];
        return isNumber(count) ? count : undefined;
      },
      writeLeftOut: (name, leftOut) => notes.write(entry, leftOutOf(name), leftOut),
    }),
    [entry, notes],
  );
}
