import { Text } from '@radix-ui/themes';
import { RISK_BAND_TONE, RISK_BAND_WORD, riskBand, riskScoreText } from '@/domain/customers/riskScore';
import { StatusDot } from '@/ui/StatusDot';
import { ToneText } from '@/ui/ToneText';

export interface RiskWordProps {
  /** 0 to 100, higher is better; anything else reads 'Unknown'. */
  score: number;
}

/** Says in a word, a dot and a colour how good a risk score is. */
export function RiskWord({ score }: RiskWordProps) {
  const band = riskBand(score);
  const tone = RISK_BAND_TONE[band];
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <StatusDot tone={tone} />
      <ToneText tone={tone} weight="medium">
        {RISK_BAND_WORD[band]}
      </ToneText>
    </span>
  );
}

export interface RiskScoreProps {
  /** 0 to 100, higher is better; out of range keeps its number and reads 'Unknown', NaN is a dash. */
  score: number;
}

/** A customer's risk score with the word for it. */
export function RiskScore({ score }: RiskScoreProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Text size="5" weight="bold" className="tabular-nums">
        {riskScoreText(score)}
      </Text>
      <RiskWord score={score} />
    </span>
  );
}
