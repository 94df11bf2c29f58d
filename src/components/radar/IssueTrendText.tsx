import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { ISSUE_TREND_TONE, ISSUE_TREND_WORD, type IssueTrend } from '@/domain/radar/radarReport';
import { type StateLooks, stateLook } from '@/ui/stateLook';
import { ToneText } from '@/ui/ToneText';

const looks: StateLooks<IssueTrend> = {
  tones: ISSUE_TREND_TONE,
  words: ISSUE_TREND_WORD,
  icons: { increasing: ArrowUpRight, stable: ArrowRight, decreasing: ArrowDownRight },
};

export interface IssueTrendTextProps {
  /** One that is not known here keeps its word, in neutral, with a question mark; an empty one reads 'Unknown'. */
  trend: IssueTrend;
}

/** Tells where the count of an issue is heading, in a word and an arrow (RADAR-4). */
export function IssueTrendText({ trend }: IssueTrendTextProps) {
  const { tone, icon: Icon, word } = stateLook(trend, looks);
  return (
    <ToneText tone={tone}>
      {/* On the words' baseline, not the arrow's. */}
      <span className="inline-flex items-baseline gap-1.5 text-dense">
        <Icon aria-hidden size={14} className="shrink-0 self-center" />
        <span className="wrap-anywhere">{word}</span>
      </span>
    </ToneText>
  );
}
