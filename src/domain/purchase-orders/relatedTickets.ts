import { isFigure } from '@/domain/guard/isFigure';
import type { PurchaseOrder } from './purchaseOrder';
import type { RelatedTicket } from '@/domain/tickets/ticket';

/** How many whole tickets an order has, for a count of any kind: none when it is negative or no figure. */
export const linkedTicketCount = (linkedTickets: number): number =>
  isFigure(linkedTickets) ? Math.max(0, Math.floor(linkedTickets)) : 0;

/** The first `linkedTickets` of the static samples (PO-14). */
export function relatedTicketsOf(
  purchaseOrder: PurchaseOrder,
  samples: readonly RelatedTicket[],
): readonly RelatedTicket[] {
  return samples.slice(0, linkedTicketCount(purchaseOrder.linkedTickets));
}
