import type { ReactNode } from 'react';
import { exactMoment, isMoment } from '@/domain/time/momentText';

export interface MomentProps {
  /** ISO 8601 timestamp; one that cannot be read is no time for machines either. */
  moment: string;
  /** What people read instead: an age, a short date; never broken across lines. */
  children: ReactNode;
}

/** Says to machines which moment is meant, and the whole of it in the title. */
export function Moment({ moment, children }: MomentProps) {
  if (!isMoment(moment)) return <span className="whitespace-nowrap">{children}</span>;
  return (
    <time dateTime={moment} title={exactMoment(moment)} className="whitespace-nowrap">
      {children}
    </time>
  );
}
