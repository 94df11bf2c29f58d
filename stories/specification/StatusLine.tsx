import { useState } from 'react';

interface StatusLineProps {
  /** What came of the last press; '' for nothing. */
  words: string;
}

/** Says in a line that stays in sight what a press on the page has done. */
export function StatusLine({ words }: StatusLineProps) {
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

/** What the line says, its setter, and a way to copy a text that says there whether it went well. */
export function useStatusLine() {
  const [status, setStatus] = useState('');
  const copy = (text: string, copied: string, refused: string) => {
    navigator.clipboard.writeText(text).then(
      () => setStatus(copied),
      () => setStatus(refused),
    );
  };
  return { status, setStatus, copy };
}
