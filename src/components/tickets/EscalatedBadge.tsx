import { ChevronsUp } from 'lucide-react';
import { ToneBadge } from '@/ui/ToneBadge';

export interface EscalatedBadgeProps {
  /** True where the badge says that the escalation was automatic. */
  automatically?: boolean;
}

/** Says that a ticket or thread was escalated to management. */
export function EscalatedBadge({ automatically = false }: EscalatedBadgeProps) {
  return (
    <ToneBadge tone="danger" icon={ChevronsUp}>
      {automatically ? 'Auto-Escalated' : 'Escalated'}
    </ToneBadge>
  );
}
