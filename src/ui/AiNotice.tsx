import { Text } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { AiMark } from './AiMark';
import { Panel } from './Panel';

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
    <Panel ground="ai" padding="small">
      <section aria-labelledby={labelId} className="flex flex-col gap-x-3 gap-y-1 sm:flex-row">
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
    </Panel>
  );
}
