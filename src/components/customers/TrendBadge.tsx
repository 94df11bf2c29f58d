import { type LucideIcon, TrendingDown, TrendingUp } from 'lucide-react';
import type { Trend } from '@/domain/customers/customerSummary';
import type { Tone } from '@/domain/tone';
import { ToneBadge } from '@/ui/ToneBadge';

const looks: Record<Trend, { word: string; tone: Tone; icon: LucideIcon }> = {
  up: { word: 'Improving', tone: 'success', icon: TrendingUp },
  down: { word: 'Needs Attention', tone: 'warning', icon: TrendingDown },
};

export interface TrendBadgeProps {
  /** Direction of the score; a trend from a newer server that is not known here shows nothing. */
  trend: Trend;
}

/** Says whether a customer's risk score improves or falls (DASH-10). */
export function TrendBadge({ trend }: TrendBadgeProps) {
  const look = Object.hasOwn(looks, trend) ? looks[trend] : undefined;
  if (!look) return null;
  return (
    <ToneBadge tone={look.tone} icon={look.icon}>
      {look.word}
    </ToneBadge>
  );
}
