import { Text } from '@radix-ui/themes';
import { Ticket as TicketIcon } from 'lucide-react';
import { idOf } from '@/domain/ordering/recordId';
import { counted } from '@/domain/text/counted';
import { textOr } from '@/domain/text/textOr';
import type { RelatedTicket } from '@/domain/tickets/ticket';
import { factLine } from '@/ui/factLine';
import type { Remote } from '@/ui/remote';
import { RemoteList } from '@/ui/RemoteList';
import { TicketStatusBadge } from './TicketStatusBadge';

export interface RelatedTicketListProps {
  /** In the order shown; none says so in words (PO-14). An empty description reads 'No description'. */
  tickets: Remote<readonly RelatedTicket[]>;
  /** 'Try Again' was pressed, which stands there only after the tickets could not be loaded. */
  onRetry: () => void;
}

/** The tickets on one order. */
export function RelatedTicketList({ tickets, onRetry }: RelatedTicketListProps) {
  return (
    <RemoteList
      title="Related Tickets"
      countInWords={(count) => counted(count, 'ticket')}
      remote={tickets}
      icon={TicketIcon}
      none="No tickets linked to this PO"
      keyOf={idOf}
      onRetry={onRetry}
    >
      {({ id, type, description, status }) => (
        <div className="flex items-center justify-between gap-3">
          <div className="min-w-0">
            <Text as="p" size="2" weight="medium">
              {textOr(description, 'No description')}
            </Text>
            <Text as="p" size="1" color="gray">
              {factLine(id, type)}
            </Text>
          </div>
          <span className="flex max-w-1/2 shrink-0">
            <TicketStatusBadge status={status} />
          </span>
        </div>
      )}
    </RemoteList>
  );
}
