import { ChevronsUp } from 'lucide-react';
import { ToneBadge } from '@/ui/ToneBadge';

/** Tells that a matter has gone to management. */
export function EscalatedBadge() {
  return (
    <ToneBadge tone="danger" icon={ChevronsUp}>
      Escalated
    </ToneBadge>
  );
}
