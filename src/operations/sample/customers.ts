import type { CustomerSummary } from '@/domain/customers/customerSummary';

/** The six sample customers (DASH-13); the counts agree with the sample's orders and tickets (contract test). */
export const sampleCustomers: readonly CustomerSummary[] = [
  { name: 'TARNFELL', activePOs: 8, openTickets: 2, overdueIssues: 0, riskScore: 92, trend: 'up' },
  { name: 'BRACKENBY', activePOs: 7, openTickets: 2, overdueIssues: 1, riskScore: 84, trend: 'up' },
  { name: 'QUILLMOOR', activePOs: 6, openTickets: 5, overdueIssues: 4, riskScore: 65, trend: 'down' },
  { name: 'HOLLOWMERE', activePOs: 5, openTickets: 3, overdueIssues: 2, riskScore: 76, trend: 'down' },
  { name: 'VESTRAND', activePOs: 6, openTickets: 2, overdueIssues: 0, riskScore: 81, trend: 'up' },
  { name: 'LARKSPAN', activePOs: 4, openTickets: 3, overdueIssues: 2, riskScore: 70, trend: 'up' },
];
