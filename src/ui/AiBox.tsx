import { Text } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { AiMark } from './AiMark';

const box = cva('border-(--ai-line) bg-(--ai-soft)', {
  variants: {
    size: {
      line: 'grid max-w-full grid-cols-[1fr_auto] gap-x-5 gap-y-1 rounded-control px-3 py-2 sm:flex sm:w-fit sm:flex-wrap sm:items-center sm:gap-y-0 sm:py-0.5',
      card: 'flex flex-col gap-3 rounded-card border p-4',
    },
  },
});

export interface AiBoxProps {
  /** What kind of word this is, 'AI Suggested Action'; the accessible name. */
  label: string;
  /** The level of the heading in a panel or on a screen; without one plain words, in a card among many. */
  heading?: 'h2' | 'h3';
  /** One line within a card, or a card of its own. */
  size: 'line' | 'card';
  /** Beside the label: why the AI says so. */
  aside?: ReactNode;
  /** What the AI says, or proposes. */
  children: ReactNode;
}

/** Holds all that the AI suggests: one violet, one mark, so that it is never taken for a colleague's word. */
export function AiBox({ label, heading: Heading, size, aside, children }: AiBoxProps) {
  const labelId = useId();
  const name = (
    <Text id={labelId} size={Heading ? '3' : '2'} weight="medium" asChild>
      {Heading ? <Heading>{label}</Heading> : <span>{label}</span>}
    </Text>
  );
  return (
    // Many cards stand on one page, and not each of their boxes is a place to go to.
    <div role={Heading ? 'region' : 'group'} aria-labelledby={labelId} data-edge className={box({ size })}>
      <div className="flex min-h-5.5 shrink-0 items-center gap-2 text-(--ai-text)">
        <AiMark />
        {name}
        {aside !== undefined && size === 'card' && <span className="ml-auto">{aside}</span>}
      </div>
      <div className={size === 'line' ? 'col-span-2 row-start-2 min-w-0' : 'contents'}>{children}</div>
      {aside !== undefined && size === 'line' && <span className="col-start-2 row-start-1">{aside}</span>}
    </div>
  );
}
