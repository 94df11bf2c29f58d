import { useEffect, useRef, useState } from 'react';

/** How long an announcement stands in its live region, in milliseconds: long enough to be read, then it is gone. */
const STANDS_MS = 2_000;

/**
 * Words for a live region: empty at first, filled after a change, and empty again, so that nothing is announced a second
 * time when the region is shown again.
 * @param words what is true now; nothing is announced while they stay the same
 * @param restMs how long they have to stay the same before they are announced, in milliseconds
 */
export function useAnnouncement(words: string, restMs = 0): string {
  const [announcement, setAnnouncement] = useState('');
  const lastRef = useRef(words);
  useEffect(() => {
    if (words === lastRef.current) return;
    let clearing: ReturnType<typeof setTimeout>;
    const announcing = setTimeout(() => {
      lastRef.current = words;
      setAnnouncement(words);
      clearing = setTimeout(() => setAnnouncement(''), STANDS_MS);
    }, restMs);
    return () => {
      clearTimeout(announcing);
      clearTimeout(clearing);
      setAnnouncement('');
    };
  }, [words, restMs]);
  return announcement;
}
