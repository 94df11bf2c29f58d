import { createContext } from 'react';

/** How far a region is scrolled, in pixels. */
export interface ScrollPlace {
  top: number;
  left: number;
}

/** Keeps with the history how parts of a screen were left, as the page's own scroll is kept. */
export interface KeptView {
  /** Where the region of this name was left; undefined when it is new. */
  readScroll: (name: string) => ScrollPlace | undefined;
  /** Called after each scroll. */
  writeScroll: (name: string, place: ScrollPlace) => void;
  /** Whether what has this name was left unfolded. */
  isOpen: (name: string) => boolean;
  /** Called when it is folded or unfolded. */
  writeOpen: (name: string, open: boolean) => void;
}

/** Null keeps nothing, as in stories. */
export const KeptViewContext = createContext<KeptView | null>(null);
