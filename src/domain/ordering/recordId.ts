const idAt = (number: string, place: number) => (place === 1 ? number : `${number} (${place})`);

/**
 * Names a record among others, so that it is found again when the data was asked for anew: by its number, and by its
 * place among those of the same number where a faulty source repeats one.
 */
export function recordId<Item>(items: readonly Item[], item: Item, numberOf: (item: Item) => string): string {
  const twins = items.filter((other) => numberOf(other) === numberOf(item));
  return idAt(numberOf(item), Math.max(twins.indexOf(item), 0) + 1);
}

/** The record of an id, which may be anything; undefined when there is none. */
export function findRecord<Item>(
  items: readonly Item[],
  id: string,
  numberOf: (item: Item) => string,
): Item | undefined {
  const places = new Map<string, number>();
  return items.find((item) => {
    const number = numberOf(item);
    // Among a hundred thousand only those that may be meant are counted.
    if (!id.startsWith(number)) return false;
    const place = (places.get(number) ?? 0) + 1;
    places.set(number, place);
    return idAt(number, place) === id;
  });
}
