/**
 * Marks a control as pending by `aria-busy`, which the style sheet draws without a change of size. Set on the element
 * itself: any of some thirty buttons may have been pressed, in a row of a table too.
 * @param control undefined where nothing was pressed
 * @returns the function that removes the mark
 */
export function showPending(control: Element | undefined): () => void {
  control?.setAttribute('aria-busy', 'true');
  return () => control?.removeAttribute('aria-busy');
}
