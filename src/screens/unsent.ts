import { NOT_CHOSEN } from '@/domain/choice/choice';
import { unsentDrafts } from '@/domain/communications/drafts';
import { isTouched } from '@/domain/threads/threadTicketDraft';
import { isBegun as isPhaseBegun } from '@/domain/timelines/phaseDrafts';
import { isBegun as isTicketBegun } from '@/domain/tickets/ticketDraft';
import type { Unsent } from '@/notifications/messages';
import type { ScreenMemory } from './screenMemory';

const countOf = <Draft>(drafts: ReadonlyMap<string, Draft>, isKept: (draft: Draft) => boolean) =>
  [...drafts.values()].filter(isKept).length;

/** How much is typed and not sent; an order that is filled in again after a reload is not typed. */
export function unsentOf({ drafts: { read }, linkRequests }: Pick<ScreenMemory, 'drafts' | 'linkRequests'>): Unsent {
  const ticket = read('ticket');
  const typed = linkRequests.fillsAgain(ticket.poNumber) ? { ...ticket, poNumber: NOT_CHOSEN } : ticket;
  return {
    messages: unsentDrafts(read('communications'), read('sentMessages')).size,
    hasNewTicket: isTicketBegun(typed),
    phases: countOf(read('phases'), isPhaseBegun),
    threads: countOf(read('threads'), isTouched),
  };
}
