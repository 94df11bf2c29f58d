import { Heading } from '@radix-ui/themes';
import { CountBadge } from './CountBadge';

export interface SectionHeadingProps {
  /** Ties a list or region to its name. */
  id?: string;
  /** How many things stand below, with a comma every three digits; left out when nothing is counted. */
  count?: number | undefined;
  /** The words of the h2; the count is no part of them. */
  children: string;
}

/** Names a section of a screen or panel, with the count of what it holds. */
export function SectionHeading({ id, count, children }: SectionHeadingProps) {
  return (
    <div className="flex items-center gap-2">
      <Heading as="h2" size="4" weight="bold" id={id}>
        {children}
      </Heading>
      {count !== undefined && <CountBadge count={count} />}
    </div>
  );
}
