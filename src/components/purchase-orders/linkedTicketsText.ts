import { linkedTicketCount } from '@/domain/purchase-orders/relatedTickets';
import { countText } from '@/ui/countText';

/** How many tickets an order has, as many as its drawer lists; a dash for none (PO-8). */
export function linkedTicketsText(linkedTickets: number): string {
  const count = linkedTicketCount(linkedTickets);
  return count > 0 ? countText(count) : '–';
}
