import { textOr } from '@/domain/text/textOr';
import type { Tone } from '@/domain/tone';

/** What a thread of emails asks for, the most urgent first; the inbox filters by it (INBOX-6). */
export const RISK_LEVELS = ['overdue', 'escalated', 'no-issues'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** Types of ticket that can be created from a thread (THREAD-9). */
export const THREAD_TICKET_TYPES = ['Delay', 'Quality Issue', 'Communication', 'Escalation', 'Technical'] as const;
export type ThreadTicketType = (typeof THREAD_TICKET_TYPES)[number];

/** Priorities as shown; a ticket stores them in lower case (DATA-10). */
export const TICKET_PRIORITIES = ['Low', 'Medium', 'High', 'Urgent'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

/** One conversation with a customer about one order (DATA-9). */
export interface EmailThread {
  /** Unique. */
  id: string;
  customer: string;
  /** Number of an existing purchase order of that customer. */
  poNumber: string;
  /** Count of its emails, 0 or more. */
  emailCount: number;
  /** Count of open tickets on the order, 0 or more. */
  openTickets: number;
  riskLevel: RiskLevel;
  /** ISO 8601 timestamp of the latest email. */
  lastEmail: string;
  /** Of the latest email. */
  subject: string;
  /** The beginning of the latest email. */
  preview: string;
  /** Of the latest email. */
  sender: string;
  /** Count of files attached to all its emails, 0 or more. */
  attachments: number;
  /** True when the thread was escalated automatically. */
  escalated: boolean;
  /** Type of ticket that the AI suggests; null when it suggests none. */
  aiSuggestion: ThreadTicketType | null;
  suggestedPriority: TicketPriority | null;
  /** Name of a member of the staff. */
  suggestedAssignee: string | null;
  /** True when the AI suggests an action. */
  hasAiAction: boolean;
}

/** A subject as shown; a blank one reads 'No subject'. */
export const subjectOf = ({ subject }: { subject: string }): string => textOr(subject, 'No subject');

/** One email of a thread (DATA-10). */
export interface EmailMessage {
  /** Unique. */
  id: string;
  sender: string;
  /** ISO 8601 timestamp. */
  timestamp: string;
  subject: string;
  /** Plain text; line breaks are kept. */
  body: string;
  /** File names. */
  attachments: readonly string[];
}

/** Meaning of each risk level (INBOX-11). */
export const RISK_LEVEL_TONE: Record<RiskLevel, Tone> = {
  overdue: 'danger',
  escalated: 'warning',
  'no-issues': 'success',
};
