import { compareValues } from '@/domain/ordering/sortRows';
import { isBlank } from '@/domain/text/isBlank';

/** The distinct customers from A to Z; blank names are left out. */
export function customersOf(records: readonly { customer: string }[]): readonly string[] {
  const names = new Set(records.map(({ customer }) => customer));
  return [...names].filter((customer) => !isBlank(customer)).toSorted(compareValues);
}
