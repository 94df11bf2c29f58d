/** The id of a record that has one. */
export const idOf = ({ id }: { id: string }): string => id;

/** Reads the number of an item; none where a faulty source left it out. */
type NumberOf<Item> = (item: Item) => string | null | undefined;

/**
 * The second of two records with one number gets ' (2)'. A number that ends like that by itself always gets its place,
 * the first ' (1)', so that ids stay unique.
 */
const idAt = (number: string, place: number) =>
  place === 1 && !/ \(\d+\)$/.test(number) ? number : `${number} (${place})`;

/**
 * An id that still finds a record after a refetch: its number, and its place among records of the same number where a
 * faulty source repeats one.
 */
export function recordId<Item>(items: readonly Item[], item: Item, numberOf: NumberOf<Item>): string {
  const number = numberOf(item) ?? '';
  const twins = items.filter((other) => (numberOf(other) ?? '') === number);
  return idAt(number, Math.max(twins.indexOf(item), 0) + 1);
}

/** The record of an id, which may be anything; undefined when there is none. */
export function findRecord<Item>(items: readonly Item[], id: string, numberOf: NumberOf<Item>): Item | undefined {
  const places = new Map<string, number>();
  return items.find((item) => {
    const number = numberOf(item) ?? '';
    // Skips what cannot match: there may be a hundred thousand records.
    if (!id.startsWith(number)) return false;
    const place = (places.get(number) ?? 0) + 1;
    places.set(number, place);
    return idAt(number, place) === id;
  });
}
