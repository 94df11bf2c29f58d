import { isBlank } from '@/domain/text/isBlank';
import { orDash } from '@/domain/text/textOr';
import type { Ticket } from '@/domain/tickets/ticket';
import { AiMark } from '@/ui/AiMark';
import { ClampedText } from '@/ui/ClampedText';

export interface TicketSuggestionProps {
  /** Whose suggestion it is; a blank one is a dash. */
  ticket: Ticket;
}

/** What the AI suggests for a ticket, with the sign of all that the AI says. */
export function TicketSuggestion({ ticket: { id, gptSuggestion } }: TicketSuggestionProps) {
  if (isBlank(gptSuggestion)) return <span>{orDash('')}</span>;
  return (
    <span className="flex items-start gap-1.5">
      <span className="flex h-4.5 shrink-0 items-center">
        <AiMark />
      </span>
      <ClampedText what={`AI Suggestion for ${orDash(id)}`}>{gptSuggestion}</ClampedText>
    </span>
  );
}
