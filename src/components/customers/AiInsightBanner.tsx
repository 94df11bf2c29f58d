import { AiNotice } from '@/ui/AiNotice';

/** The dashboard's fixed message from the AI (DASH-7); it names no order, for it stands there whatever the data. */
export function AiInsightBanner() {
  return (
    <AiNotice label="AI Insight">
      When orders share a fabric mill, a late lab dip on one often delays another within nine days.
    </AiNotice>
  );
}
