import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { type Notify, NotifyProvider } from '@/notifications/notify';
import { createToastRecords } from '@/notifications/toastRecords';
import { NotificationLayer } from '@/ui/NotificationLayer';
import { NoticeStack, showNotice } from '@/ui/NoticeStack';
import { ToastList } from '@/ui/ToastList';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

export interface NotificationsProps {
  /** Whatever speaks through `useNotify`. */
  children: ReactNode;
}

/** Both toasters and the port through which the screens speak to them. */
export function Notifications({ children }: NotificationsProps) {
  const [records] = useState(createToastRecords);
  const [announced, setAnnounced] = useState('');
  const [notify] = useState<Notify>(() => ({ toast: records.show, notice: showNotice, announce: setAnnounced }));
  const record = useSyncExternalStore(records.subscribe, records.current);
  return (
    <NotifyProvider value={notify}>
      {children}
      <NotificationLayer>
        <VisuallyHidden>
          <span role="status">{announced}</span>
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
