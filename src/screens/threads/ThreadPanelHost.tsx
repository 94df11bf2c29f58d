import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { EmailList } from '@/components/threads/EmailList';
import { ThreadPanel } from '@/components/threads/ThreadPanel';
import { ThreadTicketForm } from '@/components/threads/ThreadTicketForm';
import type { EmailThread } from '@/domain/threads/thread';
import {
  changeField,
  missingFields,
  refuseForm,
  type ThreadTicketFormState,
  ticketFormFor,
} from '@/domain/threads/threadTicketDraft';
import { toastMessages } from '@/notifications/messages';
import { useNotify } from '@/notifications/notify';
import { useOperations } from '@/operations/OperationsContext';
import { staffQuery } from '@/operations/teams';
import { threadMessagesQuery } from '@/operations/threads';
import { remoteOf } from '../remoteOf';
import { usePerform } from '../usePerform';
import { useStableCallback } from '../useStableCallback';

/** The form of one opening of the panel. */
interface Opening {
  count: number;
  open: boolean;
  /** Undefined until a thread is opened. */
  threadId: string | undefined;
  form: ThreadTicketFormState | undefined;
}

const notOpened: Opening = { count: 0, open: false, threadId: undefined, form: undefined };

/**
 * The opening that matches what the screen shows: opening the panel, or showing another thread in it, starts a new one;
 * a refetch of the same thread does not.
 */
function followOpening(opening: Opening, thread: EmailThread | undefined, open: boolean): Opening {
  const isOpen = open && thread !== undefined;
  if (opening.open === isOpen && (!isOpen || opening.threadId === thread.id)) return opening;
  if (!isOpen) return { ...opening, open: false };
  return { count: opening.count + 1, open: true, threadId: thread.id, form: ticketFormFor(thread) };
}

export interface ThreadPanelHostProps {
  /**
   * Undefined until one is opened. The host is mounted all the same, so that its queries are never garbage collected.
   */
  thread: EmailThread | undefined;
  /** False slides it out. */
  open: boolean;
  /** The person closed it; set `open` to false. */
  onClose: () => void;
  /** 'View PO' in the panel was pressed; a toast and no navigation (THREAD-2). */
  onViewPurchaseOrder: (thread: EmailThread) => void;
}

/** The thread panel with its emails, form, commands and messages. */
export function ThreadPanelHost({ thread, open, onClose, onViewPurchaseOrder }: ThreadPanelHostProps) {
  const operations = useOperations();
  const notify = useNotify();
  const perform = usePerform();
  const formId = useId();
  const { data: staff } = useSuspenseQuery(staffQuery(operations));
  const emailsQuery = useQuery({
    ...threadMessagesQuery(operations, thread?.id ?? ''),
    enabled: thread !== undefined,
  });
  const [lastOpening, setOpening] = useState(notOpened);
  const opening = followOpening(lastOpening, thread, open);
  if (opening !== lastOpening) setOpening(opening);

  // A command may end when another thread is open, or none, or another screen.
  const unmountedRef = useRef(false);
  useEffect(() => {
    unmountedRef.current = false;
    return () => {
      unmountedRef.current = true;
    };
  }, []);
  const finish = useStableCallback((count: number) => {
    if (unmountedRef.current || !opening.open || opening.count !== count) return;
    if (thread) setOpening({ ...opening, form: ticketFormFor(thread) });
    onClose();
  });

  const refuse = useStableCallback((count: number, fields: readonly string[]) => {
    if (unmountedRef.current || !opening.form || opening.count !== count) return;
    setOpening({ ...opening, form: refuseForm(opening.form, fields) });
  });

  const { form } = opening;
  if (!thread || !form) return null;
  const createTicket = () => {
    if (missingFields(form.draft).length > 0) {
      setOpening({ ...opening, form: refuseForm(form) });
      notify.toast(toastMessages.missingInformation());
      return;
    }
    perform(
      { kind: 'create-thread-ticket', threadId: thread.id, draft: form.draft },
      { onDone: () => finish(opening.count), onInvalid: (fields) => refuse(opening.count, fields) },
    );
  };

  return (
    <ThreadPanel
      thread={thread}
      open={opening.open}
      formId={formId}
      emailList={
        <EmailList
          emails={remoteOf(emailsQuery)}
          totalCount={thread.emailCount}
          onRetry={() => {
            void emailsQuery.refetch();
          }}
        />
      }
      ticketForm={
        <ThreadTicketForm
          id={formId}
          form={form}
          staff={staff}
          onChangeField={(field, value) => setOpening({ ...opening, form: changeField(form, field, value) })}
          onCreateTicket={createTicket}
        />
      }
      onViewPurchaseOrder={() => onViewPurchaseOrder(thread)}
      onViewTickets={() => notify.toast(toastMessages.navigateToTickets(thread.poNumber))}
      onClose={onClose}
      onEscalate={() =>
        perform({ kind: 'escalate-thread', threadId: thread.id }, { onDone: () => finish(opening.count) })
      }
    />
  );
}
