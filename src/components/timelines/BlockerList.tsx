import { Text } from '@radix-ui/themes';
import { ShieldCheck } from 'lucide-react';
import { SeverityBadge } from '@/components/severity/SeverityBadge';
import type { Blocker } from '@/domain/timelines/blocker';
import { factLine } from '@/ui/factLine';
import { type Asked, AskedList } from './AskedList';

export interface BlockerListProps {
  /** In the data's order. A blank description reads 'No description', unknown words keep their word. */
  blockers: Asked<Blocker>;
  onAskAgain: () => void;
}

/** What holds a phase up (MOMENTUM-11). */
export function BlockerList({ blockers, onAskAgain }: BlockerListProps) {
  return (
    <AskedList
      title="Current Blockers"
      asked={blockers}
      icon={ShieldCheck}
      none="Nothing blocks this phase"
      onAskAgain={onAskAgain}
    >
      {({ type, description, owner, severity }) => (
        <div className="flex items-center justify-between gap-3">
          <div className="min-w-0">
            <Text as="p" size="2" weight="medium" className="wrap-anywhere whitespace-pre-line">
              {description.trim() === '' ? 'No description' : description}
            </Text>
            <Text as="p" size="1" color="gray" className="wrap-anywhere">
              {factLine(type, owner)}
            </Text>
          </div>
          <span className="max-w-[50%] shrink-0">
            <SeverityBadge severity={severity} />
          </span>
        </div>
      )}
    </AskedList>
  );
}
