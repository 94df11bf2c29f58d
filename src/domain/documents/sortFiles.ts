import { isFigure } from '@/domain/guard/isFigure';
import { createSort, type SortValue } from '@/domain/ordering/sortRows';
import type { CustomerDocument } from './document';
import { shownFileName } from './fileName';
import { fileTypeOf } from './fileType';

/** What each sortable column of the file table sorts by; dates by time, sizes by bytes, unknown ones last. */
const sortValues = {
  name: ({ name }) => shownFileName(name),
  type: (file) => fileTypeOf(file).word,
  date: ({ date }) => Date.parse(date),
  size: ({ size }) => (isFigure(size) && size >= 0 ? size : Number.NaN),
} satisfies Record<string, (file: CustomerDocument) => SortValue>;

export type FileColumn = keyof typeof sortValues;

/** Sorts files by one column, and recognises a stored sort. */
export const { sort: sortFiles, isSort: isFileSort } = createSort(sortValues);
