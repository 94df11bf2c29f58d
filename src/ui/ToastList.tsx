import { Text } from '@radix-ui/themes';
import { CircleAlert, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useRef } from 'react';
import { IconButton } from './IconButton';
import { keepFocusClear } from './keepFocusClear';
import { publishHeight } from './publishHeight';
import { WholeIds } from './WholeIds';

/** Time on screen unless the toast says otherwise, in milliseconds (TOAST-2). */
export const TOAST_MS = 5_000;
/** Distance past which a swipe takes a toast away, in pixels (TOAST-2). */
export const TOAST_SWIPE_PX = 50;

export interface ToastListItem {
  /** New for every toast, also for equal text, so that it is announced again and its time starts anew. */
  id: number;
  /** What happened, in a few words. */
  title: string;
  /** The same in a sentence. */
  description: string;
  /** 'destructive' for what failed or was refused: drawn otherwise and announced at once. */
  style?: 'destructive' | undefined;
  /** Milliseconds on screen; `TOAST_MS` when absent. */
  durationMs?: number | undefined;
}

export interface ToastListProps {
  /** The toast on screen; null shows none. */
  toast: ToastListItem | null;
  /** The toast's time is over, or somebody sent it away. */
  onDismissToast: (id: number) => void;
}

/** Leads to the toast. */
const HOTKEY = ['F8'];
const NO_HOTKEY: string[] = [];

/**
 * Radix stops the time under the pointer and the focus, and forgets to let it run on when the toast is taken away; it does
 * when the window is focused. While the list itself has the focus, time stands still for the next one too.
 */
function letTimeRunOn(list: Element | null) {
  if (!list?.matches(':focus')) window.dispatchEvent(new Event('focus'));
}

/** Leaves room for notices above the toast, and what has the focus in sight. */
function makeRoom(toast: HTMLElement | null) {
  if (!toast) return;
  const list = toast.closest('.toast-viewport');
  keepFocusClear(toast);
  // Read only while there is a toast; the first frame of the next one finds that of the last.
  const stop = publishHeight(toast, '--toast-height');
  return () => {
    stop();
    letTimeRunOn(list);
  };
}

/** Edge, ground and room of a toast; the element also bears the class `toast`, `data-style` and `data-edge`. */
export const toastCard = 'relative flex items-start gap-3 rounded-card border px-4 py-(--toast-pad) shadow-overlay';

export type ToastWordsProps = Pick<ToastListItem, 'style' | 'title' | 'description'>;

/** Icon and words of a toast. */
export function ToastWords({ style, title, description }: ToastWordsProps) {
  const Icon = style ? CircleAlert : Info;
  return (
    <>
      <Icon aria-hidden size={18} className="toast-icon mt-px shrink-0" />
      <div className="toast-words min-w-0 grow pr-6 break-words">
        <Toast.Title asChild>
          <Text as="p" size="2" weight="medium">
            <WholeIds>{title}</WholeIds>
          </Text>
        </Toast.Title>{' '}
        <Toast.Description asChild>
          <Text as="p" size="2" color="gray" className="text-dense">
            <WholeIds>{description}</WholeIds>
          </Text>
        </Toast.Description>
      </div>
    </>
  );
}

function ToastCard({ toast, onDismissToast }: { toast: ToastListItem; onDismissToast: (id: number) => void }) {
  const sentAwayRef = useRef(false);
  const dismiss = () => {
    // One Escape may come twice: from Radix, and from the key handler below.
    if (!sentAwayRef.current) onDismissToast(toast.id);
    sentAwayRef.current = true;
  };
  return (
    <Toast.Root
      ref={makeRoom}
      type={toast.style ? 'foreground' : 'background'}
      duration={toast.durationMs ?? TOAST_MS}
      onOpenChange={(open) => {
        if (!open) dismiss();
      }}
      onSwipeCancel={({ currentTarget, detail }) => {
        // Radix swallows the click that ends a swipe. A finger's ends in none, and the next press would be lost.
        if (detail.originalEvent.pointerType !== 'mouse')
          queueMicrotask(() => currentTarget.dispatchEvent(new Event('click')));
      }}
      onEscapeKeyDown={(event) => {
        // Escape inside an open panel is meant for the panel, and in a search with words for the search.
        if (document.activeElement?.closest('[role="dialog"], [type="search"]:not(:placeholder-shown)'))
          event.preventDefault();
      }}
      onKeyDown={(event) => {
        // A panel's own layer keeps Escape from a toast that is older than the panel.
        if (event.key === 'Escape') dismiss();
      }}
      data-style={toast.style ?? 'default'}
      data-edge
      // As style: a panel that opens later takes the pointer from the layers below it by style.
      style={{ pointerEvents: 'auto' }}
      className={`toast ${toastCard}`}
    >
      <ToastWords style={toast.style} title={toast.title} description={toast.description} />
      <Toast.Close asChild>
        <IconButton
          // A panel may have a button that is called "Dismiss" and closes the panel.
          aria-label="Dismiss notification"
          variant="ghost"
          color="gray"
          size="1"
          className="absolute top-[calc(var(--toast-pad)-2px)] right-4 m-0 pointer-coarse:-m-2.5"
        >
          <X aria-hidden size={16} />
        </IconButton>
      </Toast.Close>
    </Toast.Root>
  );
}

/** The in-app toasts: the outcome of operations, one at a time (TOAST-1). Belongs into a NotificationLayer. */
export function ToastList({ toast, onDismissToast }: ToastListProps) {
  return (
    <Toast.Provider swipeDirection="left" swipeThreshold={TOAST_SWIPE_PX} label="Notification">
      {toast && <ToastCard key={toast.id} toast={toast} onDismissToast={onDismissToast} />}
      <Toast.Viewport
        label="Notifications"
        // Without a toast there is nothing that the focus could see.
        hotkey={toast ? HOTKEY : NO_HOTKEY}
        className="toast-viewport"
        onKeyDown={(event) => {
          // F8 leads to the list itself.
          if (event.key === 'Escape' && toast) onDismissToast(toast.id);
        }}
      />
    </Toast.Provider>
  );
}
