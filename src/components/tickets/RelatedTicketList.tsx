import { Text } from '@radix-ui/themes';
import { Ticket as TicketIcon } from 'lucide-react';
import { useId } from 'react';
import { counted } from '@/domain/text/counted';
import { textOr } from '@/domain/text/textOr';
import type { RelatedTicket } from '@/domain/tickets/ticket';
import { EmptyState } from '@/ui/EmptyState';
import { factLine } from '@/ui/factLine';
import { idOf } from '@/domain/ordering/recordId';
import { keysOf } from '@/ui/longList';
import { Panel } from '@/ui/Panel';
import { RecordGuard } from '@/ui/RecordGuard';
import { SectionHeading } from '@/ui/SectionHeading';
import { TicketStatusBadge } from './TicketStatusBadge';

export interface RelatedTicketListProps {
  /** In the order shown; none says so in words (PO-14). An empty description reads 'No description'. */
  tickets: readonly RelatedTicket[];
}

/** The tickets on one order. */
export function RelatedTicketList({ tickets }: RelatedTicketListProps) {
  const headingId = useId();
  const keys = keysOf(tickets, idOf);
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading id={headingId} level={3} count={tickets.length} countWords={counted(tickets.length, 'ticket')}>
        Related Tickets
      </SectionHeading>
      {tickets.length === 0 ? (
        <EmptyState room="panel" icon={TicketIcon} title="No tickets linked to this PO" />
      ) : (
        <Panel ground="clear">
          <ul aria-labelledby={headingId} className="ruled">
            {tickets.map((ticket, place) => (
              <RecordGuard key={keys[place]} record={ticket} inList>
                {() => (
                  <li className="flex items-center justify-between gap-3 px-4 py-2.5">
                    <div className="min-w-0">
                      <Text as="p" size="2" weight="medium">
                        {textOr(ticket.description, 'No description')}
                      </Text>
                      <Text as="p" size="1" color="gray">
                        {factLine(ticket.id, ticket.type)}
                      </Text>
                    </div>
                    <span className="flex max-w-1/2 shrink-0">
                      <TicketStatusBadge status={ticket.status} />
                    </span>
                  </li>
                )}
              </RecordGuard>
            ))}
          </ul>
        </Panel>
      )}
    </section>
  );
}
