import { Text } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { AiMark } from './AiMark';
import { useKeptOpen } from './keptView';
import { LinkButton } from './LinkButton';

export interface AiLineProps {
  /** What kind of word this is, 'AI Suggested Action'; the group's accessible name. */
  label: string;
  /** Why the AI says so, unfolded by 'Why?'; of what, for the button's name; and that one's id, unique on its screen. */
  reason: { id: string; of: string; text: string };
  /** What the AI says, or proposes. */
  children: ReactNode;
}

/** What the AI suggests, as a line within a card. No region: many cards stand on one page, and none of their lines is a place to go to. */
export function AiLine({ label, reason, children }: AiLineProps) {
  const labelId = useId();
  const reasonId = useId();
  const [open, setOpen] = useKeptOpen(`Why? ${reason.id}`);
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      data-edge
      className="max-w-full rounded-control bg-(--ai-soft) px-3 py-2 sm:w-fit sm:py-0.5"
    >
      <div className="grid grid-cols-[1fr_auto] gap-x-5 gap-y-1 sm:flex sm:flex-wrap sm:items-center sm:gap-y-0">
        <div className="flex min-h-5.5 shrink-0 items-center gap-2 text-(--ai-text)">
          <AiMark />
          <Text id={labelId} size="2" weight="medium">
            {label}
          </Text>
        </div>
        <div className="col-span-2 row-start-2 min-w-0">{children}</div>
        <span className="col-start-2 row-start-1">
          <LinkButton name={`Why? ${reason.of}`} unfolds={{ id: reasonId, open }} onPress={() => setOpen(!open)}>
            Why?
          </LinkButton>
        </span>
      </div>
      {/* `w-0 min-w-full`: the reason fills the box and never widens it. It unfolds in place, so that it covers nothing. */}
      <p id={reasonId} hidden={!open} className="w-0 min-w-full pt-1 text-dense wrap-anywhere sm:pb-1">
        {reason.text}
      </p>
    </div>
  );
}
