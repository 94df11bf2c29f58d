import { textOr } from '@/domain/text/textOr';
import type { Tone } from '@/domain/tone';

/** Which way a customer has gone lately; a badge names it (DASH-10). */
export const TRENDS = ['up', 'down'] as const;
/** Direction of a customer's risk score since last week. */
export type Trend = (typeof TRENDS)[number];

/** The word of each trend (DASH-10). */
export const TREND_WORD: Record<Trend, string> = { up: 'Improving', down: 'Needs Attention' };

/** Meaning of a trend. */
export const TREND_TONE: Record<Trend, Tone> = { up: 'success', down: 'warning' };

/** One customer as the dashboard sees it (DATA-4). */
export interface CustomerSummary {
  name: string;
  /** Count, 0 or more. */
  activePOs: number;
  /** Count of tickets that are not resolved, 0 or more. */
  openTickets: number;
  /** Count of open tickets past their deadline, 0 or more. */
  overdueIssues: number;
  /** 0 to 100, higher is better. */
  riskScore: number;
  trend: Trend;
}

/** A customer's name as shown; a blank one reads 'Unnamed customer'. */
export function customerName({ name }: Pick<CustomerSummary, 'name'>): string {
  return textOr(name, 'Unnamed customer');
}
