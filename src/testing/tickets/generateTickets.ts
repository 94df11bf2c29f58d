import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import { TEAMS } from '@/domain/teams/team';
import { type Ticket, TICKET_STATUSES, TICKET_TYPES, type TicketType } from '@/domain/tickets/ticket';
import { createDraw } from '../draw';
import { FROZEN_NOW } from '../frozenClock';
import { STAFF } from '../teams/buildStaff';
import { DAY_MS } from '@/domain/time/day';

const ISSUES: Record<TicketType, { description: string; suggestion: string }> = {
  Delay: {
    description: 'is late at the mill and bulk cannot start before it is counted in',
    suggestion: 'Ask for a part delivery and hold the line until Thursday.',
  },
  'Quality Issue': {
    description: 'differs from the approved sample beyond the tolerance of the size chart',
    suggestion: 'Hold the roll and ask for a second sample from the same lot.',
  },
  'Unclear Instruction': {
    description: 'is drawn in two ways in the tech pack; the factory needs one',
    suggestion: 'Propose the way of the approved sample and have the customer confirm.',
  },
  'Shipping Problem': {
    description: 'is listed under the wrong carton count and customs asks for a new list',
    suggestion: 'Send the corrected packing list and ask for a new manifest.',
  },
  'Communication Issue': {
    description: 'was answered by three people with three different dates',
    suggestion: 'Name one person for this order and send one corrected date.',
  },
};
/** The moments at which a ticket can have been created, by its age in days. */
const CREATED = Array.from({ length: 50 }, (_, days) => new Date(FROZEN_NOW - days * DAY_MS).toISOString());
const PARTS = ['The lining', 'The zip', 'The collar', 'The care label', 'The rib', 'The button', 'The carton'] as const;

/**
 * So many tickets, the same for the same seed and orders; none without orders. As many as `countLinkedTickets` says
 * give every order its `linkedTickets`; more begin again, and when no order is to have one they take all in turn.
 * @param count 0 or more
 */
export function generateTickets(
  count: number,
  purchaseOrders: readonly PurchaseOrder[],
  seed: number,
): readonly Ticket[] {
  const draw = createDraw(seed);
  const linked = purchaseOrders.flatMap((order) => Array<PurchaseOrder>(order.linkedTickets).fill(order));
  const named = linked.length > 0 ? linked : purchaseOrders;
  const turn = draw.shuffled(named.length);
  const tickets: Ticket[] = [];
  for (let index = 0; index < count; index += 1) {
    const order = named[turn[index % named.length] ?? 0];
    if (!order) break;
    const type = draw.oneOf(TICKET_TYPES);
    const status = draw.oneOf(TICKET_STATUSES);
    const late = status !== 'Resolved' && draw.chance(0.4);
    const daysOverdue = late ? 1 + draw.below(20) : 0;
    const { description, suggestion } = ISSUES[type];
    const part = draw.oneOf(PARTS);
    tickets.push({
      id: `TK-${1_001 + index}`,
      type,
      poNumber: order.poNumber,
      customer: order.customer,
      description: `${part} of the ${order.styleName} ${description}.`,
      status,
      owner: draw.oneOf(STAFF),
      team: draw.oneOf(TEAMS),
      infoNeededFrom: draw.chance(0.5) ? order.factory : order.customer,
      responsibleForClosure: draw.oneOf(STAFF),
      daysOverdue,
      escalated: late && draw.chance(0.3),
      created: CREATED[daysOverdue + draw.below(30)] ?? '',
      gptSuggestion: suggestion,
    });
  }
  return tickets;
}
