import { Text } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { AiMark } from './AiMark';
import { Panel } from './Panel';

export interface AiBoxProps {
  /** What kind of word this is, 'AI Analysis'; the region's accessible name. */
  label: string;
  /** The heading's level: 'h2' on a screen, 'h3' in a side panel. */
  heading: 'h2' | 'h3';
  /** What the AI says, or proposes. */
  children: ReactNode;
}

/** A card of what the AI suggests: one violet, one mark, so that it is never taken for a colleague's word. */
export function AiBox({ label, heading: Heading, children }: AiBoxProps) {
  const labelId = useId();
  return (
    <Panel ground="ai" padding={Heading === 'h2' ? 'large' : 'medium'}>
      <section aria-labelledby={labelId} className="flex flex-col gap-3">
        <div className="flex min-h-5.5 shrink-0 items-center gap-2 text-(--ai-text)">
          <AiMark />
          <Text id={labelId} size="3" weight="bold" asChild>
            <Heading>{label}</Heading>
          </Text>
        </div>
        {children}
      </section>
    </Panel>
  );
}
