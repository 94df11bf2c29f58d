import type { ReactNode } from 'react';
import { factLine } from './factLine';
import { useAnnouncement } from './useAnnouncement';

/** How long typing rests before the result is announced, in milliseconds. */
const REST_MS = 500;

export interface FilterBarProps {
  /** What is narrowed; the accessible name. */
  label: string;
  /** How many are left, in words; announced once after a change, when typing rests. */
  result: string;
  /** What narrows it now, in words, for paper: 'customer QUILLMOOR'; empty while nothing does. */
  narrowedBy: readonly string[];
  /** A search field first, then choices and switches. */
  children: ReactNode;
}

/** Holds what narrows a list, and announces how much is left of it. Paper shows the words for it in place of controls. */
export function FilterBar({ label, result, narrowedBy, children }: FilterBarProps) {
  const announcement = useAnnouncement(result, REST_MS);
  return (
    <>
      <search aria-label={label} className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:items-center print:hidden">
        {children}
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </search>
      {narrowedBy.length > 0 && (
        <p className="hidden text-dense print:block">{`Filtered by ${factLine(...narrowedBy)}`}</p>
      )}
    </>
  );
}
