import { useEffect } from 'react';
import { noticeMessages, reloadLoses } from '@/notifications/messages';
import { useNotify } from '@/notifications/notify';
import type { ScreenMemory } from '@/screens/screenMemory';
import { unsentOf } from '@/screens/unsent';
import type { NewerVersion } from '../offline/newerVersion';
import { reloadUnasked } from './useAskBeforeLoss';

/** Where something was thrown: the first address of its stack. Messages name addresses too, and some stacks begin with it. */
function thrownAt({ message, stack = '' }: Error): string {
  return /(?<![\w-])[\w-]+:\/\//.exec(stack.replace(message, ''))?.[0] ?? '';
}

/** True for a fault of the app; browsers also report by such events that a resize took two frames. */
function isFault(event: ErrorEvent | PromiseRejectionEvent): boolean {
  const fault: unknown = 'reason' in event ? event.reason : event.error;
  // Extensions run in the page too. Safari hides which one it was.
  if (fault instanceof Error && /^([\w-]+-extension|webkit-masked-url):/.test(thrownAt(fault))) return false;
  return 'reason' in event || Boolean(fault);
}

/**
 * Shows notices for what happens outside of every screen: a newer version, and a fault that nothing else shows. Their
 * 'Reload' asks first when something typed would be lost.
 */
export function useBrowserNotices(newerVersion: NewerVersion, memory: ScreenMemory): void {
  const { notice } = useNotify();
  useEffect(() => {
    const reload = () => {
      const loses = reloadLoses(unsentOf(memory));
      if (loses === undefined) window.location.reload();
      else notice(noticeMessages.reloadAnyway(loses), reloadUnasked);
    };
    const noticeFault = (event: ErrorEvent | PromiseRejectionEvent) => {
      if (isFault(event)) notice(noticeMessages.unexpectedFault(), reload);
    };
    window.addEventListener('error', noticeFault);
    window.addEventListener('unhandledrejection', noticeFault);
    const stop = newerVersion.onNewer(() => notice(noticeMessages.newerVersion(), reload));
    return () => {
      window.removeEventListener('error', noticeFault);
      window.removeEventListener('unhandledrejection', noticeFault);
      stop();
    };
  }, [notice, newerVersion, memory]);
}
