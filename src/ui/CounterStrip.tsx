import { Text } from '@radix-ui/themes';
import { useId } from 'react';
import { AiMark } from './AiMark';

export interface Counter {
  /** What is counted; the article's accessible name. */
  title: string;
  count: number;
  /** True for what the AI has found. */
  byAi?: boolean;
}

export interface CounterStripProps {
  counters: readonly Counter[];
}

function CounterCell({ title, count, byAi = false }: Counter) {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="flex grow basis-0 flex-col gap-x-2.5 border-line px-4 py-2 not-first:border-l sm:flex-row sm:items-baseline sm:px-5 sm:py-2.5"
    >
      <Text size="5" weight="bold" className="tabular-nums">
        {count.toLocaleString('en-US')}
      </Text>
      <span className="flex items-baseline gap-1.5">
        {byAi && (
          <span className="self-center">
            <AiMark />
          </span>
        )}
        <Text id={titleId} size="2" color="gray">
          {title}
        </Text>
      </span>
    </article>
  );
}

/** A few figures in one line, above what they count. */
export function CounterStrip({ counters }: CounterStripProps) {
  return (
    <div className="flex rounded-card border border-line bg-panel" data-edge>
      {counters.map((counter) => (
        <CounterCell key={counter.title} {...counter} />
      ))}
    </div>
  );
}
