/**
 * Lets the second press of a double click end in nothing, where the first one takes away what was pressed: it would
 * press what lies behind, or take the focus from where it was led.
 * @param place where presses are ignored, when something has come there by itself; quick presses elsewhere are meant
 */
export function ignoreRestOfDoubleClick(place: Element = document.documentElement): void {
  const ignore = (event: MouseEvent) => {
    // The browser counts presses; those of the keyboard are none.
    if (event.detail > 1) {
      if (event.target instanceof Node && !place.contains(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    document.removeEventListener('mousedown', ignore, true);
    document.removeEventListener('click', ignore, true);
  };
  document.addEventListener('mousedown', ignore, true);
  document.addEventListener('click', ignore, true);
}
