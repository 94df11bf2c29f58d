import { Text } from '@radix-ui/themes';
import { StickyNote } from 'lucide-react';
import { memo } from 'react';
import { ShortTime } from '@/components/time/ShortTime';
import { idOf } from '@/domain/ordering/recordId';
import { counted } from '@/domain/text/counted';
import { orDash } from '@/domain/text/textOr';
import type { PhaseNote } from '@/domain/timelines/phaseNote';
import type { Remote } from '@/ui/remote';
import { RemoteList } from '@/ui/RemoteList';

export interface NoteListProps {
  /** In the data's order. A blank author or content is a dash, an unreadable date 'Unknown time'. */
  notes: Remote<readonly PhaseNote[]>;
  /** 'Try Again' was pressed, which stands there only after the notes could not be loaded. */
  onRetry: () => void;
}

/** The notes on a phase (MOMENTUM-13). */
export const NoteList = memo(function NoteList({ notes, onRetry }: NoteListProps) {
  return (
    <RemoteList
      title="Notes"
      countInWords={(count) => counted(count, 'note')}
      remote={notes}
      icon={StickyNote}
      none="No notes on this phase yet"
      keyOf={idOf}
      onRetry={onRetry}
    >
      {({ author, date, content }) => (
        <>
          <div className="flex items-baseline justify-between gap-3">
            <Text size="2" weight="medium" className="min-w-0 wrap-anywhere">
              {orDash(author)}
            </Text>
            <span className="shrink-0 tabular-nums">
              <ShortTime moment={date} />
            </span>
          </div>
          <Text as="p" size="2" className="max-w-[80ch] wrap-anywhere whitespace-pre-line">
            {orDash(content)}
          </Text>
        </>
      )}
    </RemoteList>
  );
});
