/** Room between a toast and what has the focus, in pixels. */
const CLEAR_PX = 12;

/** Scrolls what has the focus in an open panel out from under the toast. */
export function keepFocusClear(toast: HTMLElement) {
  const focused = document.activeElement;
  const body = focused?.closest('.panel-body');
  if (!focused || !body || focused === body) return;
  const cover = toast.getBoundingClientRect();
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
  const scroller = body.scrollHeight > body.clientHeight ? body : (body.closest('.panel') ?? body);
  if (!isBeside && hidden > 0 && field.top < cover.bottom) scroller.scrollBy({ top: hidden });
}
