import { useLocation, useNavigate } from 'react-router-dom';
import { stateWithNotes } from '@/screens/entryNotes';
import { stateOfOwnPage } from '@/screens/pageKey';
import { useScreenMemory } from '@/screens/screenMemory';
import { withoutScroll } from '@/screens/useKeptView';
import { useStableCallback } from '@/screens/useStableCallback';

/** Navigates to the current entry again: starts at its top, and loads a screen that failed once more. */
export function useShowAgain(): () => void {
  const { notes } = useScreenMemory();
  const navigate = useNavigate();
  const entry = useLocation();
  // Without this state the entry would lose its filters, tab and sort.
  return useStableCallback(() => {
    const state = { ...stateOfOwnPage(entry.state), ...stateWithNotes(withoutScroll(notes.read(entry))) };
    void navigate(entry, { replace: true, state });
  });
}
