import { ArrowDownRight, ArrowRight, ArrowUpRight, CircleHelp, type LucideIcon } from 'lucide-react';
import { ISSUE_TREND_TONE, type IssueTrend } from '@/domain/radar/radarReport';
import { ToneText } from '@/ui/ToneText';

const looks: Record<IssueTrend, { word: string; icon: LucideIcon }> = {
  increasing: { word: 'Increasing', icon: ArrowUpRight },
  stable: { word: 'Stable', icon: ArrowRight },
  decreasing: { word: 'Decreasing', icon: ArrowDownRight },
};

export interface IssueTrendTextProps {
  /** One that is not known here keeps its word, in neutral, with a question mark; an empty one reads 'Unknown'. */
  trend: IssueTrend;
}

/** Tells where the count of an issue is heading, in a word and an arrow (RADAR-4). */
export function IssueTrendText({ trend }: IssueTrendTextProps) {
  const known = Object.hasOwn(looks, trend);
  const Icon = known ? looks[trend].icon : CircleHelp;
  return (
    <ToneText tone={known ? ISSUE_TREND_TONE[trend] : 'neutral'}>
      <span className="inline-flex items-center gap-1.5 text-dense">
        <Icon aria-hidden size={14} className="shrink-0" />
        <span className="wrap-anywhere">{known ? looks[trend].word : trend || 'Unknown'}</span>
      </span>
    </ToneText>
  );
}
