import { CircleCheck, Hourglass, OctagonAlert, TriangleAlert } from 'lucide-react';
import { RISK_TAG_TONE, type RiskTag } from '@/domain/purchase-orders/purchaseOrder';
import { StateBadge } from '@/ui/StateBadge';
import type { StateLooks } from '@/ui/stateLook';

const looks: StateLooks<RiskTag> = {
  tones: RISK_TAG_TONE,
  icons: { 'On Track': CircleCheck, 'At Risk': TriangleAlert, Critical: OctagonAlert, Delayed: Hourglass },
};

export interface RiskTagBadgeProps {
  /** A tag that is not known here keeps its word, in neutral, with a question mark; an empty one reads 'Unknown'. */
  riskTag: RiskTag;
}

/** Tells how much an order is at risk. */
export function RiskTagBadge({ riskTag }: RiskTagBadgeProps) {
  return <StateBadge state={riskTag} looks={looks} />;
}
