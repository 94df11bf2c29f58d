import { Text } from '@radix-ui/themes';
import { orDash } from '@/domain/text/orDash';
import type { EmailThread } from '@/domain/threads/thread';
import { riskPhrase } from '@/domain/threads/threadRisk';
import { Fact } from '@/ui/Fact';
import { InfoPopover } from '@/ui/InfoPopover';

export interface SuggestionReasonProps {
  /** What the AI did not find is a dash. */
  thread: EmailThread;
}

/** Why the AI suggests what it does: the facts in the data and nothing else. */
export function SuggestionReason({ thread }: SuggestionReasonProps) {
  return (
    <InfoPopover label="Why?" name={`Why? ${thread.poNumber}`}>
      <Text as="div" size="2">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
          <Fact label="Detected issue">{orDash(thread.aiSuggestion ?? '')}</Fact>
          <Fact label="Priority">{orDash(thread.suggestedPriority ?? '')}</Fact>
          <Fact label="Assignee">{orDash(thread.suggestedAssignee ?? '')}</Fact>
          <div className="col-span-2">
            <Fact label="Risk">{riskPhrase(thread.riskLevel)}</Fact>
          </div>
        </dl>
      </Text>
    </InfoPopover>
  );
}
