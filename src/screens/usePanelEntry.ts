import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isText, orNull, recordWith } from '@/domain/guard/guard';
import { stateWithNotes } from './entryNotes';
import { stateOver } from './pageKey';
import { useScreenMemory } from './screenMemory';
import { useKeptState } from './useKeptState';
import { useNavigateOnce } from './useNavigateOnce';

/** Every panel of the app, each by a name of its own, which the history remembers. */
export const PANEL_NAMES = ['destinations', 'dashboard-order', 'tracker-order', 'ticket', 'thread', 'phase'] as const;
type PanelName = (typeof PANEL_NAMES)[number];

/** What the history remembers of an open panel. */
interface OpenPanel {
  name: string;
  /** Id of the record shown; never the record, which the queries have. */
  id: string;
}

const PANEL = 'panel';

const isOpenPanel = orNull(recordWith<OpenPanel>({ name: isText, id: isText }));

export interface PanelEntry<Shown> {
  /** The record shown, also while the panel slides out; undefined before the first opening, and when it is gone. */
  shown: Shown | undefined;
  /** Id of that record, of no other also where a source repeats its number. */
  recordId: string;
  open: boolean;
  /** Opens the panel; false when it is open already, and while another step through the history is under way. */
  openPanel: (id: string) => boolean;
  /** Shows another record in the open panel, in the same entry of the history; false while it is closed or slides out. */
  showOther: (id: string) => boolean;
  closePanel: () => void;
}

/**
 * A panel with a history entry of its own: going back closes it and stays on the screen, which is how people close
 * things on a phone. Going forward and a reload open it again, if its record is still there.
 * @param name one of PANEL_NAMES, where a new panel is named first
 * @param find the record of an id, which may be anything; undefined when there is none
 */
export function usePanelEntry<Shown>(name: PanelName, find: (id: string) => Shown | undefined): PanelEntry<Shown> {
  const { notes } = useScreenMemory();
  const entry = useLocation();
  const { navigateTo, navigateBack } = useNavigateOnce();
  const [panel, setPanel] = useKeptState(PANEL, null, isOpenPanel);
  const [lastId, setLastId] = useState<string>();
  const id = panel?.name === name ? panel.id : undefined;
  if (id !== undefined && id !== lastId) setLastId(id);
  const shownId = id ?? lastId;
  const shown = shownId === undefined ? undefined : find(shownId);

  const leave = (callsOff: boolean) => navigateBack(callsOff, () => setPanel(null));

  // Where the record no longer exists there is nothing to show: go back at once.
  const isDead = id !== undefined && shown === undefined;
  const leftRef = useRef<string>(undefined);
  useEffect(() => {
    // Going back is asynchronous; a render in between must not go back a second time.
    // A person who is on the way elsewhere goes on.
    if (isDead && leftRef.current !== entry.key) leave(false);
    leftRef.current = isDead ? entry.key : undefined;
  });

  return {
    shown,
    recordId: shownId ?? '',
    open: id !== undefined && shown !== undefined,
    openPanel: (next) =>
      id === undefined &&
      navigateTo(entry, {
        // With what the screen beneath was asked for, as its entry has it.
        state: {
          ...entry.state,
          ...stateOver(entry),
          ...stateWithNotes({ ...notes.read(entry), [PANEL]: { name, id: next } }),
        },
        preventScrollReset: true,
      }),
    showOther: (next) => {
      if (id === undefined) return false;
      setPanel({ name, id: next });
      return true;
    },
    closePanel: () => {
      if (id !== undefined) leave(true);
    },
  };
}
