import { Text } from '@radix-ui/themes';
import { orDash } from '@/domain/text/textOr';
import type { EmailThread } from '@/domain/threads/thread';
import { riskPhrase, riskWord } from '@/domain/threads/threadRisk';
import { AiLine } from '@/ui/AiLine';

export interface AiSuggestedActionProps {
  /** A thread with an AI action; its missing parts are a dash. */
  thread: EmailThread;
}

function Part({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex min-w-0 gap-1.5">
      <dt className="shrink-0 text-ink-2">{label}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

/** What the AI suggests to do about a thread, and why (INBOX-13). */
export function AiSuggestedAction({ thread }: AiSuggestedActionProps) {
  const { id, poNumber, aiSuggestion, suggestedPriority, suggestedAssignee, riskLevel } = thread;
  return (
    <AiLine
      label="AI Suggested Action"
      reason={{ id, of: orDash(poNumber), text: `${riskWord(riskLevel)}: ${riskPhrase(riskLevel)}` }}
    >
      <Text size="2" asChild>
        <dl className="flex min-w-0 flex-wrap gap-x-5 gap-y-0.5">
          <Part label="Type">{orDash(aiSuggestion ?? '')}</Part>
          <Part label="Priority">{orDash(suggestedPriority ?? '')}</Part>
          <Part label="Assign To">{orDash(suggestedAssignee ?? '')}</Part>
        </dl>
      </Text>
    </AiLine>
  );
}
