import { Text } from '@radix-ui/themes';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { WholeIds } from './WholeIds';

/** The second toaster's measures (TOAST-4): count, milliseconds and pixels. */
export const NOTICES = { visible: 3, durationMs: 4_000, gapPx: 14, widthPx: 356, swipePx: 20 } as const;

export interface Notice {
  text: string;
  tone: 'success' | 'info' | 'warning';
  /** Words of its button; a notice with one stays until it is dismissed. */
  action?: string;
}

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert } as const;

/** Edge, ground and room of a notice; the element also bears the class `notice`, `data-tone` and `data-edge`. */
export const noticeCard = 'flex items-start gap-3 rounded-card border border-line bg-raised p-4 shadow-overlay';

export interface NoticeWordsProps {
  /** What is said, and how it is meant. */
  notice: Notice;
  /** What stands below the words: what can be done about it. */
  children?: ReactNode;
}

/** Icon and words of a notice. */
export function NoticeWords({ notice, children }: NoticeWordsProps) {
  const Icon = icons[notice.tone];
  return (
    <>
      <Icon aria-hidden size={18} className="notice-icon mt-px shrink-0" />
      <div className="flex min-w-0 grow flex-col items-start gap-2">
        <Text as="p" size="2">
          <WholeIds>{notice.text}</WholeIds>
        </Text>
        {children}
      </div>
    </>
  );
}

/** How often a notice with a button was sent off, by its text: shown again, it must not be taken for the one that leaves. */
const sentOff = new Map<string, number>();

function sendOff(id: string | number, { text, action }: Notice) {
  if (action !== undefined) sentOff.set(text, (sentOff.get(text) ?? 0) + 1);
  toast.dismiss(id);
}

interface NoticeCardProps {
  id: string | number;
  notice: Notice;
  onAction: (() => void) | undefined;
}

function NoticeCard({ id, notice, onAction }: NoticeCardProps) {
  const startX = useRef(0);
  // sonner's own threshold is 45 px; the specification asks for 20.
  const onPointerUp = (event: PointerEvent) => {
    if (startX.current - event.clientX > NOTICES.swipePx) sendOff(id, notice);
  };
  return (
    <div
      data-edge
      data-tone={notice.tone}
      className={`notice ${noticeCard}`}
      onPointerDown={(event) => {
        startX.current = event.clientX;
      }}
      onPointerUp={onPointerUp}
    >
      <NoticeWords notice={notice}>
        {notice.action !== undefined && (
          <Button
            variant="outline"
            color="gray"
            size="1"
            onClick={() => {
              sendOff(id, notice);
              onAction?.();
            }}
          >
            {notice.action}
          </Button>
        )}
      </NoticeWords>
      <IconButton
        aria-label="Dismiss message"
        variant="ghost"
        color="gray"
        size="1"
        onClick={() => sendOff(id, notice)}
      >
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  );
}

/**
 * Puts a notice on the stack. Returns the function that takes it off again, when it is no longer true.
 * @param onAction its button was pressed, which has sent it off
 */
export function showNotice(notice: Notice, onAction?: () => void): () => void {
  const card = (id: string | number) => <NoticeCard id={id} notice={notice} onAction={onAction} />;
  // One with a button stays until it is dismissed; under its text as id, the same one shown again replaces it.
  const staying = { id: `${notice.text} ${sentOff.get(notice.text) ?? 0}`, duration: Infinity };
  const id = toast.custom(card, notice.action === undefined ? undefined : staying);
  return () => sendOff(id, notice);
}

/** Removes every notice at once, also those that wait. */
export function clearNotices(): void {
  toast.dismiss();
}

/** The second toaster: what the browser itself did or met. Belongs into a NotificationLayer. */
export function NoticeStack() {
  const stackRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const runOn = ({ target }: FocusEvent) => {
      const stack = stackRef.current;
      if (!(target instanceof Node) || stack?.contains(target) || stack?.matches(':hover')) return;
      // sonner stops the time of all notices at Alt+T, and lets it run on only when the pointer has been there too, or at
      // the end of a drag.
      stack?.querySelector('[data-sonner-toaster]')?.dispatchEvent(new Event('dragend', { bubbles: true }));
    };
    // Where a notice takes the keys that lead to it, Firefox would open its menu 'Tools' as well.
    const keepFromBrowser = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT' && stackRef.current?.querySelector('.notice')) event.preventDefault();
    };
    document.addEventListener('focusin', runOn, true);
    document.addEventListener('keydown', keepFromBrowser);
    return () => {
      document.removeEventListener('focusin', runOn, true);
      document.removeEventListener('keydown', keepFromBrowser);
    };
  }, []);
  return (
    // Escape on the stack, which Alt+T reaches, dismisses all notices.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the list inside it
    <div
      ref={stackRef}
      onKeyDown={(event) => {
        if (event.key === 'Escape') clearNotices();
      }}
    >
      <Toaster
        position="bottom-left"
        visibleToasts={NOTICES.visible}
        // Piled up, sonner shrinks the older ones: their text is covered and their buttons fall below 24 px.
        expand
        duration={NOTICES.durationMs}
        gap={NOTICES.gapPx}
        style={{ '--width': `${NOTICES.widthPx}px` }}
        swipeDirections={['left']}
        customAriaLabel="Browser messages"
        offset={{ bottom: 'var(--notices-bottom)', left: 'var(--layer-edge)' }}
        mobileOffset={{ bottom: 'var(--notices-bottom)', left: 16, right: 16 }}
        toastOptions={{ unstyled: true }}
      />
    </div>
  );
}
