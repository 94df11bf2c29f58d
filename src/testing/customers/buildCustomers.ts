import type { CustomerSummary } from '@/domain/customers/customerSummary';

/** A healthy customer; override what the story is about. */
export function buildCustomer(overrides: Partial<CustomerSummary> = {}): CustomerSummary {
  return {
    name: 'ALDERWICK',
    activePOs: 12,
    openTickets: 4,
    overdueIssues: 0,
    riskScore: 86,
    trend: 'up',
    ...overrides,
  };
}

/** Two customers that differ in every field. */
export function buildCustomers(): readonly CustomerSummary[] {
  return [
    buildCustomer(),
    buildCustomer({
      name: 'BRANTHAM',
      activePOs: 7,
      openTickets: 9,
      overdueIssues: 3,
      riskScore: 68,
      trend: 'down',
    }),
  ];
}
