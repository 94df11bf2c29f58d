import { Text } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { AiMark } from './AiMark';

const box = cva('border-(--ai-line) bg-(--ai-soft)', {
  variants: {
    size: {
      line: 'flex flex-col gap-x-5 gap-y-1 rounded-control px-3 py-2 sm:w-fit sm:flex-row sm:flex-wrap sm:items-center sm:py-1 pointer-fine:min-h-8',
      card: 'flex flex-col gap-3 rounded-card border p-4 md:px-5',
    },
  },
});

export interface AiBoxProps {
  /** What kind of word this is, 'AI Suggested Action'; the accessible name. */
  label: string;
  /** A heading in a panel or on a screen; plain words in a card among many. */
  heading?: boolean;
  /** One line within a card, or a card of its own. */
  size: 'line' | 'card';
  /** Beside the label: why the AI says so. */
  aside?: ReactNode;
  /** What the AI says, or proposes. */
  children: ReactNode;
}

/** Holds all that the AI suggests: one violet, one mark, so that it is never taken for a colleague's word. */
export function AiBox({ label, heading = false, size, aside, children }: AiBoxProps) {
  const labelId = useId();
  const name = (
    <Text id={labelId} size={heading ? '3' : '2'} weight="medium" asChild>
      {heading ? <h3>{label}</h3> : <span>{label}</span>}
    </Text>
  );
  return (
    // Many cards stand on one page, and not each of their boxes is a place to go to.
    <div role={heading ? 'region' : 'group'} aria-labelledby={labelId} data-edge className={box({ size })}>
      <div className="flex min-h-6 shrink-0 items-center gap-2 text-(--ai-text)">
        <AiMark />
        {name}
        {aside !== undefined && size === 'card' && <span className="ml-auto">{aside}</span>}
      </div>
      {children}
      {aside !== undefined && size === 'line' && aside}
    </div>
  );
}
