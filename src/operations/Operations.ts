import type { CustomerSummary } from '@/domain/customers/customerSummary';
import type { CustomerDocument } from '@/domain/documents/document';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import type { Blocker, BlockerDraft } from '@/domain/timelines/blocker';
import type { PhaseName, ProjectTimeline } from '@/domain/timelines/phase';
import type { PhaseNote } from '@/domain/timelines/phaseNote';
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
  /** For one customer, or ALL_CUSTOMERS. */
  | { kind: 'export-timeline'; customer: string }
  | { kind: 'add-blocker'; poNumber: string; phase: PhaseName; draft: BlockerDraft }
  | { kind: 'add-note'; poNumber: string; phase: PhaseName; content: string }
  | { kind: 'update-phase-status'; poNumber: string; phase: PhaseName }
  | { kind: 'escalate-phase'; poNumber: string; phase: PhaseName }
  | { kind: 'view-full-timeline'; poNumber: string };

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
  /** The projects of every customer, in the order in which they are shown; each names an existing order. */
  timelines: () => Promise<readonly ProjectTimeline[]>;
  /** What holds a phase up now, the worst first; none for a phase that is not known. */
  phaseBlockers: (poNumber: string, phase: PhaseName) => Promise<readonly Blocker[]>;
  /** What was noted on a phase, the newest first; none for a phase that is not known. */
  phaseNotes: (poNumber: string, phase: PhaseName) => Promise<readonly PhaseNote[]>;
  /** Names of the staff to whom a ticket can be assigned. */
  staff: () => Promise<readonly string[]>;
  /** Carries a command out; resolves when it is done. */
  perform: (command: Command) => Promise<void>;
}
