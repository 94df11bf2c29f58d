import { noticeMessages } from '@/notifications/messages';
import { useNotify } from '@/notifications/notify';
import type { CopyOutcome } from '@/ui/copyText';

/** Tells by a notice whether a number was copied (TOAST-4). */
export function useTellCopy(): (what: string, outcome: CopyOutcome) => void {
  const notify = useNotify();
  return (what, outcome) =>
    notify.notice(outcome === 'copied' ? noticeMessages.copied(what) : noticeMessages.copyFailed(what));
}
