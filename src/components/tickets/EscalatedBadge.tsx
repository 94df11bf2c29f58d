import { ChevronsUp } from 'lucide-react';
import { ToneBadge } from '@/ui/ToneBadge';

export interface EscalatedBadgeProps {
  /** True where it is told that it went there by itself. */
  automatically?: boolean;
}

/** Tells that a matter has gone to management. */
export function EscalatedBadge({ automatically = false }: EscalatedBadgeProps) {
  return (
    <ToneBadge tone="danger" icon={ChevronsUp}>
      {automatically ? 'Auto-Escalated' : 'Escalated'}
    </ToneBadge>
  );
}
