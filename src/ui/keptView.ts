import { createContext, useContext, useState } from 'react';

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
  /** Whether the part of this name, unique on its screen, was left open. */
  isOpen: (name: string) => boolean;
  /** Called when it is opened or closed. */
  writeOpen: (name: string, open: boolean) => void;
  /** How many items of the list of this name were not drawn; undefined when it is new. */
  readLeftOut: (name: string) => number | undefined;
  /** Called when more of them are drawn. */
  writeLeftOut: (name: string, leftOut: number) => void;
}

/** Null keeps nothing, as in stories. */
export const KeptViewContext = createContext<KeptView | null>(null);

/** Whether the part of this name is open, as it was left where that is kept, and how to change it. */
export function useKeptOpen(name: string): [boolean, (open: boolean) => void] {
  const kept = useContext(KeptViewContext);
  const [state, setState] = useState({ kept, open: kept?.isOpen(name) ?? false });
  // Another entry of the history.
  if (state.kept !== kept) setState({ kept, open: kept?.isOpen(name) ?? state.open });
  const setOpen = (open: boolean) => {
    setState({ kept, open });
    kept?.writeOpen(name, open);
  };
  return [state.open, setOpen];
}
