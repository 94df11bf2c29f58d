import { isOverdueBy } from '@/domain/time/overdueText';
import type { Tone } from '@/domain/tone';

/** How far a ticket has come (TICKET-5). */
export const TICKET_STATUSES = ['Open', 'In Progress', 'Resolved'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** What a ticket can be about, as the form offers it (TICKET-7). */
export const TICKET_TYPES = [
  'Delay',
  'Quality Issue',
  'Unclear Instruction',
  'Shipping Problem',
  'Communication Issue',
] as const;
export type TicketType = (typeof TICKET_TYPES)[number];

/** One ticket (DATA-2). */
export interface Ticket {
  /** 'TK-' and four digits, unique. */
  id: string;
  type: TicketType;
  /** Number of an existing purchase order. */
  poNumber: string;
  customer: string;
  description: string;
  status: TicketStatus;
  owner: string;
  team: string;
  infoNeededFrom: string;
  responsibleForClosure: string;
  /** Whole days past the deadline, 0 when in time. */
  daysOverdue: number;
  escalated: boolean;
  /** ISO 8601 timestamp. */
  created: string;
  gptSuggestion: string;
}

/** A ticket as the purchase order drawer lists it: static samples that name no other order (PO-14). */
export type RelatedTicket = Pick<Ticket, 'id' | 'type' | 'description' | 'status'>;

/** Meaning of each ticket status (TICKET-5). */
export const TICKET_STATUS_TONE: Record<TicketStatus, Tone> = {
  Open: 'info',
  'In Progress': 'info',
  Resolved: 'success',
};

/** A ticket is open while it is not resolved (TICKET-1). */
export function isOpen(ticket: Ticket): boolean {
  return ticket.status !== 'Resolved';
}

/** A ticket is overdue when its days overdue are above 0 (TICKET-1). */
export function isOverdue(ticket: Ticket): boolean {
  return isOverdueBy(ticket.daysOverdue);
}
