import { isOverdueBy, overdueFigure, overdueWords } from '@/domain/time/overdueText';
import { toneText } from '@/ui/toneClass';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

export interface DaysOverdueProps {
  /** Days past the deadline; 0 and less are in time, NaN is unknown. */
  daysOverdue: number;
}

/** Days overdue as a number on screen and in words for screen readers. */
export function DaysOverdue({ daysOverdue }: DaysOverdueProps) {
  return (
    <>
      <span aria-hidden className={isOverdueBy(daysOverdue) ? `font-semibold ${toneText.danger}` : 'text-ink-2'}>
        {overdueFigure(daysOverdue)}
      </span>
      <VisuallyHidden>{overdueWords(daysOverdue)}</VisuallyHidden>
    </>
  );
}
