import { isFigure } from '@/domain/guard/isFigure';
import { isPercent } from '@/domain/guard/isPercent';
import type { Tone } from '@/domain/tone';
import type { CustomerSummary } from './customerSummary';

/** What the dashboard's four cards tell (DASH-3 to DASH-6). */
export interface CustomerTotals {
  activePurchaseOrders: number;
  openTickets: number;
  overdueIssues: number;
  activeCustomers: number;
  /** Rounded mean of all valid scores in percent; NaN when there is none. */
  averageRiskScore: number;
}

const countOf = (value: number): number => (isFigure(value) ? Math.max(value, 0) : 0);

/**
 * Sums over all customers; a count that is negative or not a number adds nothing, and where none is a number there is no
 * sum: NaN.
 */
export function customerTotals(customers: readonly CustomerSummary[]): CustomerTotals {
  const scores = customers.map((customer) => customer.riskScore).filter(isPercent);
  const sum = (read: (customer: CustomerSummary) => number) => {
    const counts = customers.map(read);
    if (counts.length > 0 && !counts.some(isFigure)) return Number.NaN;
    return counts.reduce((total, count) => total + countOf(count), 0);
  };
  return {
    activePurchaseOrders: sum((customer) => customer.activePOs),
    openTickets: sum((customer) => customer.openTickets),
    overdueIssues: sum((customer) => customer.overdueIssues),
    activeCustomers: customers.length,
    averageRiskScore: Math.round(scores.reduce((total, score) => total + score, 0) / scores.length),
  };
}

/** True for a count of overdue issues above 0, and a count at all. */
export const hasOverdue = (overdueIssues: number): boolean => countOf(overdueIssues) > 0;

/** Meaning of a count of overdue issues: any is danger. */
export function overdueTone(overdueIssues: number): Tone {
  return hasOverdue(overdueIssues) ? 'danger' : 'neutral';
}
