import { Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { FaultBoundary } from '@/ui/FaultBoundary';
import { SidePanel } from '@/ui/SidePanel';

export interface PanelGuardProps {
  /** The record in the panel; another one is tried anew. */
  shown: unknown;
  /** False slides out what stands in the panel's place. */
  open: boolean;
  /** Escape, the close button or a press outside, where the panel could not be drawn. */
  onClose: () => void;
  /** What may throw: a drawer with its host. */
  children: ReactNode;
}

/** A panel that throws gives way to one that says so; the screen behind it stays. */
export function PanelGuard({ shown, open, onClose, children }: PanelGuardProps) {
  const fallback = (
    <SidePanel open={open} onClose={onClose} title="This panel could not be shown">
      <Text as="p" size="2">
        Something in this record cannot be drawn. The screen behind works as before, and nothing typed is lost.
      </Text>
    </SidePanel>
  );
  return (
    <FaultBoundary retryWhen={shown} fallback={fallback}>
      {children}
    </FaultBoundary>
  );
}
