/**
 * The record with an empty list for each named one that a faulty source left out: a screen shows none then, and does not
 * fall with it. A record that is none gets the lists alone.
 */
export function withLists<Entity extends object>(record: Entity, ...names: readonly (keyof Entity)[]): Entity {
  const missing = names.filter((name) => !Array.isArray(record?.[name]));
  return missing.length === 0
    ? record
    : { ...record, ...Object.fromEntries(missing.map((name) => [name, [] as unknown])) };
}
