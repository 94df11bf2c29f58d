import { PenLine } from 'lucide-react';

/** Stands in a tab behind which something typed was not sent. */
export function DraftMark() {
  return (
    <span className="flex items-center gap-1 text-label font-medium text-ink-2">
      <PenLine aria-hidden size={12} className="shrink-0" />
      {/* In copied text a blank parts it from what follows. */}
      {'Draft '}
    </span>
  );
}
