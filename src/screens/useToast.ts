import type { ToastMessage } from '@/notifications/message';
import { useNotify } from '@/notifications/notify';
import { isRepeatedPress } from './press';

/** Shows the toast of a press that performs nothing; the repeat of a press (double click, held key) shows none. */
export function useToast(): (message: ToastMessage) => void {
  const notify = useNotify();
  return (message) => {
    if (!isRepeatedPress()) notify.toast(message);
  };
}
