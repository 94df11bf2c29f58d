import { Text } from '@radix-ui/themes';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import { orDash } from '@/domain/text/textOr';
import { Fact } from '@/ui/Fact';
import { ProgressBar, progressText } from '@/ui/ProgressBar';
import { PurchaseOrderStatusBadge } from './PurchaseOrderStatusBadge';
import { RiskTagBadge } from './RiskTagBadge';

export interface PurchaseOrderFactsProps {
  /** Empty texts are a dash, unknown statuses are shown as they are, progress is limited to 0 to 100 %. */
  purchaseOrder: PurchaseOrder;
}

/** The fields of one order (PO-13). */
export function PurchaseOrderFacts({ purchaseOrder }: PurchaseOrderFactsProps) {
  const { customer, category, factory, team, status, riskTag, progress } = purchaseOrder;
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 xs:grid-cols-3">
        <Fact label="Customer">{orDash(customer)}</Fact>
        <Fact label="Category">{orDash(category)}</Fact>
        <Fact label="Status">
          <PurchaseOrderStatusBadge status={status} />
        </Fact>
        <Fact label="Factory">{orDash(factory)}</Fact>
        <Fact label="Team">{orDash(team)}</Fact>
        <Fact label="Risk">
          <RiskTagBadge riskTag={riskTag} />
        </Fact>
      </dl>
      <div className="flex flex-col gap-1.5">
        {/* On screen only: a screen reader reads the same from the bar. */}
        <div aria-hidden className="flex items-baseline justify-between">
          <Text size="1" color="gray">
            Progress
          </Text>
          <Text size="2" weight="medium" className="tabular-nums">
            {progressText(progress)}
          </Text>
        </div>
        <ProgressBar name="Progress" value={progress} />
      </div>
    </div>
  );
}
