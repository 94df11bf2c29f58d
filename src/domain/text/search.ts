/**
 * A text as search compares it: composed alike and without case, by rules that know no locale, so that 'İ' and 'ß'
 * behave the same on every computer. Capitals come last, because a small 'Σ' depends on where in the word it stands;
 * they can fall apart into a letter and its marks, so the text is composed again.
 */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase().toUpperCase().normalize('NFC');
}

/** Stands between the fields of a search text, and in no field or query, so no match reaches across two fields. */
const FIELD_END = '\n';

const foldLines = (text: string) => foldText(text).replaceAll(FIELD_END, ' ');

/** A query as search compares it; white space around it means nothing, an end of line within it is a space. */
export function foldQuery(query: string): string {
  return foldLines(query.trim());
}

/** The folded fields of one record as one text, for `includes`; an end of line within a field counts as a space. */
export function searchTextOf(fields: readonly string[]): string {
  return fields.map(foldLines).join(FIELD_END);
}

/**
 * Makes a function that keeps the records in which some field holds the query. Folding a record happens once, whatever
 * is typed after it.
 * @param fieldsOf the fields that are searched
 */
export function createSearch<Row extends object>(
  fieldsOf: (row: Row) => readonly string[],
): (rows: readonly Row[], query: string) => readonly Row[] {
  const folded = new WeakMap<Row, string>();
  const textOf = (row: Row) => {
    const known = folded.get(row);
    if (known !== undefined) return known;
    const text = searchTextOf(fieldsOf(row));
    folded.set(row, text);
    return text;
  };
  return (rows, query) => {
    const needle = foldQuery(query);
    return needle === '' ? rows : rows.filter((row) => textOf(row).includes(needle));
  };
}
