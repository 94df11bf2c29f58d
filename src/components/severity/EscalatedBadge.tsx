import { ChevronsUp } from 'lucide-react';
import { ToneBadge } from '@/ui/ToneBadge';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

export interface EscalatedBadgeProps {
  /** True where the badge says that the escalation was automatic. */
  automatically?: boolean;
  /** True beside a risk level, which may read 'Escalated' too: this one is heard as 'Escalated flag'. */
  besideRisk?: boolean;
}

/** Says that a ticket or thread was escalated to management. */
export function EscalatedBadge({ automatically = false, besideRisk = false }: EscalatedBadgeProps) {
  return (
    <ToneBadge tone="danger" icon={ChevronsUp}>
      {automatically ? 'Auto-Escalated' : 'Escalated'}
      {besideRisk && <VisuallyHidden> flag</VisuallyHidden>}
    </ToneBadge>
  );
}
