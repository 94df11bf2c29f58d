import type { ReactNode } from 'react';
import { datedDay, exactMoment, isMoment } from '@/domain/time/momentText';
import { useZone } from './zoneContext';

export interface MomentProps {
  /** ISO 8601 timestamp; with an unreadable one there is no `<time>` element. */
  moment: string;
  /** The exact moment in words, where the caller has them already. */
  exact?: string;
  /** True where it may take two lines, as in a column that large letter spacing makes too narrow for it. */
  breaks?: boolean;
  /** What people read instead, an age; left out, it is the day, 'Mar 12, 2026'. */
  children?: ReactNode;
}

/** A moment for machines in `<time>`, with the exact moment in the title. */
export function Moment({ moment, exact, breaks = false, children = datedDay(moment) }: MomentProps) {
  useZone();
  const look = breaks ? undefined : 'whitespace-nowrap';
  if (!isMoment(moment)) return <span className={look}>{children}</span>;
  return (
    <time dateTime={moment} title={exact ?? exactMoment(moment)} className={look}>
      {children}
    </time>
  );
}
