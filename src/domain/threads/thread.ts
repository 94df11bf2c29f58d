import type { Tone } from '@/domain/tone';

export const RISK_LEVELS = ['overdue', 'escalated', 'no-issues'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** Kinds of ticket that a thread can become (THREAD-9). */
export const THREAD_TICKET_TYPES = ['Delay', 'Quality Issue', 'Communication', 'Escalation', 'Technical'] as const;
export type ThreadTicketType = (typeof THREAD_TICKET_TYPES)[number];

/** Priorities as they are read; a ticket stores them in lower case (DATA-10). */
export const TICKET_PRIORITIES = ['Low', 'Medium', 'High', 'Urgent'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

/** One conversation with a customer about one order (DATA-9). */
export interface EmailThread {
  /** Unique. */
  id: string;
  customer: string;
  /** Number of an existing purchase order of that customer. */
  poNumber: string;
  /** How many emails the conversation has, 0 or more. */
  emailCount: number;
  /** How many tickets on the order are open, 0 or more. */
  openTickets: number;
  riskLevel: RiskLevel;
  /** ISO 8601 timestamp of the latest email. */
  lastEmail: string;
  /** Of the latest email. */
  subject: string;
  /** How the latest email begins. */
  preview: string;
  /** Of the latest email. */
  sender: string;
  /** How many files the whole conversation carries, 0 or more. */
  attachments: number;
  /** True when the matter went to management by itself. */
  escalated: boolean;
  /** Kind of ticket that the AI would open; null when it would open none. */
  aiSuggestion: ThreadTicketType | null;
  suggestedPriority: TicketPriority | null;
  /** Name of a member of the staff. */
  suggestedAssignee: string | null;
  /** True when the AI would act on the thread. */
  hasAiAction: boolean;
}

/** One email of a thread (DATA-10). */
export interface EmailMessage {
  /** Unique. */
  id: string;
  sender: string;
  /** ISO 8601 timestamp. */
  timestamp: string;
  subject: string;
  /** Plain text; its line breaks count. */
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
