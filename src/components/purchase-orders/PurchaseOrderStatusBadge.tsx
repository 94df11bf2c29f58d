import { CircleHelp, Hourglass, type LucideIcon, Scissors, Spool } from 'lucide-react';
import { PURCHASE_ORDER_STATUS_TONE, type PurchaseOrderStatus } from '@/domain/purchase-orders/purchaseOrder';
import { ToneBadge } from '@/ui/ToneBadge';

const icons: Record<PurchaseOrderStatus, LucideIcon> = {
  'In Production': Spool,
  Sampling: Scissors,
  Delayed: Hourglass,
};

export interface PurchaseOrderStatusBadgeProps {
  /** A status that is not known here keeps its word, in neutral, with a question mark; an empty one reads 'Unknown'. */
  status: PurchaseOrderStatus;
}

/** Tells where an order stands. */
export function PurchaseOrderStatusBadge({ status }: PurchaseOrderStatusBadgeProps) {
  const known = Object.hasOwn(icons, status);
  return (
    <ToneBadge tone={known ? PURCHASE_ORDER_STATUS_TONE[status] : 'neutral'} icon={known ? icons[status] : CircleHelp}>
      {status || 'Unknown'}
    </ToneBadge>
  );
}
