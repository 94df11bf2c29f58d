/** Room between a toast and what has the focus, in pixels. */
const CLEAR_PX = 12;

/** What an element scrolls with; undefined where that is the page. */
function scrollerOf(element: Element): Element | undefined {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return undefined;
}

/** Whether it stands at the lower edge of the window whatever is scrolled, as the message box does on phones. */
function staysAtTheEdge(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { position, bottom } = getComputedStyle(at);
    if (position === 'sticky' && bottom !== 'auto') return true;
  }
  return false;
}

/**
 * Scrolls what has the focus out from under a toast, as far as there is more to scroll (WCAG 2.4.11): in an open panel
 * always; on the page only where the focus is seen, for it would move under the pointer of others.
 */
function scrollFocusClear(focused: Element, toast: Element) {
  const body = focused.closest('.panel-body');
  if (focused === body || (!body && !focused.matches('main :focus-visible'))) return;
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
  const cover = toast.getBoundingClientRect();
  const isBeside = field.right < cover.left || field.left > cover.right;
  const hidden = field.bottom + CLEAR_PX - cover.top;
  if (isBeside || hidden <= 0 || field.top >= cover.bottom) return;
  // Of a long list, as of the messages, enough is in sight above the toast.
  if (field.bottom - field.top > cover.top || staysAtTheEdge(focused)) return;
  (scrollerOf(focused) ?? window).scrollBy({ top: hidden });
}

/** Scrolls what has the focus out from under the toast that stands there, if any. */
export function keepFocusClear(toast: Element | null = document.querySelector('.toast')): void {
  if (toast && document.activeElement) scrollFocusClear(document.activeElement, toast);
}
