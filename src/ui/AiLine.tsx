import { Text } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { AiMark } from './AiMark';

export interface AiLineProps {
  /** What kind of word this is, 'AI Suggested Action'; the group's accessible name. */
  label: string;
  /** Beside the label: why the AI says so. */
  aside?: ReactNode;
  /** What the AI says, or proposes. */
  children: ReactNode;
}

/** What the AI suggests, as a line within a card. No region: many cards stand on one page, and none of their lines is a place to go to. */
export function AiLine({ label, aside, children }: AiLineProps) {
  const labelId = useId();
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      data-edge
      className="grid max-w-full grid-cols-[1fr_auto] gap-x-5 gap-y-1 rounded-control bg-(--ai-soft) px-3 py-2 sm:flex sm:w-fit sm:flex-wrap sm:items-center sm:gap-y-0 sm:py-0.5"
    >
      <div className="flex min-h-5.5 shrink-0 items-center gap-2 text-(--ai-text)">
        <AiMark />
        <Text id={labelId} size="2" weight="medium">
          {label}
        </Text>
      </div>
      <div className="col-span-2 row-start-2 min-w-0">{children}</div>
      {aside !== undefined && <span className="col-start-2 row-start-1">{aside}</span>}
    </div>
  );
}
