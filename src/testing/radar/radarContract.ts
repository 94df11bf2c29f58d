import {
  type EscalatedIssue,
  type ExecutiveSummary,
  ISSUE_TRENDS,
  type MissedTask,
  type RadarInsight,
  type RadarReport,
  type RepeatedIssue,
  type ReportWeek,
} from '@/domain/radar/radarReport';
import { weekText } from '@/domain/radar/weekText';
import { SEVERITIES } from '@/domain/severity/severity';
import type { RadarCommands } from '@/operations/radar';
import type { CommandsOf, RecordRule } from '../rule';
import {
  atLeast,
  count,
  day,
  faultsOf,
  finite,
  listOf,
  ofShape,
  oneOf,
  percent,
  poNumber,
  repeated,
  type Shape,
  text,
} from '../shape';

const weekShape: Shape<ReportWeek> = { firstDay: day, lastDay: day };

const anyList = listOf(['anything', () => true]);

const reportShape: Shape<RadarReport> = {
  week: ofShape('two days that exist', weekShape),
  summary: ['a summary', (value) => typeof value === 'object'],
  missedTasks: anyList,
  escalatedIssues: anyList,
  repeatedIssues: anyList,
  insights: anyList,
};

const summaryShape: Shape<ExecutiveSummary> = {
  text,
  productionEfficiencyChangePercent: finite,
  ticketsCustomer: text,
  ticketsChangePercent: finite,
  satisfactionPercent: percent,
};

const missedTaskShape: Shape<MissedTask> = {
  task: text,
  poNumber,
  customer: text,
  owner: text,
  daysOverdue: atLeast(1),
};

const escalatedIssueShape: Shape<EscalatedIssue> = {
  customer: text,
  issue: text,
  severity: oneOf(SEVERITIES),
  tickets: atLeast(1),
};

const repeatedIssueShape: Shape<RepeatedIssue> = { issue: text, frequency: count, trend: oneOf(ISSUE_TRENDS) };

const insightShape: Shape<RadarInsight> = { title: text, text, confidencePercent: percent, source: text };

export const radarRules: readonly RecordRule[] = [
  {
    name: 'the weekly report covers a week that exists',
    faults: ({ radarReport }) => [
      ...faultsOf([radarReport], reportShape),
      ...(weekText(radarReport.week) === 'Unknown week' ? ['the week is unknown'] : []),
    ],
  },
  {
    name: 'RADAR-1: the summary has its text and its figures',
    faults: ({ radarReport }) => faultsOf([radarReport.summary], summaryShape),
  },
  {
    name: 'RADAR-2: missed tasks have their fields to the letter, and are overdue',
    faults: ({ radarReport }) => faultsOf(radarReport.missedTasks, missedTaskShape),
  },
  {
    name: 'RADAR-3: escalated issues have a severity and tickets, each customer once',
    faults: ({ radarReport: { escalatedIssues } }) => [
      ...faultsOf(escalatedIssues, escalatedIssueShape),
      ...repeated(escalatedIssues.map(({ customer }) => customer)),
    ],
  },
  {
    name: 'RADAR-4: repeated issues have a count and a trend, each named once',
    faults: ({ radarReport: { repeatedIssues } }) => [
      ...faultsOf(repeatedIssues, repeatedIssueShape),
      ...repeated(repeatedIssues.map(({ issue }) => issue)),
    ],
  },
  {
    name: 'RADAR-5: insights have a confidence from 0 to 100 and a source, each title once',
    faults: ({ radarReport: { insights } }) => [
      ...faultsOf(insights, insightShape),
      ...repeated(insights.map(({ title }) => title)),
    ],
  },
];

export const radarCommandsOn = (): CommandsOf<RadarCommands> => ({
  'export-radar-excel': { kind: 'export-radar-excel' },
  'present-radar': { kind: 'present-radar' },
  'generate-powerpoint': { kind: 'generate-powerpoint' },
});
