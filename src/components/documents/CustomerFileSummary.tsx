import { Button, Text } from '@radix-ui/themes';
import { useId } from 'react';
import { AiMark } from '@/ui/AiMark';

export interface CustomerFileSummaryProps {
  /** A few sentences; blank says that there is nothing to sum up. */
  summary: string;
  onGenerateInsight: () => void;
  onGenerateReport: () => void;
}

/** What the AI makes of a customer's files, and what it can make of them next (FILES-7). */
export function CustomerFileSummary({ summary, onGenerateInsight, onGenerateReport }: CustomerFileSummaryProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      data-edge
      className="flex flex-col gap-3 rounded-card border border-(--ai-line) bg-(--ai-soft) p-4 md:p-5"
    >
      <div className="flex flex-col gap-1">
        <div className="flex items-center gap-2 text-(--ai-text)">
          <AiMark />
          <Text as="div" asChild size="3" weight="bold">
            <h2 id={headingId}>AI Customer Summary</h2>
          </Text>
        </div>
        <Text as="p" size="2" className="max-w-[80ch] wrap-anywhere">
          {summary.trim() === '' ? 'There are no files to sum up yet.' : summary}
        </Text>
      </div>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button variant="outline" color="gray" size="1" onClick={onGenerateInsight}>
          Generate AI Insight
        </Button>
        <Button variant="outline" color="gray" size="1" onClick={onGenerateReport}>
          Generate PDF Report
        </Button>
      </div>
    </section>
  );
}
