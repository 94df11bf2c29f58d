import { Text } from '@radix-ui/themes';
import { CalendarX2, ChevronsUp, CircleHelp, type LucideIcon, ShieldCheck } from 'lucide-react';
import { RISK_LEVEL_TONE, type RiskLevel } from '@/domain/threads/thread';
import { isRiskLevel, riskWord } from '@/domain/threads/threadRisk';
import { ToneBadge } from '@/ui/ToneBadge';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const icons: Record<RiskLevel, LucideIcon> = {
  overdue: CalendarX2,
  escalated: ChevronsUp,
  'no-issues': ShieldCheck,
};

export interface ThreadRiskBadgeProps {
  /** A level that is not known here reads 'Unknown', in neutral, with a question mark (INBOX-11). */
  riskLevel: RiskLevel;
}

/** Tells how much a thread is at risk; after the word 'Risk', so that its 'Escalated' is not taken for the flag's. */
export function ThreadRiskBadge({ riskLevel }: ThreadRiskBadgeProps) {
  const known = isRiskLevel(riskLevel);
  return (
    <span className="inline-flex items-center gap-1.5">
      <Text size="1" color="gray" aria-hidden>
        Risk
      </Text>
      <VisuallyHidden>Risk level: </VisuallyHidden>
      <ToneBadge tone={known ? RISK_LEVEL_TONE[riskLevel] : 'neutral'} icon={known ? icons[riskLevel] : CircleHelp}>
        {riskWord(riskLevel)}
      </ToneBadge>
    </span>
  );
}
