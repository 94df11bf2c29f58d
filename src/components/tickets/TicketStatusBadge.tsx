import { CheckCheck, CircleDot, Contrast } from 'lucide-react';
import { TICKET_STATUS_TONE, type TicketStatus } from '@/domain/tickets/ticket';
import { StateBadge } from '@/ui/StateBadge';
import type { StateLooks } from '@/ui/stateLook';

const looks: StateLooks<TicketStatus> = {
  tones: TICKET_STATUS_TONE,
  icons: { Open: CircleDot, 'In Progress': Contrast, Resolved: CheckCheck },
};

export interface TicketStatusBadgeProps {
  /** A status that is not known here keeps its word, in neutral, with a question mark; an empty one reads 'Unknown'. */
  status: TicketStatus;
}

/** Tells where a ticket stands. */
export function TicketStatusBadge({ status }: TicketStatusBadgeProps) {
  return <StateBadge state={status} looks={looks} />;
}
