import { APPEARANCES } from '@/app/appearance';
import { ALL_CUSTOMERS, NOT_CHOSEN } from '@/domain/choice/choice';
import { CHANNELS } from '@/domain/communications/conversation';
import { type Message, PLATFORMS } from '@/domain/communications/message';
import { type CustomerSummary, TRENDS } from '@/domain/customers/customerSummary';
import { FOLDERS, type NoFilesReason } from '@/domain/documents/customerFiles';
import type { CustomerDocument } from '@/domain/documents/document';
import { isFileSort } from '@/domain/documents/sortFiles';
import { type PurchaseOrder, PURCHASE_ORDER_STATUSES, RISK_TAGS } from '@/domain/purchase-orders/purchaseOrder';
import { isPurchaseOrderSort } from '@/domain/purchase-orders/sortPurchaseOrders';
import { type EscalatedIssue, ISSUE_TRENDS, type RepeatedIssue } from '@/domain/radar/radarReport';
import { SEVERITIES } from '@/domain/severity/severity';
import { TEAMS } from '@/domain/teams/team';
import { ALL_ASSIGNEES, ALL_RISK_LEVELS, type ThreadFilters } from '@/domain/threads/filterThreads';
import { type EmailThread, RISK_LEVELS, THREAD_TICKET_TYPES, TICKET_PRIORITIES } from '@/domain/threads/thread';
import type { ThreadTicketDraft } from '@/domain/threads/threadTicketDraft';
import { isTicketSort } from '@/domain/tickets/sortTickets';
import { type RelatedTicket, type Ticket, TICKET_STATUSES, TICKET_TYPES } from '@/domain/tickets/ticket';
import type { TicketDraft } from '@/domain/tickets/ticketDraft';
import { type Blocker, BLOCKER_TYPES } from '@/domain/timelines/blocker';
import { type Phase, PHASE_STATUSES, PHASES } from '@/domain/timelines/phase';
import { TONES } from '@/domain/tone';
import { buildConversations, buildMessages as buildTeamMessages } from '@/testing/communications/buildCommunications';
import { buildCustomers } from '@/testing/customers/buildCustomers';
import { buildDocuments } from '@/testing/documents/buildDocuments';
import { buildFile, buildFileActivities } from '@/testing/documents/buildFiles';
import { buildPurchaseOrders } from '@/testing/purchase-orders/buildPurchaseOrders';
import { buildEscalatedIssue, buildMissedTask, buildRepeatedIssue } from '@/testing/radar/buildRadar';
import { buildMessages, buildThreads } from '@/testing/threads/buildThreads';
import { buildRelatedTickets, buildTickets } from '@/testing/tickets/buildTickets';
import { buildBlockers, buildNotes, buildTimelines } from '@/testing/timelines/buildTimelines';
import type { ToastListItem } from '@/ui/ToastList';

/** What may be chosen; null is nothing at all. */
export type Words = readonly (string | null)[];

/** A word that no vocabulary holds: what a newer server may send. */
const UNLISTED = 'Unlisted';

const NO_FILES_REASONS = ['no-files', 'empty-folder', 'no-match'] as const satisfies readonly NoFilesReason[];

/** The words of an argument by the name of its type, as the component's source has it. */
export const WORDS_OF_TYPE: Readonly<Record<string, Words>> = {
  Channel: CHANNELS,
  Folder: FOLDERS,
  IssueTrend: [...ISSUE_TRENDS, UNLISTED],
  "NamedPhase['status']": [...PHASE_STATUSES, UNLISTED],
  NoFilesReason: NO_FILES_REASONS,
  PhaseName: PHASES,
  Platform: [...PLATFORMS, UNLISTED],
  PurchaseOrderStatus: [...PURCHASE_ORDER_STATUSES, UNLISTED],
  RiskLevel: [...RISK_LEVELS, UNLISTED],
  RiskTag: [...RISK_TAGS, UNLISTED],
  Severity: [...SEVERITIES, UNLISTED],
  TicketStatus: [...TICKET_STATUSES, UNLISTED],
  Tone: TONES,
  Trend: [...TRENDS, UNLISTED],
};

/** The words of an argument by its name, where its type has none. */
export const WORDS_OF_NAME: Readonly<Record<string, Words>> = { appearance: APPEARANCES };

type Args = Readonly<Record<string, unknown>>;

const namesIn = (names: unknown): string[] =>
  Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];

const numbersIn = (orders: unknown): string[] =>
  Array.isArray(orders) ? namesIn(orders.map((order: { poNumber?: unknown }) => order.poNumber)) : [];

/** Customers that the story knows, or those of the builders. */
export function customerChoice({ customers }: Args): Words {
  const known = namesIn(customers);
  return [ALL_CUSTOMERS, ...(known.length > 0 ? known : buildCustomers().map(({ name }) => name))];
}

interface Shape {
  /** Fields that tell a record of this shape from all others. */
  fields: readonly string[];
  words: Readonly<Record<string, (args: Args) => Words>>;
  /** Whether rows of this shape can be sorted so. */
  isSort: ((sort: unknown) => boolean) | undefined;
}

function shape<Entity extends object>(
  fields: readonly (keyof Entity & string)[],
  words: Partial<Record<keyof Entity & string, Words | ((args: Args) => Words)>>,
  isSort?: (sort: unknown) => boolean,
): Shape {
  return {
    fields,
    words: Object.fromEntries(
      Object.entries<Words | ((args: Args) => Words) | undefined>(words).map(([field, choice = []]) => [
        field,
        typeof choice === 'function' ? choice : () => choice,
      ]),
    ),
    isSort,
  };
}

const staffChoice =
  (nobody: string | null) =>
  ({ staff }: Args): Words => [nobody, ...namesIn(staff)];

/** The records of the domain and the fields of each that hold a word of a vocabulary. */
const SHAPES: readonly Shape[] = [
  shape<EmailThread>(['riskLevel', 'emailCount'], {
    riskLevel: [...RISK_LEVELS, UNLISTED],
    aiSuggestion: [...THREAD_TICKET_TYPES, null],
    suggestedPriority: [...TICKET_PRIORITIES, null],
    suggestedAssignee: ['Ada Weaver', 'Ben Dyer', null],
  }),
  shape<ThreadFilters>(['aiActionsOnly'], {
    customer: customerChoice,
    riskLevel: [ALL_RISK_LEVELS, ...RISK_LEVELS],
    assignee: staffChoice(ALL_ASSIGNEES),
  }),
  shape<ThreadTicketDraft>(['linkedPo'], {
    type: ['', ...THREAD_TICKET_TYPES],
    priority: TICKET_PRIORITIES.map((priority) => priority.toLowerCase()),
    assignee: staffChoice(''),
  }),
  shape<Ticket>(
    ['gptSuggestion'],
    { type: [...TICKET_TYPES, UNLISTED], status: [...TICKET_STATUSES, UNLISTED], team: TEAMS },
    isTicketSort,
  ),
  shape<TicketDraft>(['assignTo'], {
    type: [NOT_CHOSEN, ...TICKET_TYPES],
    poNumber: ({ orders }) => [NOT_CHOSEN, ...numbersIn(orders)],
    assignTo: staffChoice(NOT_CHOSEN),
    team: [NOT_CHOSEN, ...TEAMS],
  }),
  shape<Blocker>(['severity', 'type'], {
    type: [NOT_CHOSEN, ...BLOCKER_TYPES],
    severity: [...SEVERITIES, UNLISTED],
  }),
  shape<PurchaseOrder>(
    ['riskTag'],
    { status: [...PURCHASE_ORDER_STATUSES, UNLISTED], riskTag: [...RISK_TAGS, UNLISTED], team: TEAMS },
    isPurchaseOrderSort,
  ),
  shape<CustomerSummary>(['riskScore', 'trend'], { trend: [...TRENDS, UNLISTED] }),
  shape<Phase>(['status', 'lag'], { status: [...PHASE_STATUSES, UNLISTED] }),
  shape<Message>(['platform', 'isRead'], { platform: [...PLATFORMS, UNLISTED] }),
  shape<EscalatedIssue>(['severity', 'issue'], { severity: [...SEVERITIES, UNLISTED] }),
  shape<RepeatedIssue>(['frequency'], { trend: [...ISSUE_TRENDS, UNLISTED] }),
  shape<CustomerDocument>(['size', 'date'], {}, isFileSort),
  shape<ToastListItem>(['style', 'description'], { style: [null, 'destructive'] }),
  shape<RelatedTicket>(['id', 'type', 'description', 'status'], {
    type: [...TICKET_TYPES, UNLISTED],
    status: [...TICKET_STATUSES, UNLISTED],
  }),
];

const shapeOf = (record: object) => SHAPES.find(({ fields }) => fields.every((field) => field in record));

/** The words of a record's field; undefined for a field that holds no word of a vocabulary. */
export const wordsOfField = (record: object, field: string, args: Args): Words | undefined =>
  shapeOf(record)?.words[field]?.(args);

/** The columns by which rows like this one can be sorted. */
export function sortColumnsOf(row: object): readonly string[] {
  const isSort = shapeOf(row)?.isSort;
  return isSort ? Object.keys(row).filter((column) => isSort({ column, direction: 'ascending' })) : [];
}

/** Records for a list that a story leaves empty, by the argument's name. */
export const SAMPLES: Readonly<Record<string, () => readonly object[]>> = {
  activities: buildFileActivities,
  blockers: buildBlockers,
  conversations: buildConversations,
  customers: buildCustomers,
  documents: buildDocuments,
  emails: buildMessages,
  escalatedIssues: () => [buildEscalatedIssue()],
  files: () => [buildFile()],
  messages: () => buildTeamMessages(3),
  missedTasks: () => [buildMissedTask()],
  notes: buildNotes,
  purchaseOrders: buildPurchaseOrders,
  relatedDocuments: buildDocuments,
  relatedTickets: buildRelatedTickets,
  repeatedIssues: () => [buildRepeatedIssue()],
  shownFiles: () => [buildFile()],
  shownPurchaseOrders: buildPurchaseOrders,
  shownThreads: buildThreads,
  shownTickets: buildTickets,
  threads: buildThreads,
  tickets: buildTickets,
  timelines: buildTimelines,
};
