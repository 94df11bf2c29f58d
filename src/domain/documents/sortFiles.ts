import { readSort, type Sort, type SortValue, sortRows } from '@/domain/ordering/sortRows';
import type { CustomerDocument } from './document';
import { shownFileName } from './fileName';
import { fileTypeOf } from './fileType';

/** What each sortable column of the file table sorts by; dates by time, sizes by bytes, unknown ones last. */
const sortValues = {
  name: ({ name }) => shownFileName(name),
  type: (file) => fileTypeOf(file).word,
  date: ({ date }) => Date.parse(date),
  size: ({ size }) => (Number.isFinite(size) && size >= 0 ? size : Number.NaN),
} satisfies Record<string, (file: CustomerDocument) => SortValue>;

export type FileColumn = keyof typeof sortValues;

/** The files in the order of one column, or the data's own. */
export function sortFiles(files: readonly CustomerDocument[], sort: Sort<FileColumn>): readonly CustomerDocument[] {
  return sort ? sortRows(files, sortValues[sort.column], sort.direction) : files;
}

const isColumn = (name: string): name is FileColumn => Object.hasOwn(sortValues, name);

/** Reads a sort that was kept somewhere; undefined when it is none of the file table's. */
export function readFileSort(kept: unknown): Sort<FileColumn> | undefined {
  return readSort(kept, Object.keys(sortValues).filter(isColumn));
}
