import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { EmailList } from '@/components/threads/EmailList';
import { ThreadPanel } from '@/components/threads/ThreadPanel';
import { ThreadTicketForm } from '@/components/threads/ThreadTicketForm';
import type { EmailThread } from '@/domain/threads/thread';
import { changeField, missingFields, refuseForm } from '@/domain/threads/threadTicketDraft';
import { toastMessages } from '@/notifications/messages';
import { useNotify } from '@/notifications/notify';
import { useOperations } from '@/operations/OperationsContext';
import { threadMessagesQuery } from '@/operations/threads';
import type { Neighbours } from '@/ui/RecordStepper';
import { useCopyNotice } from '../useCopyNotice';
import { usePerform } from '../usePerform';
import { useRemote } from '../useRemote';
import { useStableCallback } from '../useStableCallback';
import { useToast } from '../useToast';
import { useThreadForm } from './useThreadForm';

export interface ThreadPanelHostProps {
  /** Stays while the panel slides out. */
  thread: EmailThread;
  /** To whom a ticket can be assigned. */
  staff: readonly string[];
  /** Id of what is shown, of no other also where a source repeats its number. */
  recordId: string;
  /** False slides it out. */
  open: boolean;
  /** The thread's place in the inbox, with the step to the next. */
  neighbours: Neighbours;
  /** Closed by the person, or because its ticket was created or the thread escalated; the parent sets `open` to false. */
  onClose: () => void;
  /** 'View PO' in the panel was pressed; a toast and no navigation (THREAD-2). */
  onViewPurchaseOrder: (thread: EmailThread) => void;
}

/** The thread panel with its emails, form, commands and messages. */
export function ThreadPanelHost({
  thread,
  staff,
  recordId,
  open,
  neighbours,
  onClose,
  onViewPurchaseOrder,
}: ThreadPanelHostProps) {
  const operations = useOperations();
  const showToast = useToast();
  const showCopyNotice = useCopyNotice();
  const { takeBack } = useNotify();
  const perform = usePerform();
  const formId = useId();
  const [emails, retryEmails] = useRemote(useQuery(threadMessagesQuery(operations, thread.id)));
  const { form, changeForm, asSent } = useThreadForm(thread, recordId);

  // A command may end when another thread is open, or none, or another screen.
  const openingRef = useRef<object>(undefined);
  useEffect(() => {
    openingRef.current = open ? { recordId } : undefined;
    return () => {
      openingRef.current = undefined;
      // It asks for what is missing in a form that is gone.
      takeBack(toastMessages.missingInformation());
    };
  }, [open, recordId, takeBack]);
  const closeOpening = useStableCallback((opening: object | undefined) => {
    if (opening && openingRef.current === opening) onClose();
  });
  /** Closes the panel later, unless it was closed or opened anew by then. */
  const closeLater = () => {
    const { current: opening } = openingRef;
    return () => closeOpening(opening);
  };

  const createTicket = () => {
    if (missingFields(form.draft).length > 0) {
      changeForm(refuseForm(form));
      showToast(toastMessages.missingInformation());
      return;
    }
    const sent = asSent();
    const close = closeLater();
    perform(
      { kind: 'create-thread-ticket', threadId: thread.id, draft: form.draft },
      {
        onDone: () => {
          // What was typed after the press is kept: going forward finds it.
          if (sent.isUnchanged()) sent.drop();
          close();
        },
        onInvalid: (fields) => {
          if (sent.isUnchanged()) changeForm(refuseForm(form, fields));
        },
      },
    );
  };
  // The form is not sent along, so that nothing in it is dropped or marked.
  const escalate = () => perform({ kind: 'escalate-thread', threadId: thread.id }, { onDone: closeLater() });

  return (
    <ThreadPanel
      thread={thread}
      recordId={recordId}
      open={open}
      neighbours={neighbours}
      formId={formId}
      emailList={<EmailList emails={emails} totalCount={thread.emailCount} onRetry={retryEmails} />}
      ticketForm={
        <ThreadTicketForm
          id={formId}
          form={form}
          staff={staff}
          onChangeField={(field, value) => changeForm(changeField(form, field, value))}
          onCreateTicket={createTicket}
        />
      }
      onCopyPoNumber={(outcome) => showCopyNotice(thread.poNumber, outcome)}
      onViewPurchaseOrder={() => onViewPurchaseOrder(thread)}
      onViewTickets={() => showToast(toastMessages.navigateToTickets(thread.poNumber))}
      onClose={onClose}
      onEscalate={escalate}
    />
  );
}
