import { Text } from '@radix-ui/themes';
import { CalendarX2, ChevronsUp, ShieldCheck } from 'lucide-react';
import { RISK_LEVEL_TONE, type RiskLevel } from '@/domain/threads/thread';
import { isRiskLevel, RISK_LEVEL_WORD } from '@/domain/threads/threadRisk';
import { StateBadge } from '@/ui/StateBadge';
import type { StateLooks } from '@/ui/stateLook';

const looks: StateLooks<RiskLevel> = {
  tones: RISK_LEVEL_TONE,
  words: RISK_LEVEL_WORD,
  icons: { overdue: CalendarX2, escalated: ChevronsUp, 'no-issues': ShieldCheck },
};

export interface ThreadRiskBadgeProps {
  /** A level that is not known here reads 'Unknown', in neutral, with a question mark (INBOX-11). */
  riskLevel: RiskLevel;
}

/** Tells how much a thread is at risk; after the word 'Risk', so that its 'Escalated' is not taken for the flag's. */
export function ThreadRiskBadge({ riskLevel }: ThreadRiskBadgeProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Text size="1" color="gray" aria-hidden>
        Risk
      </Text>
      {/* A level that is not known does not keep its word: it reads 'Unknown' (INBOX-11). */}
      <StateBadge state={isRiskLevel(riskLevel) ? riskLevel : ''} looks={looks} spokenBefore="Risk level:" />
    </span>
  );
}
