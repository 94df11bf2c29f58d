import { createSearch } from '@/domain/text/search';
import type { CustomerDocument } from './document';
import { searchedFileName } from './fileName';

const { search } = createSearch(({ name }: CustomerDocument) => [searchedFileName(name)]);

/** The files whose name contains the query (FILES-4), in the data's order. */
export function filterFiles(files: readonly CustomerDocument[], query: string): readonly CustomerDocument[] {
  return search(files, query);
}
