/** Whether the press that is being answered repeats the one before it. */
let repeated = false;
/** What was pressed last. */
let pressed: EventTarget | null = null;

const CONTROL = 'button, a[href], [role="button"]';

const hear = (event: Event) => {
  if (event instanceof KeyboardEvent) repeated = event.repeat;
  // A click without a count was made by a key, which was heard before it, or by assistive technology.
  else if (event instanceof MouseEvent && event.detail > 0) repeated = event.detail > 1;
  if (event.type !== 'keyup') pressed = event.target;
};

/** Listens to every press on the page, ahead of whoever answers it; returns how to stop. */
export function watchPresses(page: Document): () => void {
  for (const kind of ['keydown', 'keyup', 'click']) page.addEventListener(kind, hear, { capture: true });
  return () => {
    repeated = false;
    pressed = null;
    for (const kind of ['keydown', 'keyup', 'click']) page.removeEventListener(kind, hear, { capture: true });
  };
}

/**
 * True while the second click of a double click, or a key that is held down, is answered: one wish, not two. Told by the
 * press itself, for an empty form may be sent (TICKET-8) and a button that looks ready is.
 */
export const isRepeatedPress = (): boolean => repeated;

/** The control whose press is being answered; for a key in a field, the button that sends the field's form. */
export function pressedControl(): Element | undefined {
  if (!(pressed instanceof Element)) return undefined;
  return pressed.closest(CONTROL) ?? pressed.closest('form')?.querySelector('[type="submit"]') ?? undefined;
}
