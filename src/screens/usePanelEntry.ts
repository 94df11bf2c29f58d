import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keptEntryState } from './useKeptState';

const panelOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'panel' in state ? state.panel : undefined;

export interface PanelEntry {
  open: boolean;
  openPanel: () => void;
  closePanel: () => void;
}

/**
 * A panel that is an entry of the history, so that going back closes it rather than leaving the screen; on a phone that
 * is how people close things.
 * @param name unique within the app
 */
export function usePanelEntry(name: string): PanelEntry {
  const location = useLocation();
  const navigate = useNavigate();
  const open = panelOf(location.state) === name;
  // Going back takes a moment, and a second wish to close must not go back twice.
  const closingRef = useRef(false);
  useEffect(() => {
    closingRef.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new entry of the history is the end of a closing
  }, [location.key]);
  return {
    open,
    openPanel: () => {
      if (open) return;
      void navigate(location, {
        state: { ...keptEntryState(location.state), panel: name },
        preventScrollReset: true,
      });
    },
    closePanel: () => {
      if (!open || closingRef.current) return;
      closingRef.current = true;
      void navigate(-1);
    },
  };
}
