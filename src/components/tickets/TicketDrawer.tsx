import { Text } from '@radix-ui/themes';
import { orDash } from '@/domain/text/orDash';
import { relativeAge } from '@/domain/time/relativeAge';
import type { Ticket } from '@/domain/tickets/ticket';
import { AiNotice } from '@/ui/AiNotice';
import { CopyButton, type CopyOutcome } from '@/ui/CopyButton';
import { Fact } from '@/ui/Fact';
import { SidePanel } from '@/ui/SidePanel';
import { DaysOverdue } from './DaysOverdue';
import { EscalatedBadge } from './EscalatedBadge';
import { TicketStatusBadge } from './TicketStatusBadge';

export interface TicketDrawerProps {
  /** The ticket shown. It stays while the drawer slides out. */
  ticket: Ticket;
  open: boolean;
  /** Milliseconds since the epoch, for the ticket's age. */
  now: number;
  onCopyId: (outcome: CopyOutcome) => void;
  onClose: () => void;
}

/** Every field of one ticket. */
export function TicketDrawer({ ticket, open, now, onCopyId, onClose }: TicketDrawerProps) {
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title={ticket.id}
      titleAside={<CopyButton value={ticket.id} what="ticket ID" onCopy={onCopyId} />}
      subtitle={`${ticket.type}, ${ticket.customer}`}
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-2">
          <TicketStatusBadge status={ticket.status} />
          {ticket.escalated && <EscalatedBadge />}
        </div>
        <Text as="p" size="2" className="max-w-[80ch] break-words whitespace-pre-line">
          {orDash(ticket.description)}
        </Text>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 xs:grid-cols-3">
          <Fact label="Type">{orDash(ticket.type)}</Fact>
          <Fact label="Customer">{orDash(ticket.customer)}</Fact>
          <Fact label="PO Number">{orDash(ticket.poNumber)}</Fact>
          <Fact label="Owner">{orDash(ticket.owner)}</Fact>
          <Fact label="Team">{orDash(ticket.team)}</Fact>
          <Fact label="Days Overdue">
            <DaysOverdue daysOverdue={ticket.daysOverdue} />
          </Fact>
          <Fact label="Info Needed From">{orDash(ticket.infoNeededFrom)}</Fact>
          <Fact label="Responsible for Closure">{orDash(ticket.responsibleForClosure)}</Fact>
          <Fact label="Created">{relativeAge(ticket.created, now)}</Fact>
        </dl>
        {ticket.gptSuggestion.trim() !== '' && <AiNotice label="AI Suggestion">{ticket.gptSuggestion}</AiNotice>}
      </div>
    </SidePanel>
  );
}
