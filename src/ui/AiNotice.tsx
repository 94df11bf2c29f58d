import { Text } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { AiMark } from './AiMark';

export interface AiNoticeProps {
  /** What kind of word this is, 'AI Insight'; the region's accessible name. */
  label: string;
  /** What the AI says, one or two sentences. */
  children: ReactNode;
}

/** Something that the AI says, never to be taken for a colleague's word. */
export function AiNotice({ label, children }: AiNoticeProps) {
  const labelId = useId();
  return (
    <section
      aria-labelledby={labelId}
      data-edge
      className="flex flex-col gap-x-3 gap-y-1 rounded-card border border-(--ai-line) bg-(--ai-soft) px-4 py-3 sm:flex-row md:px-5"
    >
      <div className="flex h-5 shrink-0 items-center gap-2 text-(--ai-text)">
        <AiMark />
        <Text id={labelId} size="2" weight="medium">
          {label}
        </Text>
      </div>
      <Text as="p" size="2" className="max-w-[80ch]">
        {children}
      </Text>
    </section>
  );
}
