/** How many row elements are reused at first; a higher window takes more. */
export const MIN_SLOTS = 32;

/** A row to draw. */
export interface DrawnRow {
  index: number;
  /**
   * Which row element it takes, each once. A row that leaves the window passes its element on to one that enters, which
   * only changes its texts: half the work of a new element.
   */
  slot: string;
}

/** So many row elements that each of the rows drawn has its own: two rows on one would be one row too few. */
export function slotsNeeded(rowCount: number, slots: number): number {
  let needed = slots;
  while (rowCount > needed) needed *= 2;
  return needed;
}

/**
 * Assigns row elements. The row with the focus keeps its own out of sight; a row that would take it gets another.
 * @param indexes the rows in sight, one after the other, and the one with the focus; no more than there are slots
 * @param focused -1 when no row has the focus
 */
export function assignSlots(indexes: readonly number[], focused: number, slots: number): readonly DrawnRow[] {
  const kept = indexes.includes(focused) ? focused : -1;
  return indexes.map((index) => {
    const taken = kept !== -1 && index !== kept && index % slots === kept % slots;
    return { index, slot: taken ? 'beside' : String(index % slots) };
  });
}
