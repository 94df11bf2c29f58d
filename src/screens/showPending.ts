/** How many commands of each control are under way: a second message may be sent before the first has arrived. */
const pending = new WeakMap<Element, number>();

function count(control: Element, change: 1 | -1) {
  const left = (pending.get(control) ?? 0) + change;
  pending.set(control, left);
  if (left > 0) control.setAttribute('aria-busy', 'true');
  else control.removeAttribute('aria-busy');
}

/**
 * Marks a control as pending by `aria-busy`, which the style sheet draws without a change of size. Set on the element
 * itself: any of some thirty buttons may have been pressed, in a row of a table too.
 * @param control undefined where nothing was pressed
 * @returns the function that removes the mark, where no other command of the control is under way; to be called once
 */
export function showPending(control: Element | undefined): () => void {
  if (!control) return () => {};
  count(control, 1);
  return () => count(control, -1);
}
