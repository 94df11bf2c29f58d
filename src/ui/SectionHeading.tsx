import { Heading } from '@radix-ui/themes';
import { CountBadge } from './CountBadge';

export interface SectionHeadingProps {
  /** Ties a list or region to its name. */
  id?: string;
  /** How many things stand below, with a comma every three digits; left out when nothing is counted. */
  count?: number | undefined;
  /** The count as a screen reader reads it, '19 tickets', for a figure alone does not say what is counted. */
  countWords?: string | undefined;
  /** 3 within a panel, whose title is the h2. */
  level?: 2 | 3;
  /** The words of the heading; the count is no part of them. */
  children: string;
}

/** Names a section of a screen or panel, with the count of what it holds. */
export function SectionHeading({ id, count, countWords, level = 2, children }: SectionHeadingProps) {
  return (
    <div className="flex items-center gap-2">
      <Heading as={level === 2 ? 'h2' : 'h3'} size={level === 2 ? '4' : '3'} weight="bold" id={id}>
        {children}
      </Heading>
      {count !== undefined && <CountBadge count={count} words={countWords} />}
    </div>
  );
}
