/** A copy of a record, and how often one of its fields was read: every drawing reads it. */
export function countReads<Data extends object>(record: Data, field: keyof Data): [copy: Data, reads: () => number] {
  let reads = 0;
  const copy = Object.defineProperty({ ...record }, field, {
    enumerable: true,
    get: () => {
      reads += 1;
      return record[field];
    },
  });
  return [copy, () => reads];
}
