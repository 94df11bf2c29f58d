import { Text } from '@radix-ui/themes';
import { useId } from 'react';
import { countText } from './countText';
import { AiMark } from './AiMark';
import { Panel } from './Panel';

export interface Counter {
  /** What is counted; the article's accessible name. */
  title: string;
  /** A dash when it is no number. */
  count: number;
  /** True for what the AI has found. */
  byAi?: boolean;
}

export interface CounterStripProps {
  /** Three at most, from left to right; their titles differ. */
  counters: readonly Counter[];
}

function CounterCell({ title, count, byAi = false }: Counter) {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="flex min-w-0 grow flex-col gap-x-2.5 border-line px-2 py-2 xs:px-3 sm:flex-row sm:items-baseline sm:px-5 sm:py-2.5"
    >
      <span className="flex items-center gap-1.5">
        <Text size="5" weight="bold" className="tabular-nums">
          {countText(count)}
        </Text>
        {byAi && <AiMark />}
      </span>
      <Text id={titleId} size="2" color="gray" className="text-label break-words xs:text-body">
        {title}
      </Text>
    </article>
  );
}

/** A few figures in one line, above what they count. */
export function CounterStrip({ counters }: CounterStripProps) {
  return (
    <Panel>
      <div className="grid auto-cols-fr grid-flow-col *:not-first:border-l">
        {counters.map((counter) => (
          <CounterCell key={counter.title} {...counter} />
        ))}
      </div>
    </Panel>
  );
}
