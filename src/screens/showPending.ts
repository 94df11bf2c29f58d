/**
 * Says on a control that its command is pending: `aria-busy`, which the style sheet draws without a change of size.
 * Written to the page itself, for any of some thirty buttons may have been pressed, in a row of a table too.
 * @param control undefined where nothing was pressed
 * @returns how to stop
 */
export function showPending(control: Element | undefined): () => void {
  control?.setAttribute('aria-busy', 'true');
  return () => control?.removeAttribute('aria-busy');
}
