/** Tells whether a value of unknown origin (the history, storage, a newer server) is what it should be. */
export type Guard<Value> = (value: unknown) => value is Value;

/** True for any text, an empty one too. */
export const isText: Guard<string> = (value) => typeof value === 'string';

/** True for true and false. */
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';

/** A guard for the words of a closed vocabulary. */
export const oneOf =
  <Word extends string>(words: readonly Word[]): Guard<Word> =>
  (value): value is Word =>
    words.some((word) => word === value);

/** A guard for null, or what the other guard lets through. */
export const orNull =
  <Value>(isValue: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || isValue(value);

/** A guard for records of which every one of these fields is as it should be; fields beside them do not matter. */
export const recordWith =
  <Fields extends object>(guards: { readonly [Name in keyof Fields]-?: Guard<Fields[Name]> }): Guard<Fields> =>
  (value): value is Fields =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Guard<unknown>>(guards).every(([name, isValue]) => isValue(Reflect.get(value, name)));
