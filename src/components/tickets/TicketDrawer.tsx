import { Text } from '@radix-ui/themes';
import { EscalatedBadge } from '@/components/severity/EscalatedBadge';
import { DaysOverdue } from '@/components/time/DaysOverdue';
import { isBlank } from '@/domain/text/isBlank';
import { orDash } from '@/domain/text/textOr';
import type { Ticket } from '@/domain/tickets/ticket';
import { datedDay, exactMoment, isMoment } from '@/domain/time/momentText';
import { relativeAge } from '@/domain/time/relativeAge';
import { AiNotice } from '@/ui/AiNotice';
import { CopyButton } from '@/ui/CopyButton';
import type { CopyOutcome } from '@/ui/copyText';
import { Fact } from '@/ui/Fact';
import { factLine } from '@/ui/factLine';
import { type Neighbours, RecordStepper } from '@/ui/RecordStepper';
import { SidePanel } from '@/ui/SidePanel';
import { viewButtonId } from '@/ui/viewButtonId';
import { TicketStatusBadge } from './TicketStatusBadge';

export interface TicketDrawerProps {
  /** The ticket shown, also while the drawer slides out. Missing texts are a dash, a missing id is named as missing. */
  ticket: Ticket;
  /** Of the record shown, and of no other; needed where others follow in the open panel, which then begin at their top. */
  recordId?: string;
  /** The drawer slides in and out as this changes. */
  open: boolean;
  /** Milliseconds since the epoch, for the ticket's age. */
  now: number;
  /** The ticket's place in the table, with the step to the next. */
  neighbours?: Neighbours;
  /** The copy button beside the title was pressed and the browser has copied or refused. */
  onCopyId: (outcome: CopyOutcome) => void;
  /** Escape, the close button, a press outside or a swipe. */
  onClose: () => void;
}

/** The day and how long ago, 'Jan 13, 2026 · 2d ago'; the whole moment where the mouse rests. */
function Created({ created, now }: { created: string; now: number }) {
  const age = isMoment(created) ? relativeAge(created, now) : '';
  return <span title={exactMoment(created)}>{factLine(datedDay(created), age)}</span>;
}

/** Every field of one ticket. */
export function TicketDrawer({ ticket, recordId, open, now, neighbours, onCopyId, onClose }: TicketDrawerProps) {
  const isNumbered = !isBlank(ticket.id);
  const title = isNumbered ? ticket.id : 'No ticket ID';
  const hasSuggestion = !isBlank(ticket.gptSuggestion);
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      openerId={viewButtonId(ticket.id)}
      title={title}
      titleAside={isNumbered && <CopyButton value={ticket.id} what="ticket ID" onCopy={onCopyId} />}
      subtitle={factLine(ticket.type, ticket.customer)}
      recordId={recordId}
      controls={neighbours && <RecordStepper label="Tickets" name={title} neighbours={neighbours} />}
    >
      <div className="flex flex-col gap-5">
        <dl className="flex flex-col gap-y-3">
          <Fact label="Status">
            <span className="flex flex-wrap gap-2">
              <TicketStatusBadge status={ticket.status} />
              {ticket.escalated && <EscalatedBadge />}
            </span>
          </Fact>
          <Fact label="Description">
            <Text size="2" weight="regular" className="block max-w-[80ch] wrap-anywhere whitespace-pre-line">
              {orDash(ticket.description)}
            </Text>
          </Fact>
        </dl>
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
          <Fact label="Created">
            <Created created={ticket.created} now={now} />
          </Fact>
          {!hasSuggestion && <Fact label="AI Suggestion">{orDash('')}</Fact>}
        </dl>
        {hasSuggestion && <AiNotice label="AI Suggestion">{ticket.gptSuggestion}</AiNotice>}
      </div>
    </SidePanel>
  );
}
