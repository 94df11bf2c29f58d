import { Text } from '@radix-ui/themes';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { Panel } from './Panel';

export interface RemoteStatusProps {
  /** 'pending' shows `pendingWords`, 'error' the `failure` with 'Try Again'; with the data there the caller shows that instead. */
  status: 'pending' | 'error';
  /** The words while it is on its way. */
  pendingWords: ReactNode;
  /** Stands with the words of the failure. */
  icon: LucideIcon;
  /** What could not be loaded, as a sentence. */
  failure: string;
  /** Accessible name of 'Try Again', where it stands on the page more than once. */
  retryName?: string;
  /** 'Try Again' was pressed. */
  onRetry: () => void;
}

/** Stands where data will be. One live region for both, so that a failure is heard too. */
export function RemoteStatus({ status, pendingWords, icon, failure, retryName, onRetry }: RemoteStatusProps) {
  return (
    <div role="status">
      {status === 'pending' ? (
        <Panel ground="clear">
          <Text as="p" size="2" color="gray" className="px-4 py-3">
            {pendingWords}
          </Text>
        </Panel>
      ) : (
        <EmptyState room="panel" icon={icon} title={failure}>
          <Button variant="outline" color="gray" aria-label={retryName} onClick={onRetry}>
            Try Again
          </Button>
        </EmptyState>
      )}
    </div>
  );
}
