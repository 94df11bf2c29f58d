/** Changes a record so that one field throws when it is read, as no sound record does, and returns it. */
export function torn<Record extends object>(record: Record, field: keyof Record): Record {
  return Object.defineProperty(record, field, {
    // React's development build looks at all that it can list, outside of any boundary.
    enumerable: false,
    get() {
      throw new Error(`${String(field)} is torn`);
    },
  });
}
