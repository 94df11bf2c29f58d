import { countText } from '@/ui/countText';

/** How many tickets an order has, a dash for none (PO-8). */
export const linkedTicketsText = (linkedTickets: number): string =>
  linkedTickets > 0 ? countText(linkedTickets) : '–';
