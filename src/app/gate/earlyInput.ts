/** What was done at the gate before the program was there. */
export interface EarlyInput {
  /** What stands in the field. */
  typed: string;
  /** Whether it was sent, by Enter or by the button. */
  sent: boolean;
  /** Whether it is shown; the eye on the button stays as it was drawn until the program is there. */
  shown: boolean;
}

/**
 * The field as the build drew it; elsewhere than in the app, as in Storybook, there is none. React draws another where an
 * extension has put elements of its own beside it.
 */
let drawnField = import.meta.env.SSR ? null : document.querySelector<HTMLInputElement>('#root .rt-TextFieldInput');

/**
 * Takes over from the script in index.html, which lets the prerendered gate be used while the program is on its way: it
 * enables the button, shows and hides the password, and makes the field read-only when what it holds was sent. Where no such
 * script ran, nothing was typed.
 */
export function takeOverEarlyInput(field: HTMLInputElement, submit: HTMLButtonElement): EarlyInput {
  Object.assign(window, { oninput: null, onclick: null, onsubmit: null });
  const used = drawnField ?? field;
  // A later gate knows nothing of what was typed at this one.
  drawnField = null;
  // Browsers give no autofocus to a page opened at an address with a fragment.
  if (document.activeElement === document.body) field.focus();
  // Firefox keeps a prerendered button enabled over a reload that empties the field.
  submit.disabled = used.value.trim() === '';
  // Not by its type, which React makes what it was drawn with.
  return { typed: used.value, sent: used.readOnly, shown: 'shown' in used.dataset };
}
