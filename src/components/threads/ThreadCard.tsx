import { Heading, Text } from '@radix-ui/themes';
import { Bot, type LucideIcon, Mail, Paperclip, Ticket } from 'lucide-react';
import { useId } from 'react';
import { EscalatedBadge } from '@/components/severity/EscalatedBadge';
import { Moment } from '@/components/time/Moment';
import { VIEW_PURCHASE_ORDER } from '@/domain/purchase-orders/commandWords';
import { counted } from '@/domain/text/counted';
import { isBlank } from '@/domain/text/isBlank';
import { orDash } from '@/domain/text/textOr';
import { THREAD_WORDS } from '@/domain/threads/commandWords';
import { type EmailThread, subjectOf } from '@/domain/threads/thread';
import { relativeAge } from '@/domain/time/relativeAge';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
import { Tooltip } from '@/ui/Tooltip';
import { viewButtonId } from '@/ui/viewButtonId';
import { AiSuggestedAction } from './AiSuggestedAction';
import { ThreadRiskBadge } from './ThreadRiskBadge';

const AI_ACTIONS = THREAD_WORDS['ai-thread-action'];

function Count({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon aria-hidden size={16} className="shrink-0" />
      <span>{children}</span>
    </li>
  );
}

export interface ThreadCardProps {
  /**
   * Empty texts are a dash or named as missing, long ones are cut (the title holds them), counts that are not numbers a
   * dash.
   */
  thread: EmailThread;
  /** Milliseconds since the epoch, for the age of the latest email. */
  now: number;
  /** 'View PO' was pressed; a toast and no navigation (INBOX-12). */
  onViewPurchaseOrder: (thread: EmailThread) => void;
  /** The AI button was pressed; no visible effect (INBOX-17). */
  onAskAi: (thread: EmailThread) => void;
  /** Opens the thread in its panel (INBOX-16). */
  onViewThread: (thread: EmailThread) => void;
}

/** One thread at a glance: customer, order, risk, what the AI suggests (INBOX-11 to INBOX-17). */
export function ThreadCard({ thread, now, onViewPurchaseOrder, onAskAi, onViewThread }: ThreadCardProps) {
  const nameId = useId();
  const age = relativeAge(thread.lastEmail, now);
  const poNumber = orDash(thread.poNumber);
  const subject = subjectOf(thread);
  const opening = [orDash(thread.sender), thread.preview].filter((words) => !isBlank(words)).join(': ');
  return (
    <Panel>
      <article aria-labelledby={nameId} className="flex min-w-0 flex-col gap-1 px-4 py-3 sm:gap-0.5 sm:py-1.75 md:px-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-nowrap">
          <div
            id={nameId}
            className="flex min-w-0 grow basis-0 flex-wrap items-baseline gap-x-3 sm:grow-0 sm:basis-auto sm:flex-nowrap"
          >
            <Heading as="h3" size="3" weight="bold" className="min-w-0 truncate" title={thread.customer}>
              {orDash(thread.customer)}
            </Heading>{' '}
            <Text size="2" className="min-w-0 truncate sm:shrink-0 sm:max-w-48" title={poNumber}>
              {poNumber}
            </Text>
          </div>
          <div className="order-1 flex w-full flex-wrap items-center gap-x-3 gap-y-1 sm:order-none sm:w-auto sm:shrink-0">
            <LinkButton name={`${VIEW_PURCHASE_ORDER}: ${poNumber}`} onPress={() => onViewPurchaseOrder(thread)}>
              {VIEW_PURCHASE_ORDER}
            </LinkButton>
            <span className="flex flex-wrap items-center gap-2">
              <ThreadRiskBadge riskLevel={thread.riskLevel} />
              {thread.escalated && <EscalatedBadge besideRisk />}
            </span>
          </div>
          <Text size="1" color="gray" className="ml-auto shrink-0 text-dense">
            <Moment moment={thread.lastEmail}>{age}</Moment>
          </Text>
        </div>
        <Text
          as="p"
          size="3"
          weight="medium"
          dir="auto"
          title={subject}
          className="line-clamp-2 wrap-anywhere sm:line-clamp-1"
        >
          {subject}
        </Text>
        <Text
          as="p"
          size="2"
          color="gray"
          dir="auto"
          title={opening}
          className="line-clamp-2 wrap-anywhere sm:line-clamp-1"
        >
          {opening}
        </Text>
        {thread.hasAiAction && (
          <div className="sm:pb-1">
            <AiSuggestedAction thread={thread} />
          </div>
        )}
        <div className="flex flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-center sm:justify-between">
          <Text size="2" color="gray" className="text-dense" asChild>
            <ul aria-label="Counts" className="flex flex-wrap gap-x-4 gap-y-1 pt-1 sm:pt-0">
              <Count icon={Mail}>{counted(thread.emailCount, 'email')}</Count>
              <Count icon={Ticket}>{counted(thread.openTickets, 'open ticket')}</Count>
              <Count icon={Paperclip}>{counted(thread.attachments, 'attachment')}</Count>
            </ul>
          </Text>
          <div className="flex items-center gap-2">
            <Tooltip content={AI_ACTIONS}>
              <IconButton
                variant="ghost"
                color="gray"
                size="2"
                className="order-1 m-0 sm:order-none"
                aria-label={`${AI_ACTIONS}: ${poNumber}`}
                onClick={() => onAskAi(thread)}
              >
                <Bot aria-hidden size={16} />
              </IconButton>
            </Tooltip>
            <Button
              variant="outline"
              color="gray"
              size="1"
              className="grow"
              id={viewButtonId(thread.id)}
              aria-label={`View Thread: ${poNumber}`}
              onClick={() => onViewThread(thread)}
            >
              View Thread
            </Button>
          </div>
        </div>
      </article>
    </Panel>
  );
}
