import { ChevronsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { VIEW_PURCHASE_ORDER } from '@/domain/purchase-orders/commandWords';
import { isBlank } from '@/domain/text/isBlank';
import { orDash } from '@/domain/text/textOr';
import { THREAD_WORDS } from '@/domain/threads/commandWords';
import { type EmailThread, subjectOf } from '@/domain/threads/thread';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import type { CopyOutcome } from '@/ui/copyText';
import { countText } from '@/ui/countText';
import { factLine } from '@/ui/factLine';
import { type Neighbours, RecordStepper } from '@/ui/RecordStepper';
import { SidePanel } from '@/ui/SidePanel';
import { ROOMY, WIDE, useMediaQuery } from '@/ui/useMediaQuery';
import { viewButtonId } from '@/ui/viewButtonId';
import { AiAnalysis } from './AiAnalysis';
import { ThreadOverview } from './ThreadOverview';

/** Pixels: two columns from 1280 px, one below. */
const WIDTH = { wide: 920, narrow: 640 } as const;

export interface ThreadPanelProps {
  /** The thread shown, also while the panel slides out. */
  thread: EmailThread;
  /** Of the record shown, and of no other; needed where others follow in the open panel, which then begin at their top. */
  recordId?: string;
  /** False slides the panel out. */
  open: boolean;
  /** The thread's place in the inbox, with the step to the next; left out where it stands alone. */
  neighbours?: Neighbours;
  /** The conversation, an `EmailList`; wide, it stands beside the analysis and the form. */
  emailList: ReactNode;
  /** The ticket to make of it, a `ThreadTicketForm`. */
  ticketForm: ReactNode;
  /** Id of that form, which the button at the foot sends. */
  formId: string;
  /** The copy button beside the title was pressed and the browser has copied or refused. */
  onCopyPoNumber: (outcome: CopyOutcome) => void;
  /** 'View PO' was pressed; a toast and no navigation (THREAD-2). */
  onViewPurchaseOrder: () => void;
  /** 'View Tickets' was pressed; a toast and no navigation (THREAD-2). */
  onViewTickets: () => void;
  /** 'Dismiss', Escape, the close button, a press outside or a swipe. */
  onClose: () => void;
  /** 'Quick Escalate' was pressed; the panel stays until it is closed from outside. */
  onEscalate: () => void;
}

/** One thread to read and act on (THREAD-1 to THREAD-14). */
export function ThreadPanel({
  thread,
  recordId,
  open,
  neighbours,
  emailList,
  ticketForm,
  formId,
  onCopyPoNumber,
  onViewPurchaseOrder,
  onViewTickets,
  onClose,
  onEscalate,
}: ThreadPanelProps) {
  const wide = useMediaQuery(WIDE);
  // A phone's few lines are for the thread: there only its title and its two main actions stay in sight.
  const roomy = useMediaQuery(ROOMY);
  const { customer, poNumber, openTickets } = thread;
  // A phone's title has two lines, of which the first would end with the dot.
  const title = roomy ? factLine(orDash(customer), orDash(poNumber)) : `${orDash(customer)} ${orDash(poNumber)}`;
  const views = (
    <>
      <Button variant="outline" color="gray" onClick={onViewPurchaseOrder}>
        {VIEW_PURCHASE_ORDER}
      </Button>
      <Button variant="outline" color="gray" onClick={onViewTickets}>
        {`View Tickets (${countText(openTickets)})`}
      </Button>
    </>
  );
  const dismiss = (
    <Button variant="ghost" color="gray" onClick={onClose}>
      Dismiss
    </Button>
  );
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      openerId={viewButtonId(thread.id)}
      title={title}
      titleAside={!isBlank(poNumber) && <CopyButton value={poNumber} what="PO number" onCopy={onCopyPoNumber} />}
      subtitle={<span dir="auto">{subjectOf(thread)}</span>}
      width={wide ? WIDTH.wide : WIDTH.narrow}
      bodyLabel="Thread"
      recordId={recordId}
      controls={neighbours && <RecordStepper label="Threads" name={title} neighbours={neighbours} />}
      headerActions={wide ? views : undefined}
      footer={
        <>
          {roomy && dismiss}
          <Button
            variant="outline"
            color="gray"
            className="grow px-2.5 sm:ml-auto sm:grow-0 sm:px-3.5"
            onClick={onEscalate}
          >
            <ChevronsUp aria-hidden size={16} className="hidden sm:block" />
            {THREAD_WORDS['escalate-thread']}
          </Button>
          <Button type="submit" form={formId} className="grow px-2.5 sm:grow-0 sm:px-3.5">
            {THREAD_WORDS['create-thread-ticket']}
          </Button>
        </>
      }
    >
      {/* On wide windows emails stand below the overview and beside the rest, whatever their heights. */}
      {!wide && <div className="mb-4 flex gap-2 *:grow">{views}</div>}
      <div className="grid grid-cols-1 gap-x-6 gap-y-5 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
        <ThreadOverview thread={thread} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <AiAnalysis thread={thread} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-2">{emailList}</div>
        <div className="min-w-0 lg:col-start-2 lg:row-start-3">{ticketForm}</div>
        {!roomy && dismiss}
      </div>
    </SidePanel>
  );
}
