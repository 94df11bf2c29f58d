import { overdueFigure, overdueWords } from '@/domain/time/overdueText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

export interface DaysOverdueProps {
  /** Days past the deadline; 0 and less are in time, NaN is unknown. */
  daysOverdue: number;
}

/** Days overdue as a number on screen and in words for screen readers. */
export function DaysOverdue({ daysOverdue }: DaysOverdueProps) {
  return (
    <>
      <span aria-hidden className={daysOverdue > 0 ? 'font-semibold text-(--danger-text)' : 'text-ink-2'}>
        {overdueFigure(daysOverdue)}
      </span>
      <VisuallyHidden>{overdueWords(daysOverdue)}</VisuallyHidden>
    </>
  );
}
