import { Hourglass, Scissors, Spool } from 'lucide-react';
import { PURCHASE_ORDER_STATUS_TONE, type PurchaseOrderStatus } from '@/domain/purchase-orders/purchaseOrder';
import { StateBadge } from '@/ui/StateBadge';
import type { StateLooks } from '@/ui/stateLook';

const looks: StateLooks<PurchaseOrderStatus> = {
  tones: PURCHASE_ORDER_STATUS_TONE,
  icons: { 'In Production': Spool, Sampling: Scissors, Delayed: Hourglass },
};

export interface PurchaseOrderStatusBadgeProps {
  /** A status that is not known here keeps its word, in neutral, with a question mark; an empty one reads 'Unknown'. */
  status: PurchaseOrderStatus;
}

/** Tells where an order stands. */
export function PurchaseOrderStatusBadge({ status }: PurchaseOrderStatusBadgeProps) {
  return <StateBadge state={status} looks={looks} />;
}
