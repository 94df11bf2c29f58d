import type { ReactNode } from 'react';

export interface LinkButtonProps {
  /** The accessible name where the words alone say too little; begins with them. */
  name?: string;
  /** A click, a tap, or Enter or Space on the button. */
  onPress: () => void;
  /** The words shown. */
  children: ReactNode;
}

/** A button among words, looking like a link: it leads somewhere, quietly. */
export function LinkButton({ name, onPress, children }: LinkButtonProps) {
  return (
    <button type="button" aria-label={name} className="link-button" onClick={onPress}>
      {children}
    </button>
  );
}
