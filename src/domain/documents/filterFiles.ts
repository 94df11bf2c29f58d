import { createSearch } from '@/domain/text/search';
import type { CustomerDocument } from './document';
import { searchedFileName } from './fileName';

/** The files whose name contains the query (FILES-4), in the data's order. */
export const { search: filterFiles } = createSearch(({ name }: CustomerDocument) => [searchedFileName(name)]);
