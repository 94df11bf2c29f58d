import { useSyncExternalStore } from 'react';

/** The part after '#' of the address of Storybook, or of its frame; undefined where there is none. */
export function wantedAnchor(): string | undefined {
  // Storybook puts what it keeps of the toolbar behind it.
  const [, id] = /^#([\w-]+)(?:&|$)/.exec(window.parent.location.hash || window.location.hash) ?? [];
  return id;
}

/** The anchor that the address names, also when another one is put into the address of the open page. */
export function useWantedAnchor(): string | undefined {
  return useSyncExternalStore((listener) => {
    window.parent.addEventListener('hashchange', listener);
    return () => window.parent.removeEventListener('hashchange', listener);
  }, wantedAnchor);
}
