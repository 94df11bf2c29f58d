import { Heading, Text } from '@radix-ui/themes';
import { CalendarX2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { VIEW_DETAILS } from '@/domain/customers/commandWords';
import { type CustomerSummary, customerName } from '@/domain/customers/customerSummary';
import { hasOverdue } from '@/domain/customers/customerTotals';
import { Button } from '@/ui/Button';
import { countText } from '@/ui/countText';
import { Panel } from '@/ui/Panel';
import { ToneBadge } from '@/ui/ToneBadge';
import { viewButtonId } from '@/ui/viewButtonId';
import { RiskScore } from './RiskScore';
import { TrendBadge } from './TrendBadge';

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="row-span-2 grid min-w-0 grid-rows-subgrid">
      <Text size="1" color="gray" asChild>
        <dt>{label}</dt>
      </Text>
      <dd>{children}</dd>
    </div>
  );
}

export interface CustomerCardProps {
  /** An empty name reads 'Unnamed customer', a long one is cut; counts that are not numbers are a dash. */
  customer: CustomerSummary;
  /** The button was pressed; opens a placeholder order (DASH-11). */
  onViewDetails: (customer: CustomerSummary) => void;
}

/** One customer at a glance: score, orders, tickets and what needs attention. */
export function CustomerCard({ customer, onViewDetails }: CustomerCardProps) {
  const nameId = useId();
  const name = customerName(customer);
  return (
    <Panel padding="small">
      <article aria-labelledby={nameId} className="flex min-w-0 flex-col gap-2">
        <div className="flex items-center justify-between gap-3">
          <Heading as="h3" size="3" weight="bold" id={nameId} className="min-w-0 truncate" title={name}>
            {name}
          </Heading>
          <span className="shrink-0">
            <TrendBadge trend={customer.trend} />
          </span>
        </div>
        <dl className="grid grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,3fr)] gap-x-3">
          <Figure label="Risk Score">
            <RiskScore score={customer.riskScore} />
          </Figure>
          <Figure label="Active POs">
            <Text size="5" weight="bold" className="tabular-nums">
              {countText(customer.activePOs)}
            </Text>
          </Figure>
          <Figure label="Open Tickets">
            <Text size="5" weight="bold" className="tabular-nums">
              {countText(customer.openTickets)}
            </Text>
          </Figure>
        </dl>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          {hasOverdue(customer.overdueIssues) && (
            <ToneBadge tone="danger" icon={CalendarX2}>
              Overdue Issues{' '}
              <span className="ml-1 border-l border-current pl-1.5">{countText(customer.overdueIssues)}</span>
            </ToneBadge>
          )}
          <Button
            id={viewButtonId(name)}
            variant="outline"
            color="gray"
            size="1"
            className="ml-auto"
            aria-label={`${VIEW_DETAILS}: ${name}`}
            onClick={() => onViewDetails(customer)}
          >
            {VIEW_DETAILS}
          </Button>
        </div>
      </article>
    </Panel>
  );
}
