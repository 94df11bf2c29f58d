import { FileSpreadsheet, FileChartPie, Lightbulb, Presentation } from 'lucide-react';
import { EscalatedIssueTable } from '@/components/radar/EscalatedIssueTable';
import { ExecutiveSummary } from '@/components/radar/ExecutiveSummary';
import { MissedTaskTable } from '@/components/radar/MissedTaskTable';
import { RadarInsightCard } from '@/components/radar/RadarInsightCard';
import { RepeatedIssueList } from '@/components/radar/RepeatedIssueList';
import { RADAR_WORDS } from '@/domain/radar/commandWords';
import type { RadarReport } from '@/domain/radar/radarReport';
import { weekText } from '@/domain/radar/weekText';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { factLine } from '@/ui/factLine';
import { keysOf } from '@/ui/longList';
import { PageHeader } from '@/ui/PageHeader';
import { RecordGuard } from '@/ui/RecordGuard';
import { SectionHeading } from '@/ui/SectionHeading';

export interface RadarViewProps {
  /** One week. Parts that are empty say so; figures that are no number are a dash. */
  report: RadarReport;
  /** 'Export to Excel' was pressed; no visible effect (RADAR-6). */
  onExportToExcel: () => void;
  /** 'Present to CEO' was pressed; no visible effect (RADAR-6). */
  onPresentToCeo: () => void;
  /** 'Generate PowerPoint' was pressed; no visible effect (RADAR-6). */
  onGeneratePowerPoint: () => void;
}

/** The week on one page, on screen and on paper (RADAR-1 to RADAR-6). */
export function RadarView({ report, onExportToExcel, onPresentToCeo, onGeneratePowerPoint }: RadarViewProps) {
  const keys = keysOf(report.insights, ({ title }) => title);
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title="Weekly Radar Report"
        description={factLine(weekText(report.week), 'What slipped, what keeps coming back and what to decide')}
      >
        <Button variant="outline" color="gray" onClick={onExportToExcel}>
          <FileSpreadsheet aria-hidden size={16} />
          {RADAR_WORDS['export-radar-excel']}
        </Button>
        <Button variant="outline" color="gray" onClick={onPresentToCeo}>
          <Presentation aria-hidden size={16} />
          {RADAR_WORDS['present-radar']}
        </Button>
        <Button onClick={onGeneratePowerPoint}>
          <FileChartPie aria-hidden size={16} />
          {RADAR_WORDS['generate-powerpoint']}
        </Button>
      </PageHeader>
      <ExecutiveSummary summary={report.summary} />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 print:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <MissedTaskTable missedTasks={report.missedTasks} />
        <EscalatedIssueTable escalatedIssues={report.escalatedIssues} />
      </div>
      <RepeatedIssueList repeatedIssues={report.repeatedIssues} />
      <section aria-labelledby="ai-insights" className="mt-2 flex flex-col gap-3">
        <SectionHeading id="ai-insights">AI Insights</SectionHeading>
        {report.insights.length === 0 ? (
          <EmptyState
            icon={Lightbulb}
            title="No insights this week"
            description="There was too little data this week for a reliable insight."
          />
        ) : (
          <div className="grid grid-cols-1 gap-3 md:grid-cols-3 md:gap-4 print:grid-cols-3">
            {report.insights.map((insight, index) => (
              <RecordGuard key={keys[index]} record={insight}>
                {() => <RadarInsightCard insight={insight} />}
              </RecordGuard>
            ))}
          </div>
        )}
      </section>
    </div>
  );
}
