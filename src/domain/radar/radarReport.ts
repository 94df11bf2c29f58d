import type { Severity } from '@/domain/severity/severity';
import type { Tone } from '@/domain/tone';

/** Which way the number of times an issue came up has gone (RADAR-4). */
export const ISSUE_TRENDS = ['increasing', 'stable', 'decreasing'] as const;
/** Whether a repeated issue becomes more or less frequent. */
export type IssueTrend = (typeof ISSUE_TRENDS)[number];

/** Meaning of each trend (RADAR-4): fewer issues are better. */
export const ISSUE_TREND_TONE: Record<IssueTrend, Tone> = {
  increasing: 'danger',
  stable: 'neutral',
  decreasing: 'success',
};

/** The word of each trend (RADAR-4). */
export const ISSUE_TREND_WORD: Record<IssueTrend, string> = {
  increasing: 'Increasing',
  stable: 'Stable',
  decreasing: 'Decreasing',
};

/** The days that a report covers, both included. */
export interface ReportWeek {
  /** A day without time, '2026-11-16'. */
  firstDay: string;
  /** A day without time, '2026-11-22'. */
  lastDay: string;
}

/** The AI's summary for executives (RADAR-1). */
export interface ExecutiveSummary {
  /** One or two sentences. */
  text: string;
  /** Percent against last week; negative when it fell. */
  productionEfficiencyChangePercent: number;
  /** Customer whose count of tickets changed most. */
  ticketsCustomer: string;
  /** Percent against last week; negative when there are fewer. */
  ticketsChangePercent: number;
  /** Share of satisfied customers, 0 to 100. */
  satisfactionPercent: number;
}

/** A task that was not done by its due date (RADAR-2). */
export interface MissedTask {
  task: string;
  poNumber: string;
  customer: string;
  owner: string;
  /** Whole days, 1 or more. */
  daysOverdue: number;
}

/** What has been escalated for one customer (RADAR-3). */
export interface EscalatedIssue {
  customer: string;
  /** What it is about, in a few words. */
  issue: string;
  severity: Severity;
  /** How many of the customer's tickets are overdue, 1 or more. */
  tickets: number;
}

/** An issue that occurred more than once (RADAR-4). */
export interface RepeatedIssue {
  issue: string;
  /** How many times this week, 0 or more. */
  frequency: number;
  trend: IssueTrend;
}

/** A finding of the AI (RADAR-5). */
export interface RadarInsight {
  title: string;
  text: string;
  /** 0 to 100. */
  confidencePercent: number;
  /** What it is based on: 'Production timelines'. */
  source: string;
}

/** The week on one page (RADAR-1 to RADAR-5); every list in the order shown. */
export interface RadarReport {
  week: ReportWeek;
  summary: ExecutiveSummary;
  missedTasks: readonly MissedTask[];
  escalatedIssues: readonly EscalatedIssue[];
  repeatedIssues: readonly RepeatedIssue[];
  insights: readonly RadarInsight[];
}
