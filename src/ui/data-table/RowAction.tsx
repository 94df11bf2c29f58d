export interface RowActionProps {
  /** Unique in the page, without white space, and the same after a refetch, so that the focus can return to it. */
  id: string;
  /** The accessible name; begins with the words shown. */
  name: string;
  /** A click, a tap, or Enter or Space on the button. */
  onPress: () => void;
  /** The words shown. */
  children: string;
}

/** A button that stands in every row: quiet until the row is under the pointer or it has the focus itself. */
export function RowAction({ id, name, onPress, children }: RowActionProps) {
  return (
    // A long table uses a row again for another record; the key keeps a button from being shown as busy there.
    <button key={id} type="button" id={id} aria-label={name} className="row-action select-none" onClick={onPress}>
      {children}
    </button>
  );
}
