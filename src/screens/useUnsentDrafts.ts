import { createContext, useContext, useState } from 'react';
import type { Channel } from '@/domain/communications/conversation';
import { type Drafts, noDrafts, withDraft } from '@/domain/communications/drafts';

/** Where unsent texts lie while another screen is shown; gone with the page, and never stored. */
interface UnsentDrafts {
  read: () => Drafts;
  keep: (drafts: Drafts) => void;
}

/** A place for unsent texts, empty at first. */
export function createUnsentDrafts(): UnsentDrafts {
  let kept = noDrafts;
  return {
    read: () => kept,
    keep: (drafts) => {
      kept = drafts;
    },
  };
}

const UnsentDraftsContext = createContext<UnsentDrafts | null>(null);

/** Holds unsent texts for the screens below; stands where no change of screen reaches it. */
export const UnsentDraftsProvider = UnsentDraftsContext.Provider;

/** The unsent texts, as they were left. @throws Error outside an UnsentDraftsProvider */
export function useUnsentDrafts(): [Drafts, (poNumber: string, channel: Channel, text: string) => void] {
  const place = useContext(UnsentDraftsContext);
  if (!place) throw new Error('useUnsentDrafts needs an UnsentDraftsProvider above it');
  const [drafts, setDrafts] = useState(place.read);
  const write = (poNumber: string, channel: Channel, text: string) => {
    const next = withDraft(place.read(), poNumber, channel, text);
    place.keep(next);
    setDrafts(next);
  };
  return [drafts, write];
}
