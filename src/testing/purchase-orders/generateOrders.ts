import {
  type PurchaseOrder,
  PURCHASE_ORDER_STATUSES,
  type PurchaseOrderStatus,
  type RiskTag,
} from '@/domain/purchase-orders/purchaseOrder';
import { TEAMS } from '@/domain/teams/team';
import { createDraw } from '../draw';

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

/** Risks that go with a status: what is delayed is not on track. */
const RISKS: Record<PurchaseOrderStatus, readonly [RiskTag, ...RiskTag[]]> = {
  'In Production': ['On Track', 'On Track', 'On Track', 'At Risk'],
  Sampling: ['On Track', 'On Track', 'At Risk', 'Critical'],
  Delayed: ['At Risk', 'Critical', 'Delayed', 'Delayed'],
};

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
