import { Text } from '@radix-ui/themes';
import { DOCUMENT_WORDS } from '@/domain/documents/commandWords';
import { textOr } from '@/domain/text/textOr';
import { AiBox } from '@/ui/AiBox';
import { Button } from '@/ui/Button';

export interface CustomerFileSummaryProps {
  /** A few sentences; when blank, a text says that there is nothing to sum up. */
  summary: string;
  /** 'Generate AI Insight' was pressed; a toast follows. */
  onGenerateInsight: () => void;
  /** 'Generate PDF Report' was pressed; a toast follows. */
  onGenerateReport: () => void;
}

/** The AI's summary of a customer's files, with the reports that it can generate (FILES-7). */
export function CustomerFileSummary({ summary, onGenerateInsight, onGenerateReport }: CustomerFileSummaryProps) {
  return (
    <AiBox label="AI Customer Summary" heading="h2">
      <Text as="p" size="2" className="max-w-[80ch] wrap-anywhere">
        {textOr(summary, 'There are no files to sum up yet.')}
      </Text>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button variant="outline" color="gray" size="1" onClick={onGenerateInsight}>
          {DOCUMENT_WORDS['generate-ai-insight']}
        </Button>
        <Button variant="outline" color="gray" size="1" onClick={onGenerateReport}>
          {DOCUMENT_WORDS['generate-pdf-report']}
        </Button>
      </div>
    </AiBox>
  );
}
