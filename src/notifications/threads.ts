import { orDash } from '@/domain/text/textOr';
import type { ThreadTicketDraft } from '@/domain/threads/threadTicketDraft';
import type { ToastMessage } from './message';

/** What toasts say about email threads. */
export const threadToasts = {
  /** INBOX-16: 'View Thread' on a thread's card */
  emailThread: (poNumber: string): ToastMessage => ({
    title: 'Email Thread',
    description: `Opening thread for ${orDash(poNumber)}`,
  }),
  /** INBOX-12, THREAD-2: 'View PO' on a thread's card or in its panel */
  navigateToPoTracker: (poNumber: string): ToastMessage => ({
    title: 'Navigate to PO Tracker',
    description: `Opening ${orDash(poNumber)} in PO Tracker module`,
  }),
  /** THREAD-2: 'View Tickets' in a thread's panel */
  navigateToTickets: (poNumber: string): ToastMessage => ({
    title: 'Navigate to Tickets',
    description: `Viewing all tickets for ${orDash(poNumber)}`,
  }),
  /** THREAD-10: 'Create Ticket & Notify Teams' without type, assignee or description */
  missingInformation: (): ToastMessage => ({
    title: 'Missing Information',
    description: 'Please fill in all required fields to create a ticket.',
    style: 'destructive',
  }),
  /** THREAD-11 */
  ticketCreated: ({ draft: { type, linkedPo, assignee } }: { draft: ThreadTicketDraft }): ToastMessage => ({
    title: 'Ticket Created Successfully',
    description: `${type} ticket created for ${orDash(linkedPo)} and assigned to ${assignee}. Teams notification sent.`,
  }),
  /** THREAD-12 */
  threadEscalated: (): ToastMessage => ({
    title: 'Thread Escalated',
    description: 'This thread has been escalated to management. Teams alert sent to leadership channel.',
  }),
} as const;
