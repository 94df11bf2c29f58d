import { Heading } from '@radix-ui/themes';
import { countText } from './countText';

export interface SectionHeadingProps {
  /** Ties a list or region to its name. */
  id?: string;
  /** How many things stand below, with a comma every three digits; left out when nothing is counted. */
  count?: number | undefined;
  children: string;
}

/** Names a section of a screen or panel, with the count of what it holds. */
export function SectionHeading({ id, count, children }: SectionHeadingProps) {
  return (
    <div className="flex items-center gap-2">
      <Heading as="h2" size="4" weight="bold" id={id}>
        {children}
      </Heading>
      {count !== undefined && (
        <span
          data-edge
          className="rounded-full bg-(--neutral-soft) px-2 py-0.5 text-label font-medium text-(--neutral-text) tabular-nums"
        >
          {countText(count)}
        </span>
      )}
    </div>
  );
}
