import { type NamedPhase, PHASE_STATUS_TONE, PHASE_STATUS_WORD, type PhaseStatus } from '@/domain/timelines/phase';
import { StateBadge } from '@/ui/StateBadge';
import type { StateLooks } from '@/ui/stateLook';
import { statusIcons } from './phaseLook';

const looks: StateLooks<PhaseStatus> = { tones: PHASE_STATUS_TONE, words: PHASE_STATUS_WORD, icons: statusIcons };

export interface PhaseStatusBadgeProps {
  /** One that is not known here keeps its word, in neutral, with a question mark; an empty one reads 'Unknown'. */
  status: NamedPhase['status'];
}

/** Tells where a phase stands (MOMENTUM-9). */
export function PhaseStatusBadge({ status }: PhaseStatusBadgeProps) {
  return <StateBadge state={status} looks={looks} />;
}
