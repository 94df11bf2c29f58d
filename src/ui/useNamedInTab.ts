import { useEffect } from 'react';

/**
 * Puts a name before the title of the tab, of one panel at a time. The entry in the history, a bookmark and a printed PDF
 * are called so, and two tabs with the same screen can be told apart.
 * @param name undefined for the title as it is
 */
export function useNamedInTab(name: string | undefined) {
  useEffect(() => {
    if (name === undefined) return undefined;
    const before = document.title;
    const named = `${name} · ${before}`;
    document.title = named;
    return () => {
      // Another screen has given its own by now.
      if (document.title === named) document.title = before;
    };
  }, [name]);
}
