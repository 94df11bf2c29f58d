import type { ReactNode } from 'react';
import { exactMoment, isMoment } from '@/domain/time/momentText';

export interface MomentProps {
  /** ISO 8601 timestamp; with an unreadable one there is no `<time>` element. */
  moment: string;
  /** The exact moment in words, where the caller has them already. */
  exact?: string;
  /** What people read instead: an age, a short date; never broken across lines. */
  children: ReactNode;
}

/** A moment for machines in `<time>`, with the exact moment in the title. */
export function Moment({ moment, exact, children }: MomentProps) {
  if (!isMoment(moment)) return <span className="whitespace-nowrap">{children}</span>;
  return (
    <time dateTime={moment} title={exact ?? exactMoment(moment)} className="whitespace-nowrap">
      {children}
    </time>
  );
}
