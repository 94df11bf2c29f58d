import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDocument } from '@/testing/documents/buildDocuments';
import { generateFiles } from '@/testing/documents/buildFiles';
import { filterFiles } from './filterFiles';

const names = ['Size chart.xlsx', 'Lab dip, NAVY.pdf', '../secret.txt', 'order\u202Efdp.exe', 'قميص.pdf'];
const files = names.map((name) =>
  buildDocument({ name, type: 'Drawing', date: '2026-01-01T00:00:00.000Z', size: 777 }),
);
const found = (query: string) => filterFiles(files, query).map(({ name }) => name);

describe('FILES-4: search by name', () => {
  it.each([
    ['whatever the case', 'navy', ['Lab dip, NAVY.pdf']],
    ['white space around it', '  size CHART\t', ['Size chart.xlsx']],
    ['the extension', '.pdf', ['Lab dip, NAVY.pdf', 'قميص.pdf']],
    ['signs are plain text', '../', ['../secret.txt']],
    ['past a sign that nobody sees', 'orderfdp', ['order\u202Efdp.exe']],
    ['other letters', 'قميص', ['قميص.pdf']],
    ['nothing typed', '', names],
    ['no match', 'zip', []],
  ])('%s', (_what, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it.each([
    ['type', 'Drawing'],
    ['date', '2026'],
    ['size', '777'],
  ])('and no other field: %s', (_field, query) => {
    expect(found(query)).toEqual([]);
  });

  it('never invents or repeats a file, keeps their order, and cleared gives all', () => {
    const generated = generateFiles(187);
    fc.assert(
      fc.property(fc.constantFrom('', 'rev', '1', 'a', '.pdf', '.*', 'PO-'), (query) => {
        const places = filterFiles(generated, query).map((file) => generated.indexOf(file));
        expect(places).not.toContain(-1);
        expect(places).toEqual([...new Set(places)].toSorted((first, second) => first - second));
        expect(filterFiles(generated, '')).toBe(generated);
      }),
    );
  });
});
