/** The distinct customers in the order of their first record; a blank name is no customer to choose. */
export function customersOf(records: readonly { customer: string }[]): readonly string[] {
  return [...new Set(records.map(({ customer }) => customer))].filter((customer) => customer.trim() !== '');
}
