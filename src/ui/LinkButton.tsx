import type { ReactNode } from 'react';

export interface LinkButtonProps {
  /** The accessible name; begins with the words shown, which alone say too little. */
  name: string;
  /** For a button that unfolds something: the id of that, and whether it is unfolded. */
  unfolds?: { id: string; open: boolean };
  /** A click, a tap, or Enter or Space on the button. */
  onPress: () => void;
  /** The words shown. */
  children: ReactNode;
}

/** A button among words that looks like a link, for an action that should stand back: it leads somewhere or unfolds more. */
export function LinkButton({ name, unfolds, onPress, children }: LinkButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-expanded={unfolds?.open}
      aria-controls={unfolds?.id}
      className="link-button select-none print:hidden"
      onClick={onPress}
    >
      {children}
    </button>
  );
}
