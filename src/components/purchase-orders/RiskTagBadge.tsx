import { CircleCheck, CircleHelp, Hourglass, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { RISK_TAG_TONE, type RiskTag } from '@/domain/purchase-orders/purchaseOrder';
import { ToneBadge } from '@/ui/ToneBadge';

const icons: Record<RiskTag, LucideIcon> = {
  'On Track': CircleCheck,
  'At Risk': TriangleAlert,
  Critical: OctagonAlert,
  Delayed: Hourglass,
};

export interface RiskTagBadgeProps {
  /** A tag that is not known here keeps its word, in neutral, with a question mark; an empty one reads 'Unknown'. */
  riskTag: RiskTag;
}

/** Tells how much an order is at risk. */
export function RiskTagBadge({ riskTag }: RiskTagBadgeProps) {
  const known = Object.hasOwn(icons, riskTag);
  return (
    <ToneBadge tone={known ? RISK_TAG_TONE[riskTag] : 'neutral'} icon={known ? icons[riskTag] : CircleHelp}>
      {riskTag || 'Unknown'}
    </ToneBadge>
  );
}
