import { isPhaseStatus, type NamedPhase, PHASE_STATUS_TONE, phaseStatusWord } from '@/domain/timelines/phase';
import { ToneBadge } from '@/ui/ToneBadge';
import { statusIcons, statusLook } from './phaseLook';

export interface PhaseStatusBadgeProps {
  /** One that is not known here keeps its word, in neutral, with a question mark; an empty one reads 'Unknown'. */
  status: NamedPhase['status'];
}

/** Tells where a phase stands (MOMENTUM-9). */
export function PhaseStatusBadge({ status }: PhaseStatusBadgeProps) {
  return (
    <ToneBadge
      tone={isPhaseStatus(status) ? PHASE_STATUS_TONE[status] : 'neutral'}
      icon={statusIcons[statusLook(status)]}
    >
      {phaseStatusWord(status)}
    </ToneBadge>
  );
}
