import { type CustomerSummary, TRENDS } from '@/domain/customers/customerSummary';
import type { CustomerCommands } from '@/operations/customers';
import type { CommandsOf, RecordRule } from '../rule';
import { count, faultsOf, noneOf, oneOf, percent, repeated, type Shape, text } from '../shape';

const customerShape: Shape<CustomerSummary> = {
  name: text,
  activePOs: count,
  openTickets: count,
  overdueIssues: count,
  riskScore: percent,
  trend: oneOf(TRENDS),
};

export const customerRules: readonly RecordRule[] = [
  {
    name: 'DATA-4: customer summaries have their fields to the letter, of the right kind and in range',
    faults: ({ customers }) => [...noneOf(customers, 'customers'), ...faultsOf(customers, customerShape)],
  },
  {
    name: 'DATA-4: customer names are unique',
    faults: ({ customers }) => repeated(customers.map(({ name }) => name)),
  },
];

export const customerCommandsOn = (): CommandsOf<CustomerCommands> => ({
  'generate-weekly-report': { kind: 'generate-weekly-report' },
});
