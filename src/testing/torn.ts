/** Changes a record so that one field throws when it is read, as no sound record does, and returns it. */
export function torn<Record extends object>(record: Record, field: keyof Record): Record {
  return Object.defineProperty(record, field, {
    enumerable: false,
    get() {
      const fault = new Error(`${String(field)} is torn`);
      // React's development build compares the properties of two drawings, outside of any boundary.
      if (fault.stack?.includes('addObjectDiffToProperties')) return undefined;
      throw fault;
    },
  });
}
