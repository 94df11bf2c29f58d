import { cva } from 'class-variance-authority';
import { isLateLag, lagText, shownLag } from '@/domain/timelines/lag';
import { toneText } from '@/ui/toneClass';

const look = cva('whitespace-nowrap', {
  variants: { kind: { late: `font-semibold ${toneText.danger}`, onTrack: 'text-ink-2', other: '' } },
});

function kindOf(lagDays: number) {
  if (isLateLag(lagDays)) return 'late';
  return shownLag(lagDays) === 0 ? 'onTrack' : 'other';
}

export interface LagTextProps {
  /** Days; 0 is 'On track', below 0 is ahead, NaN reads 'Unknown'. */
  lagDays: number;
}

/** How far behind: red above 3 days (MOMENTUM-10, MOMENTUM-15). */
export function LagText({ lagDays }: LagTextProps) {
  return <span className={look({ kind: kindOf(lagDays) })}>{lagText(lagDays)}</span>;
}
