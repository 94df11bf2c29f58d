import { Text } from '@radix-ui/themes';
import { ShieldCheck } from 'lucide-react';
import { memo } from 'react';
import { SeverityBadge } from '@/components/severity/SeverityBadge';
import { idOf } from '@/domain/ordering/recordId';
import { counted } from '@/domain/text/counted';
import { textOr } from '@/domain/text/textOr';
import type { Blocker } from '@/domain/timelines/blocker';
import { factLine } from '@/ui/factLine';
import type { Remote } from '@/ui/remote';
import { RemoteList } from '@/ui/RemoteList';

export interface BlockerListProps {
  /** In the data's order. A blank description reads 'No description', unknown severities are shown as they are. */
  blockers: Remote<readonly Blocker[]>;
  /** 'Try Again' was pressed, which stands there only after the blockers could not be loaded. */
  onRetry: () => void;
}

/** What blocks a phase (MOMENTUM-11). */
export const BlockerList = memo(function BlockerList({ blockers, onRetry }: BlockerListProps) {
  return (
    <RemoteList
      title="Current Blockers"
      countInWords={(count) => counted(count, 'blocker')}
      remote={blockers}
      icon={ShieldCheck}
      none="Nothing blocks this phase"
      keyOf={idOf}
      onRetry={onRetry}
    >
      {({ type, description, owner, severity }) => (
        <div className="flex items-center justify-between gap-3">
          <div className="min-w-0">
            <Text as="p" size="2" weight="medium" className="wrap-anywhere whitespace-pre-line">
              {textOr(description, 'No description')}
            </Text>
            <Text as="p" size="1" color="gray" className="wrap-anywhere">
              {factLine(type, owner)}
            </Text>
          </div>
          <span className="max-w-1/2 shrink-0">
            <SeverityBadge severity={severity} />
          </span>
        </div>
      )}
    </RemoteList>
  );
});
