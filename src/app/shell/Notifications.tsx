import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { type Notify, NotifyProvider } from '@/notifications/notify';
import type { ToastRecords } from '@/notifications/toastRecords';
import { NoticeStack, showNotice } from '@/ui/NoticeStack';
import { NotificationLayer } from '@/ui/NotificationLayer';
import { ToastList } from '@/ui/ToastList';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

export interface NotificationsProps {
  /** The toasts: kept by the parent, so that one that comes while the gate stands is shown after the login. */
  records: ToastRecords;
  /** Everything that calls `useNotify`. */
  children: ReactNode;
}

/** Both toasters, and the `notify` port through which the screens use them. */
export function Notifications({ records, children }: NotificationsProps) {
  const [announced, setAnnounced] = useState({ count: 0, text: '' });
  const [notify] = useState<Notify>(() => ({
    toast: records.show,
    takeBack: records.takeBack,
    notice: showNotice,
    announce: (text) => setAnnounced(({ count }) => ({ count: count + 1, text })),
  }));
  const record = useSyncExternalStore(records.subscribe, records.current);
  return (
    <NotifyProvider value={notify}>
      {children}
      <NotificationLayer>
        <VisuallyHidden>
          <span role="status">
            {/* A new element each time: the same text would be announced only once. */}
            <span key={announced.count}>{announced.text}</span>
          </span>
        </VisuallyHidden>
        <ToastList
          toast={record?.open ? { id: record.id, ...record.message } : null}
          onDismissToast={records.dismiss}
        />
        <NoticeStack />
      </NotificationLayer>
    </NotifyProvider>
  );
}
