import { useState } from 'react';

interface ToldProps {
  /** What came of the last press; '' for nothing. */
  words: string;
}

/** Says in a line that stays in sight what a press on the page has done. */
export function Told({ words }: ToldProps) {
  return (
    <p
      role="status"
      className={
        words === ''
          ? 'sr-only'
          : 'sticky top-2 z-10 rounded-card border border-line bg-raised px-4 py-2 shadow-overlay'
      }
    >
      {words}
    </p>
  );
}

/** What to tell, a way to tell it, and one to copy a text and tell whether that went well. */
export function useTold() {
  const [told, tell] = useState('');
  const copy = (text: string, copied: string, refused: string) => {
    navigator.clipboard.writeText(text).then(
      () => tell(copied),
      () => tell(refused),
    );
  };
  return { told, tell, copy };
}
