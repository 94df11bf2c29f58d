import { Text } from '@radix-ui/themes';
import { Paperclip, Send } from 'lucide-react';
import { useId } from 'react';
import { audienceText, recipientOf } from '@/domain/communications/audience';
import { COMMUNICATION_WORDS } from '@/domain/communications/commandWords';
import type { Channel, Conversation } from '@/domain/communications/conversation';
import { Button } from '@/ui/Button';
import { TextAreaField } from '@/ui/TextAreaField';
import { ON_PHONE, useMediaQuery } from '@/ui/useMediaQuery';
import { AudienceNotice } from './AudienceNotice';

export interface ComposerProps {
  /** The order's customer and factory; blank names read 'the customer', 'the factory'. */
  conversation: Pick<Conversation, 'customer' | 'factory'>;
  /** Decides the audience above the box and the words on both buttons. */
  channel: Channel;
  /** The unsent text, of any length. */
  draft: string;
  /** The whole text after each change, empty too. */
  onWrite: (text: string) => void;
  /** The attachment button was pressed; what was typed stays (COMMS-8). */
  onAttach: () => void;
  /** The button was pressed, or Ctrl or Cmd with Enter in the box; what was typed stays (COMMS-8). */
  onSend: () => void;
}

/** The box to write to one audience, which is named above it (COMMS-5, COMMS-6). */
export function Composer({ conversation, channel, draft, onWrite, onAttach, onSend }: ComposerProps) {
  const audienceId = useId();
  const hintId = useId();
  // On a phone the box stays at the bottom edge; fewer rows leave more of the messages in sight.
  const phone = useMediaQuery(ON_PHONE);
  const words = COMMUNICATION_WORDS[channel];
  const label = `Message to ${recipientOf(conversation, channel)}`;
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <AudienceNotice id={audienceId} channel={channel}>
        {audienceText(conversation, channel)}
      </AudienceNotice>
      <TextAreaField
        label={label}
        labelShown={false}
        placeholder={label}
        describedBy={`${audienceId} ${hintId}`}
        rows={phone ? 2 : 3}
        // The messages that it answers and what sends it stay in sight.
        mostRows={5}
        value={draft}
        onChange={onWrite}
        onConfirm={onSend}
      />
      {/* All actions at the right, for a toast stands at the lower left. */}
      <div className="flex flex-wrap items-center gap-2">
        <Text id={hintId} size="1" color="gray" className="mr-auto max-sm:sr-only pointer-coarse:sr-only">
          Ctrl or Cmd + Enter to send
        </Text>
        <Button
          variant="outline"
          color="gray"
          className="max-xs:grow max-sm:ml-auto pointer-coarse:ml-auto"
          onClick={onAttach}
        >
          <Paperclip aria-hidden size={16} />
          {words.attach}
        </Button>
        <Button type="submit" aria-keyshortcuts="Control+Enter Meta+Enter" className="max-xs:grow">
          <Send aria-hidden size={16} />
          {words.send}
        </Button>
      </div>
    </form>
  );
}
