import { Text } from '@radix-ui/themes';
import { ChevronsUp } from 'lucide-react';
import { orDash } from '@/domain/text/textOr';
import type { EmailThread } from '@/domain/threads/thread';
import { riskDemand, riskPhrase } from '@/domain/threads/threadRisk';
import { AiBox } from '@/ui/AiBox';
import { Fact } from '@/ui/Fact';
import { toneText } from '@/ui/toneClass';
import { ToneText } from '@/ui/ToneText';

export interface AiAnalysisProps {
  /** What the AI did not find is a dash. */
  thread: EmailThread;
}

const asSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What the AI makes of a thread (THREAD-4, THREAD-5). */
export function AiAnalysis({ thread }: AiAnalysisProps) {
  const { aiSuggestion, suggestedPriority, suggestedAssignee, riskLevel, escalated } = thread;
  return (
    <AiBox label="AI Analysis" heading="h3">
      <dl className="grid grid-cols-2 gap-x-3 gap-y-2 xs:grid-cols-[repeat(3,minmax(0,auto))] xs:justify-between">
        <Fact label="Detected Issue Type">{orDash(aiSuggestion ?? '')}</Fact>
        <Fact label="Suggested Priority">{orDash(suggestedPriority ?? '')}</Fact>
        <Fact label="Recommended Assignee">{orDash(suggestedAssignee ?? '')}</Fact>
      </dl>
      <div className="flex flex-col gap-1">
        <Text as="p" size="2">
          {`${asSentence(riskPhrase(riskLevel))}: ${riskDemand(riskLevel)}.`}
        </Text>
        {escalated && (
          <p className={`flex gap-1.5 ${toneText.danger}`}>
            <ChevronsUp aria-hidden size={16} className="mt-0.5 shrink-0" />
            <ToneText tone="danger" weight="medium">
              This thread was escalated automatically.
            </ToneText>
          </p>
        )}
      </div>
    </AiBox>
  );
}
