import { ChevronsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { orDash } from '@/domain/text/orDash';
import { THREAD_WORDS } from '@/domain/threads/commandWords';
import type { EmailThread } from '@/domain/threads/thread';
import { Button } from '@/ui/Button';
import { countText } from '@/ui/countText';
import { elementId } from '@/ui/elementId';
import { factLine } from '@/ui/factLine';
import { SidePanel } from '@/ui/SidePanel';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { AiAnalysis } from './AiAnalysis';
import { ThreadOverview } from './ThreadOverview';

/** Pixels: two columns from 1280 px, one below. */
const WIDTH = { wide: 920, narrow: 640 } as const;

export interface ThreadPanelProps {
  /** The thread shown, also while the panel slides out. */
  thread: EmailThread;
  /** False slides the panel out. */
  open: boolean;
  /** The conversation, an `EmailList`; wide, it stands beside the analysis and the form. */
  emailList: ReactNode;
  /** The ticket to make of it, a `ThreadTicketForm`. */
  ticketForm: ReactNode;
  /** Id of that form, which the button at the foot sends. */
  formId: string;
  /** Goes nowhere (THREAD-2). */
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
  open,
  emailList,
  ticketForm,
  formId,
  onViewPurchaseOrder,
  onViewTickets,
  onClose,
  onEscalate,
}: ThreadPanelProps) {
  const wide = useMediaQuery('(min-width: 1280px)');
  const { customer, poNumber, subject, openTickets } = thread;
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      openerId={elementId(`view-thread-${thread.id}`)}
      title={factLine(orDash(customer), orDash(poNumber))}
      subtitle={<span dir="auto">{subject.trim() === '' ? 'No subject' : subject}</span>}
      width={wide ? WIDTH.wide : WIDTH.narrow}
      bodyLabel="Thread"
      headerActions={
        <>
          <Button variant="outline" color="gray" onClick={onViewPurchaseOrder}>
            View PO
          </Button>
          <Button variant="outline" color="gray" onClick={onViewTickets}>
            View Tickets ({countText(openTickets)})
          </Button>
        </>
      }
      footer={
        <>
          <Button variant="ghost" color="gray" className="mx-0! grow basis-0 sm:grow-0 sm:basis-auto" onClick={onClose}>
            Dismiss
          </Button>
          <Button
            variant="outline"
            color="gray"
            className="grow basis-0 sm:ml-auto sm:grow-0 sm:basis-auto"
            onClick={onEscalate}
          >
            <ChevronsUp aria-hidden size={16} />
            {THREAD_WORDS['escalate-thread']}
          </Button>
          <Button type="submit" form={formId} className="w-full sm:w-auto">
            {THREAD_WORDS['create-thread-ticket']}
          </Button>
        </>
      }
    >
      {/* On wide windows emails stand below the overview and beside the rest, whatever their heights. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
        <ThreadOverview thread={thread} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <AiAnalysis thread={thread} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-2">{emailList}</div>
        <div className="min-w-0 lg:col-start-2 lg:row-start-3">{ticketForm}</div>
      </div>
    </SidePanel>
  );
}
