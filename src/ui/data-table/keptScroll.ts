import { createContext } from 'react';

/** How far a table is scrolled, in pixels. */
export interface ScrollPlace {
  top: number;
  left: number;
}

/** Keeps the scroll of tables with the history, as the page's own is kept. */
export interface KeptScroll {
  /** Where the table of this name was left; undefined when it is new. */
  read: (title: string) => ScrollPlace | undefined;
  /** Called after each scroll. */
  write: (title: string, place: ScrollPlace) => void;
}

/** Null keeps nothing, as in stories. */
export const KeptScrollContext = createContext<KeptScroll | null>(null);
