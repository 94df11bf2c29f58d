/** Whether the press that is being handled repeats the one before it. */
let repeated = false;
/** Whether a key is held down for so long that it repeats. */
let held = false;
/** What was pressed last. */
let pressed: EventTarget | null = null;

const CONTROL = 'button, a[href], [role="button"]';

const notePress = (event: Event) => {
  if (event instanceof KeyboardEvent) held = event.repeat;
  // A click without a count comes from a key, whose keydown was seen before, or from assistive technology.
  repeated = event instanceof MouseEvent && event.detail > 0 ? event.detail > 1 : held;
  if (event.type !== 'keyup') pressed = event.target;
};

/** A key that is let go over another window sends no keyup here. */
const letGo = () => {
  held = false;
};

/** Listens to every press on the page before its handlers run; returns the function that stops. */
export function watchPresses(page: Document): () => void {
  page.defaultView?.addEventListener('blur', letGo);
  for (const kind of ['keydown', 'keyup', 'click']) page.addEventListener(kind, notePress, { capture: true });
  return () => {
    repeated = false;
    held = false;
    pressed = null;
    page.defaultView?.removeEventListener('blur', letGo);
    for (const kind of ['keydown', 'keyup', 'click']) page.removeEventListener(kind, notePress, { capture: true });
  };
}

/**
 * True while the second click of a double click, or a key that is held down, is handled: the person means one action.
 * Read from the event, not from the form: an empty form may be submitted (TICKET-8).
 */
export const isRepeatedPress = (): boolean => repeated;

/** The control whose press is being handled; for a key in a field, the submit button of its form. */
export function pressedControl(): Element | undefined {
  if (!(pressed instanceof Element)) return undefined;
  return pressed.closest(CONTROL) ?? pressed.closest('form')?.querySelector('[type="submit"]') ?? undefined;
}
