/** Whether a value of unknown origin (the history, storage, a newer server) has the expected type. */
export type Guard<Value> = (value: unknown) => value is Value;

/** True for any text, an empty one too. */
export const isText: Guard<string> = (value) => typeof value === 'string';

/** True for any number except NaN. */
export const isNumber = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);

/** True for true and false. */
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';

/** A guard for null and for what the other guard accepts. */
export const orNull =
  <Value>(isValue: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || isValue(value);

/** True for any record, not for a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A guard for records whose fields all pass their guards; other fields are ignored. */
export const recordWith =
  <Fields extends object>(guards: { readonly [Name in keyof Fields]-?: Guard<Fields[Name]> }): Guard<Fields> =>
  (value): value is Fields =>
    isRecord(value) && Object.entries<Guard<unknown>>(guards).every(([name, isValue]) => isValue(value[name]));
