import { noticeMessages } from '@/notifications/messages';
import { useNotify } from '@/notifications/notify';
import type { CopyOutcome } from '@/ui/copyText';

/** Shows a notice that says whether a number was copied (TOAST-4). */
export function useCopyNotice(): (what: string, outcome: CopyOutcome) => void {
  const notify = useNotify();
  return (what, outcome) =>
    notify.notice(outcome === 'copied' ? noticeMessages.copied(what) : noticeMessages.copyFailed(what));
}
