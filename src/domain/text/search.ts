// oxlint-disable-next-line no-control-regex -- the whole range of ASCII
const ASCII = /^[\u0000-\u007F]*$/;

/**
 * A text as search compares it: Unicode-normalised and without case, by rules that depend on no locale, so that 'İ' and
 * 'ß' behave the same on every computer. Upper case comes last, because lower-case 'Σ' depends on its place in the
 * word; upper case can split a letter from its marks, so the text is normalised again.
 */
export function foldText(text: string): string {
  // Most text is ASCII, which needs no normalising.
  if (ASCII.test(text)) return text.toUpperCase();
  return text.normalize('NFC').toLowerCase().toUpperCase().normalize('NFC');
}

/** Separates the fields of a search text. No folded field or query contains it, so no match spans two fields. */
const FIELD_SEPARATOR = '\n';

const foldLines = (text: string) => foldText(text).replaceAll(FIELD_SEPARATOR, ' ');

/** A query as search compares it: trimmed, line ends as spaces. */
export function foldQuery(query: string): string {
  return foldLines(query.trim());
}

/** The folded fields of one record as one text; line ends within a field become spaces. */
export function searchTextOf(fields: readonly string[]): string {
  return fields.map(foldLines).join(FIELD_SEPARATOR);
}

/** All records of a list as one text, with the offset at which each record ends. */
interface SearchIndex {
  text: string;
  ends: Uint32Array;
}

function indexOf(texts: readonly string[]): SearchIndex {
  const ends = new Uint32Array(texts.length);
  let end = 0;
  texts.forEach((text, place) => {
    end += text.length + FIELD_SEPARATOR.length;
    ends[place] = end;
  });
  return { text: texts.join(FIELD_SEPARATOR), ends };
}

/**
 * Makes a function that keeps the records in which some field contains the query. A list is folded at its first search
 * into one text, which is then searched from match to match: a hundred thousand records in a millisecond or two.
 * @param fieldsOf the fields that are searched
 */
export function createSearch<Row extends object>(
  fieldsOf: (row: Row) => readonly string[],
): (rows: readonly Row[], query: string) => readonly Row[] {
  const indexes = new WeakMap<readonly Row[], SearchIndex>();
  const indexFor = (rows: readonly Row[]) => {
    const known = indexes.get(rows);
    if (known) return known;
    const index = indexOf(rows.map((row) => searchTextOf(fieldsOf(row))));
    indexes.set(rows, index);
    return index;
  };
  return (rows, query) => {
    const needle = foldQuery(query);
    if (needle === '') return rows;
    const { text, ends } = indexFor(rows);
    const found: Row[] = [];
    let place = 0;
    for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, ends[place - 1])) {
      while ((ends[place] ?? Infinity) <= at) place += 1;
      const row = rows[place];
      if (row !== undefined) found.push(row);
      place += 1;
    }
    return found;
  };
}
