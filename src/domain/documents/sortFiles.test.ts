import { describe, expect, it } from 'vitest';
import { SORT_DIRECTIONS } from '@/domain/ordering/sortRows';
import { buildDocument } from '@/testing/documents/buildDocuments';
import { generateFiles } from '@/testing/documents/buildFiles';
import type { CustomerDocument } from './document';
import { type FileColumn, isFileSort, sortFiles } from './sortFiles';

const columns = ['name', 'type', 'date', 'size'] as const satisfies readonly FileColumn[];

/** The values of one field after sorting the column of that name. */
const sortedBy = <Field extends FileColumn>(
  field: Field,
  values: readonly CustomerDocument[Field][],
  direction: (typeof SORT_DIRECTIONS)[number] = 'ascending',
) =>
  sortFiles(
    values.map((value) => ({ ...buildDocument(), [field]: value })),
    { column: field, direction },
  ).map((file) => file[field]);

describe('what a column sorts by', () => {
  it('name, with its numbers as numbers', () => {
    expect(sortedBy('name', ['rev 10.pdf', 'rev 9.pdf', 'Rev 1.pdf'])).toEqual([
      'Rev 1.pdf',
      'rev 9.pdf',
      'rev 10.pdf',
    ]);
  });

  it('type by the word shown', () => {
    expect(sortedBy('type', ['Spreadsheet', 'Archive', 'PDF'])).toEqual(['Archive', 'PDF', 'Spreadsheet']);
  });

  it('date by time, not by its letters; an unknown one last in both directions', () => {
    const dates = ['2026-01-10T00:00:00+05:30', 'yesterday', '2026-01-09T20:00:00Z', '2025-12-31T00:00:00Z'];
    expect(sortedBy('date', dates)).toEqual([dates[3], dates[0], dates[2], dates[1]]);
    expect(sortedBy('date', dates, 'descending')).toEqual([dates[2], dates[0], dates[3], dates[1]]);
  });

  it('size by bytes, not by the figure read; an unknown one last in both directions', () => {
    const sizes = [2_000_000, Number.NaN, 900_000, -5, 5e12, 0, Number.POSITIVE_INFINITY];
    const unknown = [Number.NaN, -5, Number.POSITIVE_INFINITY];
    expect(sortedBy('size', sizes)).toEqual([0, 900_000, 2_000_000, 5e12, ...unknown]);
    expect(sortedBy('size', sizes, 'descending')).toEqual([5e12, 2_000_000, 900_000, 0, ...unknown]);
  });
});

describe('sorting', () => {
  const files = generateFiles(187);

  it.each(columns)('by %s is a permutation, stable in both directions', (column) => {
    for (const direction of SORT_DIRECTIONS) {
      const sorted = sortFiles(files, { column, direction });
      expect(sorted).toHaveLength(files.length);
      expect(new Set(sorted)).toEqual(new Set(files));
      const swapped = sorted.slice(1).filter((file, index) => {
        const before = sorted[index];
        return before?.[column] === file[column] && files.indexOf(before) > files.indexOf(file);
      });
      expect(swapped).toEqual([]);
    }
  });

  it("cleared restores the data's order", () => {
    expect(sortFiles(files, null)).toBe(files);
  });
});

describe('a stored sort', () => {
  it.each(columns)('is recognised: %s', (column) => {
    expect(isFileSort({ column, direction: 'descending' })).toBe(true);
  });

  it.each(['actions', 'customer', 'toString', '__proto__', ''])('none sorts by %j', (column) => {
    expect(isFileSort({ column, direction: 'ascending' })).toBe(false);
  });
});
