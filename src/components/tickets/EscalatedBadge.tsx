import { ChevronsUp } from 'lucide-react';
import { ToneBadge } from '@/ui/ToneBadge';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

export interface EscalatedBadgeProps {
  /** True where the badge says that the escalation was automatic. */
  automatically?: boolean;
}

/** Says that a ticket or thread was escalated to management. */
export function EscalatedBadge({ automatically = false }: EscalatedBadgeProps) {
  return (
    <ToneBadge tone="danger" icon={ChevronsUp}>
      {automatically ? 'Auto-Escalated' : 'Escalated'}
      {/* Beside a risk level that may be called the same. */}
      <VisuallyHidden> flag</VisuallyHidden>
    </ToneBadge>
  );
}
