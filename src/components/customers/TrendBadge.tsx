import { TrendingDown, TrendingUp } from 'lucide-react';
import { type Trend, TREND_TONE, TREND_WORD } from '@/domain/customers/customerSummary';
import { StateBadge } from '@/ui/StateBadge';
import type { StateLooks } from '@/ui/stateLook';

const looks: StateLooks<Trend> = {
  words: TREND_WORD,
  tones: TREND_TONE,
  icons: { up: TrendingUp, down: TrendingDown },
};

export interface TrendBadgeProps {
  /** Direction of the score; a trend from a newer server that is not known here shows nothing. */
  trend: Trend;
}

/** Says whether a customer's risk score improves or falls (DASH-10). */
export function TrendBadge({ trend }: TrendBadgeProps) {
  return Object.hasOwn(looks.icons, trend) ? <StateBadge state={trend} looks={looks} /> : null;
}
