import { OperationError } from './operationError';

/** One page of a list that a server hands out in parts. */
export interface Page<Entity> {
  items: readonly Entity[];
  /** Where the next page begins, as the server says it; null on the last one. */
  next: string | null;
}

/** A list that goes on for longer has no end. */
const MOST_PAGES = 1_000;

function firstOfEach<Entity>(entities: readonly Entity[], keyOf: (entity: Entity) => unknown): readonly Entity[] {
  const known = new Set<unknown>();
  return entities.filter((entity) => {
    const key = keyOf(entity);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

/**
 * The whole of a list, page after page: counters, filters and order are over all of it.
 * @param fetchPage fetches the page that begins at a cursor, the first one at null
 * @param keyOf tells records apart: where the list changes while it is read, one may come twice, and the first stays
 * @throws OperationError 'unavailable' when the pages come to no end
 */
export async function allPages<Entity>(
  fetchPage: (cursor: string | null, signal?: AbortSignal) => Promise<Page<Entity>>,
  signal?: AbortSignal,
  keyOf?: (entity: Entity) => unknown,
): Promise<readonly Entity[]> {
  const pages: (readonly Entity[])[] = [];
  const cursors = new Set<string>();
  let cursor: string | null = null;
  while (pages.length < MOST_PAGES) {
    signal?.throwIfAborted();
    const { items, next }: Page<Entity> = await fetchPage(cursor, signal);
    pages.push(items);
    if (next === null) return keyOf ? firstOfEach(pages.flat(), keyOf) : pages.flat();
    if (cursors.has(next)) throw new OperationError('unavailable', `The page at '${next}' came twice`);
    cursors.add(next);
    cursor = next;
  }
  throw new OperationError('unavailable', `The list goes on after ${MOST_PAGES} pages`);
}
