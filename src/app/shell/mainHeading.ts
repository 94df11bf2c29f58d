/** Id of the landmark that holds the screen. */
export const MAIN_ID = 'main';

/** Moves the focus to the screen's heading, so that screen readers announce it. */
export const focusMainHeading = () =>
  document.querySelector<HTMLElement>(`#${MAIN_ID} h1`)?.focus({ preventScroll: true });
