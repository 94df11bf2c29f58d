import type { PurchaseOrder } from './purchaseOrder';
import type { RelatedTicket } from '@/domain/tickets/ticket';

/** The first `linkedTickets` of the static samples (PO-14); none when the count is negative or not a number. */
export function relatedTicketsOf(
  purchaseOrder: PurchaseOrder,
  samples: readonly RelatedTicket[],
): readonly RelatedTicket[] {
  const count = Number.isNaN(purchaseOrder.linkedTickets) ? 0 : Math.max(0, purchaseOrder.linkedTickets);
  return samples.slice(0, count);
}
