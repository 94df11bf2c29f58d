import { AiNotice } from '@/ui/AiNotice';

/** The dashboard's fixed message from the AI (DASH-7). */
export function AiInsightBanner() {
  return (
    <AiNotice label="AI Insight">
      Two QUILLMOOR orders share one fabric mill: the lab dip delay may reach the second within nine days.
    </AiNotice>
  );
}
