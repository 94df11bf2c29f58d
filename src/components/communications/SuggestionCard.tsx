import { Text } from '@radix-ui/themes';
import { COMMUNICATION_WORDS } from '@/domain/communications/commandWords';
import type { Channel } from '@/domain/communications/conversation';
import { isBlank } from '@/domain/text/isBlank';
import { AiBox } from '@/ui/AiBox';
import { Button } from '@/ui/Button';

export interface SuggestionCardProps {
  /** Whose audience the suggestion is for; it chooses the words of the button. */
  channel: Channel;
  /** What the AI suggests to say or do next; when blank, a text says so and the button is left out. */
  suggestion: string;
  /** The button was pressed; what was typed in the composer stays (COMMS-8). */
  onUseSuggestion: () => void;
}

/** What the AI suggests in one channel, with the button to use it (COMMS-7). */
export function SuggestionCard({ channel, suggestion, onUseSuggestion }: SuggestionCardProps) {
  const nothing = isBlank(suggestion);
  return (
    <AiBox label="AI Suggestion" heading="h2">
      <Text as="p" size="2" dir="auto" className="max-w-[80ch] wrap-anywhere whitespace-pre-wrap">
        {nothing ? 'Nothing to suggest here.' : suggestion}
      </Text>
      {!nothing && (
        <Button variant="outline" color="gray" onClick={onUseSuggestion}>
          {COMMUNICATION_WORDS[channel].suggest}
        </Button>
      )}
    </AiBox>
  );
}
