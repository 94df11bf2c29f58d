import { ProgressBar, progressText } from '@/ui/ProgressBar';

export interface PurchaseOrderProgressProps {
  /** Names whose progress it is. */
  poNumber: string;
  /** Percent; limited to 0 to 100, a dash when it is not a number. */
  progress: number;
}

/** A bar with its figure; screen readers get the bar alone (PO-9). */
export function PurchaseOrderProgress({ poNumber, progress }: PurchaseOrderProgressProps) {
  return (
    <span className="flex items-center justify-end gap-3">
      <span className="flex w-16 min-w-0 grow">
        <ProgressBar name={`Progress of ${poNumber}`} value={progress} />
      </span>
      <span aria-hidden className="min-w-9 shrink-0 text-right tabular-nums">
        {Number.isFinite(progress) ? progressText(progress) : '–'}
      </span>
    </span>
  );
}
