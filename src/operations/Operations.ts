import type { Channel, Conversation } from '@/domain/communications/conversation';
import type { CustomerSummary } from '@/domain/customers/customerSummary';
import type { CustomerFiles, Folder } from '@/domain/documents/customerFiles';
import type { CustomerDocument } from '@/domain/documents/document';
import type { FileActivity } from '@/domain/documents/fileActivity';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import type { RadarReport } from '@/domain/radar/radarReport';
import type { EmailMessage, EmailThread } from '@/domain/threads/thread';
import type { ThreadTicketDraft } from '@/domain/threads/threadTicketDraft';
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
  | CommunicationCommand
  | { kind: 'export-radar-excel' }
  | { kind: 'present-radar' }
  | { kind: 'generate-powerpoint' }
  | { kind: 'sync-outlook' }
  | { kind: 'ai-thread-action'; threadId: string }
  | { kind: 'create-thread-ticket'; threadId: string; draft: ThreadTicketDraft }
  | { kind: 'escalate-thread'; threadId: string }
  /** For one customer, or ALL_CUSTOMERS. */
  | { kind: 'export-timeline'; customer: string }
  | { kind: 'add-blocker'; poNumber: string; phase: PhaseName; draft: BlockerDraft }
  | { kind: 'add-note'; poNumber: string; phase: PhaseName; content: string }
  | { kind: 'update-phase-status'; poNumber: string; phase: PhaseName }
  | { kind: 'escalate-phase'; poNumber: string; phase: PhaseName }
  | { kind: 'view-full-timeline'; poNumber: string }
  | { kind: 'open-customer-sharepoint'; customer: string }
  | { kind: 'preview-file'; customer: string; folder: Folder; fileName: string }
  | { kind: 'download-file'; customer: string; folder: Folder; fileName: string }
  | { kind: 'generate-ai-insight'; customer: string }
  | { kind: 'generate-pdf-report'; customer: string }
  | { kind: 'upload-document'; customer: string; folder: Folder }
  | { kind: 'create-folder'; customer: string }
  | { kind: 'link-to-po'; customer: string };

type CommunicationKind = 'send-message' | 'attach-file' | 'apply-suggestion' | 'draft-response' | 'schedule-inspection';

/** What a person orders in a channel about an order; `text` is the draft as typed, or the suggestion. */
type CommunicationCommand = {
  [Kind in CommunicationKind]: { kind: Kind; poNumber: string; channel: Channel; text: string };
}[CommunicationKind];

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
  /** The report of the present week. */
  radarReport: () => Promise<RadarReport>;
  /** All email threads in the order in which they are shown; each names an existing order and its customer. */
  threads: () => Promise<readonly EmailThread[]>;
  /** The latest emails of one thread, the newest first; none for an id that is not known. */
  threadMessages: (threadId: string) => Promise<readonly EmailMessage[]>;
  /** The projects of every customer, in the order in which they are shown; each names an existing order. */
  timelines: () => Promise<readonly ProjectTimeline[]>;
  /** What holds a phase up now, the worst first; none for a phase that is not known. */
  phaseBlockers: (poNumber: string, phase: PhaseName) => Promise<readonly Blocker[]>;
  /** What was noted on a phase, the newest first; none for a phase that is not known. */
  phaseNotes: (poNumber: string, phase: PhaseName) => Promise<readonly PhaseNote[]>;
  /** Names of the staff to whom a ticket can be assigned. */
  staff: () => Promise<readonly string[]>;
  /** What was said about an order, to whom; at most one conversation an order, the first is shown first. */
  communications: () => Promise<readonly Conversation[]>;
  /** The files of every customer, in the order in which customers are shown. */
  customerFiles: () => Promise<readonly CustomerFiles[]>;
  /** What people did to files of late, the last first; the same for every customer. */
  recentActivity: () => Promise<readonly FileActivity[]>;
  /** Carries a command out; resolves when it is done. */
  perform: (command: Command) => Promise<void>;
}
