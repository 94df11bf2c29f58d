import { Button, Heading, Text } from '@radix-ui/themes';
import { useId } from 'react';
import type { Channel } from '@/domain/communications/conversation';
import { AiMark } from '@/ui/AiMark';
import { channelWords } from './channelWords';

export interface SuggestionCardProps {
  channel: Channel;
  /** What the AI would say or do next; blank says that there is nothing, without a button. */
  suggestion: string;
  /** Has no effect on what was typed (COMMS-8). */
  onUseSuggestion: () => void;
}

/** What the AI suggests in one channel, and the one thing to do with it (COMMS-7). */
export function SuggestionCard({ channel, suggestion, onUseSuggestion }: SuggestionCardProps) {
  const headingId = useId();
  const nothing = suggestion.trim() === '';
  return (
    <section
      aria-labelledby={headingId}
      data-edge
      className="flex flex-col gap-3 rounded-card border border-(--ai-line) bg-(--ai-soft) p-4 md:p-5"
    >
      <div className="flex items-center gap-2 text-(--ai-text)">
        <AiMark />
        <Heading as="h2" size="3" weight="medium" id={headingId}>
          AI Suggestion
        </Heading>
      </div>
      <Text as="p" size="2" dir="auto" className="max-w-[80ch] wrap-anywhere whitespace-pre-wrap">
        {nothing ? 'Nothing to suggest here.' : suggestion}
      </Text>
      {!nothing && (
        <Button variant="outline" color="gray" onClick={onUseSuggestion}>
          {channelWords[channel].suggest}
        </Button>
      )}
    </section>
  );
}
