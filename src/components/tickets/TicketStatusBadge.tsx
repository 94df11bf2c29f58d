import { CheckCheck, CircleDot, CircleHelp, Contrast, type LucideIcon } from 'lucide-react';
import { TICKET_STATUS_TONE, type TicketStatus } from '@/domain/tickets/ticket';
import { ToneBadge } from '@/ui/ToneBadge';

const icons: Record<TicketStatus, LucideIcon> = {
  Open: CircleDot,
  'In Progress': Contrast,
  Resolved: CheckCheck,
};

export interface TicketStatusBadgeProps {
  /** A status that is not known here keeps its word, in neutral, with a question mark; an empty one reads 'Unknown'. */
  status: TicketStatus;
}

/** Tells where a ticket stands. */
export function TicketStatusBadge({ status }: TicketStatusBadgeProps) {
  const known = Object.hasOwn(icons, status);
  return (
    <ToneBadge tone={known ? TICKET_STATUS_TONE[status] : 'neutral'} icon={known ? icons[status] : CircleHelp}>
      {status || 'Unknown'}
    </ToneBadge>
  );
}
