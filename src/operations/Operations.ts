import type { CustomerSummary } from '@/domain/customers/customerSummary';
import type { CustomerFiles, Folder } from '@/domain/documents/customerFiles';
import type { CustomerDocument } from '@/domain/documents/document';
import type { FileActivity } from '@/domain/documents/fileActivity';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import type { RelatedTicket, Ticket } from '@/domain/tickets/ticket';
import type { TicketDraft } from '@/domain/tickets/ticketDraft';

/** What a person can order. One kind for each action that means work; it grows with the screens. */
export type Command =
  | { kind: 'generate-weekly-report' }
  | { kind: 'edit-purchase-order'; poNumber: string }
  | { kind: 'open-in-sharepoint'; poNumber: string }
  | { kind: 'view-document'; poNumber: string; documentName: string }
  | { kind: 'new-purchase-order' }
  | { kind: 'more-filters' }
  | { kind: 'create-ticket'; draft: TicketDraft }
  | { kind: 'save-ticket-draft'; draft: TicketDraft }
  | { kind: 'open-customer-sharepoint'; customer: string }
  | { kind: 'preview-file'; customer: string; folder: Folder; fileName: string }
  | { kind: 'download-file'; customer: string; folder: Folder; fileName: string }
  | { kind: 'generate-ai-insight'; customer: string }
  | { kind: 'generate-pdf-report'; customer: string }
  | { kind: 'upload-document'; customer: string; folder: Folder }
  | { kind: 'create-folder'; customer: string }
  | { kind: 'link-to-po'; customer: string };

/** The seam to the world outside: what the screens may ask for and order. Every promise rejects with an Error. */
export interface Operations {
  /** All customers, in the order in which they are shown. */
  customers: () => Promise<readonly CustomerSummary[]>;
  /** All active purchase orders, numbers unique. */
  purchaseOrders: () => Promise<readonly PurchaseOrder[]>;
  /** All tickets; each names an existing purchase order and its customer. */
  tickets: () => Promise<readonly Ticket[]>;
  /** The static samples of which an order's drawer shows the first `linkedTickets`. */
  relatedTickets: () => Promise<readonly RelatedTicket[]>;
  /** The static documents that every order's drawer lists. */
  relatedDocuments: () => Promise<readonly CustomerDocument[]>;
  /** Names of the staff to whom a ticket can be assigned. */
  staff: () => Promise<readonly string[]>;
  /** The files of every customer, in the order in which customers are shown. */
  customerFiles: () => Promise<readonly CustomerFiles[]>;
  /** What people did to files of late, the last first; the same for every customer. */
  recentActivity: () => Promise<readonly FileActivity[]>;
  /** Carries a command out; resolves when it is done. */
  perform: (command: Command) => Promise<void>;
}
