import {
  type PurchaseOrder,
  PURCHASE_ORDER_STATUSES,
  type PurchaseOrderStatus,
  type RiskTag,
} from '@/domain/purchase-orders/purchaseOrder';
import { TEAMS } from '@/domain/teams/team';
import { type Ticket, TICKET_STATUSES, TICKET_TYPES, type TicketType } from '@/domain/tickets/ticket';
import { FROZEN_NOW } from '../frozenClock';

const DAY_MS = 86_400_000;

const CUSTOMERS = [
  'ALDERWICK',
  'BRANTHAM',
  'CALLOWAY',
  'DUNMERE',
  'EASTHOLM',
  'FENWOLD',
  'GREYSTOW',
  'HARTLEIGH',
] as const;
/** Ten of equal chance, and no style is named like one: a search for one keeps about a tenth. */
const CATEGORIES = [
  'Shirts',
  'Knitwear',
  'Outerwear',
  'Denim',
  'Jersey',
  'Dresses',
  'Skirts',
  'Trousers',
  'Swimwear',
  'Accessories',
] as const;
const CUTS = ['Boxy', 'Slim', 'Relaxed', 'Cropped', 'Oversized', 'Tailored', 'Pleated', 'Quilted'] as const;
const CLOTHS = ['Linen', 'Cotton', 'Wool', 'Twill', 'Poplin', 'Corduroy', 'Satin', 'Merino', 'Flannel'] as const;
const GARMENTS = ['Coat', 'Blouse', 'Parka', 'Tunic', 'Vest', 'Polo', 'Blazer', 'Cape', 'Anorak', 'Cardigan'] as const;
const FACTORIES = [
  'Porto Confections',
  'Lisbon Stitch',
  'Anatolia Weaving',
  'Delta Garments',
  'Red River Sewing',
  'Madras Mills',
] as const;
const STAFF = ['Ada Weaver', 'Ben Dyer', 'Cleo Fuller', 'Dan Carder'] as const;

/** Risks that go with a status: what is delayed is not on track. */
const RISKS: Record<PurchaseOrderStatus, readonly [RiskTag, ...RiskTag[]]> = {
  'In Production': ['On Track', 'On Track', 'On Track', 'At Risk'],
  Sampling: ['On Track', 'On Track', 'At Risk', 'Critical'],
  Delayed: ['At Risk', 'Critical', 'Delayed', 'Delayed'],
};

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

/** A stream of numbers from 0 to below 1 that is the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_00_00_00_00;
  };
}

/** Random choices from a seed, the same for the same seed. */
export function createDraw(seed: number) {
  const random = createRandom(seed);
  /** A whole number from 0 to below the end. */
  const below = (end: number) => Math.floor(random() * end);
  return {
    below,
    oneOf: <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0],
    chance: (share: number) => random() < share,
    /** The whole numbers from 0 to below the end, each once, in any order. */
    shuffled: (end: number): Uint32Array => {
      const places = Uint32Array.from({ length: end }, (_, place) => place);
      for (let last = end - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        const kept = places[last] ?? 0;
        places[last] = places[other] ?? 0;
        places[other] = kept;
      }
      return places;
    },
  };
}

/**
 * So many orders, the same for the same seed. Their numbers are unique, well formed and in no order; above 89,999
 * orders some have six digits. `linkedTickets` is kept by `countLinkedTickets` tickets of `generateTickets`.
 * @param count 0 or more
 */
export function generatePurchaseOrders(count: number, seed: number): readonly PurchaseOrder[] {
  const draw = createDraw(seed);
  return Array.from(draw.shuffled(count), (place): PurchaseOrder => {
    const status = draw.oneOf(PURCHASE_ORDER_STATUSES);
    return {
      poNumber: `PO-${10_001 + place}`,
      styleName: `${draw.oneOf(CUTS)} ${draw.oneOf(CLOTHS)} ${draw.oneOf(GARMENTS)}`,
      customer: draw.oneOf(CUSTOMERS),
      category: draw.oneOf(CATEGORIES),
      factory: draw.oneOf(FACTORIES),
      status,
      team: draw.oneOf(TEAMS),
      linkedTickets: draw.chance(0.5) ? 0 : 1 + draw.below(3),
      riskTag: draw.oneOf(RISKS[status]),
      progress: status === 'Sampling' ? draw.below(31) : draw.below(101),
      gptFlag: draw.chance(0.2),
    };
  });
}

/** How many tickets the orders say that they have. */
export function countLinkedTickets(purchaseOrders: readonly PurchaseOrder[]): number {
  return purchaseOrders.reduce((sum, { linkedTickets }) => sum + linkedTickets, 0);
}

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
