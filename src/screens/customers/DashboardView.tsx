import { Building2, FileChartColumn, Gauge, Package, Ticket } from 'lucide-react';
import { memo } from 'react';
import { AiInsightBanner } from '@/components/customers/AiInsightBanner';
import { CustomerCard } from '@/components/customers/CustomerCard';
import { noCustomers } from '@/components/customers/noCustomers';
import { RiskWord } from '@/components/customers/RiskScore';
import { CUSTOMER_WORDS } from '@/domain/customers/commandWords';
import type { CustomerSummary } from '@/domain/customers/customerSummary';
import { customerTotals, overdueTone } from '@/domain/customers/customerTotals';
import { RISK_BAND_TONE, riskBand, riskScoreText } from '@/domain/customers/riskScore';
import { Button } from '@/ui/Button';
import { PRODUCT_KIND } from '@/domain/product';
import { countText } from '@/ui/countText';
import { EmptyState } from '@/ui/EmptyState';
import { useCountDrawn } from '@/ui/inSightFirst';
import { keysOf } from '@/ui/longList';
import { PageHeader } from '@/ui/PageHeader';
import { ProgressBar } from '@/ui/ProgressBar';
import { RecordGuard } from '@/ui/RecordGuard';
import { SectionHeading } from '@/ui/SectionHeading';
import { StatCard } from '@/ui/StatCard';
import { ToneText } from '@/ui/ToneText';

/** Of a customer's card with the gap below it, in pixels. */
const CARD_PX = 150;
/** Cards beside each other at most. */
const COLUMNS = 3;

export interface DashboardViewProps {
  /** In the order shown; when empty, the counts are 0, the average a dash, and a text says so. */
  customers: readonly CustomerSummary[];
  /** 'Generate Weekly Report' was pressed; a toast of 3 s follows (DASH-2). */
  onGenerateWeeklyReport: () => void;
  /** 'View Details' on a card was pressed; opens a placeholder order with a toast (DASH-11). */
  onViewDetails: (customer: CustomerSummary) => void;
}

/** Every customer, order and open ticket in one view (DASH-1 to DASH-10). A drawer over it draws none of it anew. */
export const DashboardView = memo(function DashboardView({
  customers,
  onGenerateWeeklyReport,
  onViewDetails,
}: DashboardViewProps) {
  const totals = customerTotals(customers);
  const averageTone = RISK_BAND_TONE[riskBand(totals.averageRiskScore)];
  const keys = keysOf(customers, ({ name }) => name);
  const drawn = useCountDrawn(customers.length, CARD_PX / COLUMNS);
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title={PRODUCT_KIND} description="Every customer, order and open ticket in one view">
        <Button onClick={onGenerateWeeklyReport}>
          <FileChartColumn aria-hidden size={16} />
          {CUSTOMER_WORDS['generate-weekly-report']}
        </Button>
      </PageHeader>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        <StatCard title="Active Purchase Orders" icon={Package} value={countText(totals.activePurchaseOrders)}>
          <ToneText tone="success">+12% from last week</ToneText>
        </StatCard>
        <StatCard title="Open Tickets" icon={Ticket} value={countText(totals.openTickets)}>
          <ToneText tone={overdueTone(totals.overdueIssues)}>{`${countText(totals.overdueIssues)} overdue`}</ToneText>
        </StatCard>
        <StatCard title="Active Customers" icon={Building2} value={countText(totals.activeCustomers)} />
        <StatCard title="Avg Risk Score" icon={Gauge} value={riskScoreText(totals.averageRiskScore)} heardInBar>
          <RiskWord score={totals.averageRiskScore} />
          <div className="min-w-16 grow basis-16">
            <ProgressBar name="Avg Risk Score" value={totals.averageRiskScore} tone={averageTone} />
          </div>
        </StatCard>
      </div>
      <AiInsightBanner />
      <section aria-labelledby="customer-overview" className="mt-2 flex flex-col gap-3">
        <SectionHeading id="customer-overview">Customer Overview</SectionHeading>
        {customers.length === 0 ? (
          <EmptyState {...noCustomers} />
        ) : (
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
            {customers.slice(0, drawn).map((customer, index) => (
              <RecordGuard key={keys[index]} record={customer}>
                {() => <CustomerCard customer={customer} onViewDetails={onViewDetails} />}
              </RecordGuard>
            ))}
          </div>
        )}
      </section>
    </div>
  );
});
