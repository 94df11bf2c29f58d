import { Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { FaultBoundary } from '@/ui/FaultBoundary';
import { SidePanel, type SidePanelProps } from '@/ui/SidePanel';
import type { PanelEntry } from './usePanelEntry';

/** Which record it shows, whether it is open, and what closes it. */
type Opening = Pick<SidePanelProps, 'open' | 'onClose'> & { recordId: string };

export interface PanelGuardProps<Shown> {
  /** The panel's entry in the history; another record is tried anew. */
  entry: Pick<PanelEntry<Shown>, 'shown' | 'recordId' | 'open' | 'closePanel'>;
  /** Draws the panel of a record. Called from the first opening on, also while the panel slides out; may throw. */
  children: (shown: Shown, opening: Opening) => ReactNode;
}

function Contents<Shown>({ entry: { shown, recordId, open, closePanel }, children }: PanelGuardProps<Shown>) {
  return shown === undefined ? null : children(shown, { recordId, open, onClose: closePanel });
}

/** Mounts a panel as soon as it has a record; one that throws gives way to one that says so, and the screen stays. */
export function PanelGuard<Shown>({ entry, children }: PanelGuardProps<Shown>) {
  const fallback = (
    <SidePanel open={entry.open} onClose={entry.closePanel} title="This panel could not be shown">
      <Text as="p" size="2">
        This record contains something that cannot be shown. Close the panel to continue; nothing you typed is lost.
      </Text>
    </SidePanel>
  );
  return (
    <FaultBoundary retryWhen={entry.shown} fallback={fallback}>
      <Contents entry={entry}>{children}</Contents>
    </FaultBoundary>
  );
}
