import { isBlank } from '@/domain/text/isBlank';
/** The distinct customers in the order of their first record; blank names are left out. */
export function customersOf(records: readonly { customer: string }[]): readonly string[] {
  return [...new Set(records.map(({ customer }) => customer))].filter((customer) => !isBlank(customer));
}
