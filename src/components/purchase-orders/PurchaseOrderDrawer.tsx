import { Text } from '@radix-ui/themes';
import { ExternalLink, Pencil } from 'lucide-react';
import { RelatedDocumentList } from '@/components/documents/RelatedDocumentList';
import { RelatedTicketList } from '@/components/tickets/RelatedTicketList';
import type { CustomerDocument } from '@/domain/documents/document';
import { PURCHASE_ORDER_WORDS } from '@/domain/purchase-orders/commandWords';
import { isPlaceholder } from '@/domain/purchase-orders/placeholderPurchaseOrder';
import { type PurchaseOrder, styleNameOf } from '@/domain/purchase-orders/purchaseOrder';
import { relatedTicketsOf } from '@/domain/purchase-orders/relatedTickets';
import { isBlank } from '@/domain/text/isBlank';
import { TICKET_WORDS } from '@/domain/tickets/commandWords';
import type { RelatedTicket } from '@/domain/tickets/ticket';
import { AiMark } from '@/ui/AiMark';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import type { CopyOutcome } from '@/ui/copyText';
import { type Neighbours, RecordStepper } from '@/ui/RecordStepper';
import type { Remote } from '@/ui/remote';
import { SidePanel } from '@/ui/SidePanel';
import { viewButtonId } from '@/ui/viewButtonId';
import { PurchaseOrderFacts } from './PurchaseOrderFacts';

export interface PurchaseOrderDrawerProps {
  /** The order shown, also while the drawer slides out; a blank number or style is named as missing. */
  purchaseOrder: PurchaseOrder;
  /** Of the record shown, and of no other; needed where others follow in the open panel, which then begin at their top. */
  recordId?: string;
  /** The drawer slides in and out as this changes; `purchaseOrder` must stay until it is out. */
  open: boolean;
  /** All static samples; the first `linkedTickets` are shown (PO-14). */
  relatedTickets: Remote<readonly RelatedTicket[]>;
  /** The same static list for every order; none says so in words (PO-15). */
  relatedDocuments: Remote<readonly CustomerDocument[]>;
  /** Milliseconds since the epoch, for the documents' ages. */
  now: number;
  /** The order's place in the table, with the step to the next; left out when there is no table. */
  neighbours?: Neighbours | undefined;
  /** The copy button beside the title was pressed and the browser has copied or refused. */
  onCopyPoNumber: (outcome: CopyOutcome) => void;
  /** Escape, the close button, a press outside or a swipe (PO-17). */
  onClose: () => void;
  /** 'Try Again' was pressed where the tickets or the documents could not be loaded. */
  onRetryRelated: () => void;
  /** 'View' beside a document was pressed; a toast names it (PO-15). */
  onViewDocument: (document: CustomerDocument) => void;
  /** 'Open in SharePoint' was pressed; a toast follows and the drawer stays open (PO-16). */
  onOpenInSharePoint: () => void;
  /** 'Edit PO' was pressed; a toast follows and the drawer stays open (PO-16). */
  onEditPurchaseOrder: () => void;
  /** 'Create Ticket' was pressed; leads to 'Log New Issue' with this order linked (PO-16). */
  onCreateTicket: () => void;
}

/** Everything about one order, and what can be done with it (PO-13 to PO-17). */
export function PurchaseOrderDrawer({
  purchaseOrder,
  recordId,
  open,
  relatedTickets,
  relatedDocuments,
  now,
  neighbours,
  onCopyPoNumber,
  onClose,
  onRetryRelated,
  onViewDocument,
  onOpenInSharePoint,
  onEditPurchaseOrder,
  onCreateTicket,
}: PurchaseOrderDrawerProps) {
  const { poNumber, gptFlag } = purchaseOrder;
  const isNumbered = !isBlank(poNumber);
  const title = isNumbered ? poNumber : 'No PO number';
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      openerId={viewButtonId(isPlaceholder(purchaseOrder) ? purchaseOrder.customer : poNumber)}
      title={title}
      titleAside={isNumbered && <CopyButton value={poNumber} what="PO number" onCopy={onCopyPoNumber} />}
      subtitle={
        <span className="inline-flex max-w-full items-center gap-1.5">
          <Text className="min-w-0 truncate">{styleNameOf(purchaseOrder)}</Text>
          {gptFlag && <AiMark label="Flagged by AI" />}
        </span>
      }
      recordId={recordId}
      controls={neighbours && <RecordStepper label="Purchase orders" name={title} neighbours={neighbours} />}
      footer={
        <>
          <Button variant="ghost" color="gray" className="mr-0" onClick={onOpenInSharePoint}>
            <ExternalLink aria-hidden size={16} />
            {PURCHASE_ORDER_WORDS['open-in-sharepoint']}
          </Button>
          <div className="ml-auto flex gap-2 grow *:grow sm:grow-0">
            <Button variant="outline" color="gray" onClick={onEditPurchaseOrder}>
              <Pencil aria-hidden size={16} />
              {PURCHASE_ORDER_WORDS['edit-purchase-order']}
            </Button>
            <Button onClick={onCreateTicket}>{TICKET_WORDS['create-ticket']}</Button>
          </div>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <PurchaseOrderFacts purchaseOrder={purchaseOrder} />
        <RelatedTicketList
          tickets={
            relatedTickets.status === 'success'
              ? { status: 'success', data: relatedTicketsOf(purchaseOrder, relatedTickets.data) }
              : relatedTickets
          }
          onRetry={onRetryRelated}
        />
        <RelatedDocumentList
          documents={relatedDocuments}
          now={now}
          onViewDocument={onViewDocument}
          onRetry={onRetryRelated}
        />
      </div>
    </SidePanel>
  );
}
