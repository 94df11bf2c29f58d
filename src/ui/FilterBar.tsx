import type { ReactNode } from 'react';

export interface FilterBarProps {
  /** What is narrowed; the accessible name. */
  label: string;
  /** How many are left, in words; announced politely when it changes. */
  result: string;
  /** A search field first, then choices and switches. */
  children: ReactNode;
}

/** Holds what narrows a list, and tells how much is left of it. */
export function FilterBar({ label, result, children }: FilterBarProps) {
  return (
    <search aria-label={label} className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:items-center print:hidden">
      {children}
      <p role="status" className="sr-only">
        {result}
      </p>
    </search>
  );
}
