import { isLateLag, lagText } from '@/domain/timelines/lag';
import { cva } from 'class-variance-authority';

const look = cva('whitespace-nowrap', {
  variants: { late: { true: 'font-semibold text-(--danger-text)', false: '' } },
});

export interface LagTextProps {
  /** Days; 0 is 'On track', below 0 is ahead, what is no number reads 'Unknown'. */
  lagDays: number;
}

/** How far behind: red above 3 days (MOMENTUM-10, MOMENTUM-15). */
export function LagText({ lagDays }: LagTextProps) {
  return <span className={look({ late: isLateLag(lagDays) })}>{lagText(lagDays)}</span>;
}
