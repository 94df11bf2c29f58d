/** Room between a toast and what has the focus, in pixels. */
const CLEAR_PX = 12;

/** Edge of the window below a toast, in pixels. */
const BELOW_PX = 24;

/**
 * Scrolls what has the focus out from under the toast: in an open panel always, on the page for those who use the keyboard
 * (WCAG 2.4.11); it would move under others' pointer.
 */
function scrollFocusClear(focused: Element, cover: DOMRect) {
  const body = focused.closest('.panel-body');
  if (focused === body || (!body && !focused.matches(':focus-visible'))) return;
  // Why a field was refused stands below it, and must stay in sight with it.
  const described = focused.getAttribute('aria-describedby')?.split(' ') ?? [];
  const parts = [focused, ...described.flatMap((id) => document.getElementById(id) ?? [])];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const field = {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  const isBeside = field.right < cover.left || field.left > cover.right;
  const hidden = field.bottom + CLEAR_PX - cover.top;
  // In a short window the whole panel scrolls.
  const scroller = body && body.scrollHeight <= body.clientHeight ? body.closest('.panel') : body;
  if (!isBeside && hidden > 0 && field.top < cover.bottom) (scroller ?? window).scrollBy({ top: hidden });
}

/** Scrolls what has the focus out from under the toast that stands there, if any. */
export function clearFocusOfToast() {
  const toast = document.querySelector('.toast');
  if (toast && document.activeElement) scrollFocusClear(document.activeElement, toast.getBoundingClientRect());
}

/**
 * Keeps what has the focus in sight beside a toast: what has it now, and on the page also what takes it next.
 * @returns the function that stops
 */
export function keepFocusClear(toast: HTMLElement): () => void {
  const cover = toast.getBoundingClientRect();
  if (document.activeElement) scrollFocusClear(document.activeElement, cover);
  const { style } = document.documentElement;
  // The browser minds it when it scrolls to what takes the focus.
  style.scrollPaddingBottom = `${Math.ceil(cover.height) + BELOW_PX + CLEAR_PX}px`;
  return () => {
    style.scrollPaddingBottom = '';
  };
}
