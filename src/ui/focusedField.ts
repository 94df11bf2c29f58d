/** The text field that has the focus, within what a selector finds. */
export const focusedField = (scope: string): Element | null =>
  document.querySelector(`${scope} :is(input, textarea):focus`);
