/**
 * Keeps a key that a story has heeded from Storybook around it: Alt with an arrow steps to the next order, and would also
 * lead to the next component; Escape closes a panel, and would also end the full screen.
 */
export function keepHeededKeys(): void {
  // Storybook's own; a test runs without it. At the window all that a story listens with has had its turn.
  const { onkeydown } = window;
  if (onkeydown === null) return;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- stands in the place of the one that Storybook has set
  window.onkeydown = (event) => {
    if (!event.defaultPrevented) onkeydown.call(window, event);
  };
}
