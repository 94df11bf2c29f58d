import { isText } from '@/domain/guard/guard';

// oxlint-disable-next-line no-control-regex -- the whole range of ASCII
const ASCII = /^[\u0000-\u007F]*$/;

/**
 * A text as search compares it: Unicode-normalised, letters of full width and the '²' of 'g/m²' too, and without case, by
 * rules that depend on no locale, so that 'İ' and 'ß' behave the same on every computer. Upper case comes last, because
 * lower-case 'Σ' depends on its place in the word; upper case can split a letter from its marks, so the text is normalised
 * again.
 */
export function foldText(text: string): string {
  // Most text is ASCII, which needs no normalising.
  if (ASCII.test(text)) return text.toUpperCase();
  // In Turkish 'İ' is the capital of 'i', and 'ı' is a small 'I' by the rules already: all four are one.
  return text.normalize('NFKC').toLowerCase().toUpperCase().normalize('NFKC').replaceAll('İ', 'I');
}

/** Separates the fields of a search text. No folded field or query contains it, so no match spans two fields. */
const FIELD_SEPARATOR = '\n';

/**
 * White space of any kind and length is one space, dashes are hyphens and curly quotes straight, what nobody sees is nothing:
 * texts are pasted from anywhere, and phones and word processors curl what is typed. People write the number of one order
 * as 'PO-24817', 'PO 24817', 'PO24817', 'PO #24817' or '#PO-24817'.
 */
function foldMarks(text: string): string {
  // First, for what nobody sees may stand between a letter and its mark.
  const plain = ASCII.test(text)
    ? text
    : text
        .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
        .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
        .replaceAll(/[\u2018-\u201B]/g, "'")
        .replaceAll(/[\u201C-\u201F]/g, '"');
  return foldText(plain)
    .replaceAll('#', '')
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .replaceAll(/([A-Z])[ -]?(?=\d)/g, '$1-');
}

/** A query as search compares it: trimmed, white space, dashes and quotes evened out. */
export function foldQuery(query: string): string {
  return foldMarks(query).trim();
}

/** True for a query that every record contains: what is left of it as search compares it is nothing. */
export const isBlankQuery = (query: string): boolean => foldQuery(query) === '';

/** The folded fields of one record as one text; what a faulty source left out is nothing. */
export function searchTextOf(fields: readonly unknown[]): string {
  return fields.map((field) => (isText(field) ? foldMarks(field) : '')).join(FIELD_SEPARATOR);
}

/** All records of a list as one text, with the offset at which each record ends, and what was found last. */
interface SearchIndex<Row> {
  text: string;
  ends: Uint32Array;
  /** The place of every record. */
  all: Uint32Array;
  needle: string;
  found: Uint32Array;
  kept: readonly Row[];
}

function indexOf<Row>(rows: readonly Row[], texts: readonly string[]): SearchIndex<Row> {
  const ends = new Uint32Array(texts.length);
  let end = 0;
  texts.forEach((text, place) => {
    end += text.length + FIELD_SEPARATOR.length;
    ends[place] = end;
  });
  const all = new Uint32Array(texts.length);
  for (let place = 0; place < all.length; place += 1) all[place] = place;
  return { text: texts.join(FIELD_SEPARATOR), ends, all, needle: '', found: all, kept: rows };
}

/**
 * The places of the records that contain the needle. The text is searched from match to match.
 * @param among in which to look, ascending; every record that contains the needle must be one of them
 */
function placesWith(
  needle: string,
  among: Uint32Array,
  { text, ends }: Pick<SearchIndex<unknown>, 'text' | 'ends'>,
): Uint32Array {
  const found = new Uint32Array(among.length);
  let count = 0;
  let next = 0;
  while (next < among.length) {
    const first = among[next] ?? 0;
    const at = text.indexOf(needle, first === 0 ? 0 : ends[first - 1]);
    if (at === -1) break;
    while (next < among.length && (ends[among[next] ?? 0] ?? 0) <= at) next += 1;
    const place = among[next];
    if (place === undefined) break;
    found[count] = place;
    count += 1;
    next += 1;
  }
  return found.slice(0, count);
}

function rowsAt<Row>(places: Uint32Array, rows: readonly Row[]): readonly Row[] {
  const found: Row[] = [];
  for (const place of places) {
    const row = rows[place];
    if (row !== undefined) found.push(row);
  }
  return found;
}

/**
 * Fewer than four figures are no id: a size or a week beside another belongs to one text. Letters are looked at from the
 * beginning of a word alone: from each of them, a hundred thousand without a blank would take seconds.
 */
const ID = /(\b[A-Z]+-)?\d{4,}/g;

/** What is left of a list without its ids: what stands between them, and after a comma the beginning of one more. */
const BETWEEN_IDS = /^[ ,;/]*([ ,;/]|[,;/] ?[A-Z]{0,2}-?\d{0,3})$/;

/** The ids of a query that is nothing but ids, as pasted from a sheet or a mail: 'PO-24817, 24822'; none for any other. */
const idsOf = (needle: string): readonly string[] | false | null =>
  BETWEEN_IDS.test(needle.replace(ID, '')) && needle.match(ID);

/** How many records are folded between two looks at the time. */
const PORTION = 200;

/** Keeps the records of a list in which something is found. */
export interface Search<Row> {
  /** The records in which some field contains the query, or one of the ids of which it is a list, in the list's order. */
  search: (rows: readonly Row[], query: string) => readonly Row[];
  /**
   * Folds a list ahead of its first search, as far as there is time: a hundred thousand records take a slow computer a third
   * of a second. It must not change in between.
   * @param hasTime asked after each portion; false puts off the rest until the next call
   * @returns whether all is done
   */
  prepare: (rows: readonly Row[], hasTime: () => boolean) => boolean;
}

/**
 * Makes a search. A list is folded at its first search into one text, which is then searched from match to match: a hundred
 * thousand records in a millisecond or two. A query that contains the one before, as with the next letter, is searched only
 * in what that one has found.
 * @param fieldsOf the fields that are searched
 */
export function createSearch<Row extends object>(fieldsOf: (row: Row) => readonly string[]): Search<Row> {
  const indexes = new WeakMap<readonly Row[], SearchIndex<Row>>();
  /** Of lists that are not folded to their end. */
  const begun = new WeakMap<readonly Row[], string[]>();
  /** The folded texts of the first records, as many as there was time for. */
  const foldOn = (rows: readonly Row[], hasTime: () => boolean): readonly string[] => {
    const texts = begun.get(rows) ?? [];
    begun.set(rows, texts);
    while (texts.length < rows.length) {
      for (const row of rows.slice(texts.length, texts.length + PORTION)) texts.push(searchTextOf(fieldsOf(row)));
      if (!hasTime()) break;
    }
    return texts;
  };
  const keepIndex = (rows: readonly Row[], texts: readonly string[]) => {
    const index = indexOf(rows, texts);
    indexes.set(rows, index);
    begun.delete(rows);
    return index;
  };
  return {
    search: (rows, query) => {
      const needle = foldQuery(query);
      if (needle === '') return rows;
      const index =
        indexes.get(rows) ??
        keepIndex(
          rows,
          foldOn(rows, () => true),
        );
      const ids = idsOf(needle);
      // One more id finds more.
      const isRefined = !ids && needle.includes(index.needle);
      const found = ids
        ? Uint32Array.from(new Set(ids.flatMap((id) => [...placesWith(id, index.all, index)]))).toSorted()
        : placesWith(needle, isRefined ? index.found : index.all, index);
      // A letter that leaves the same records leaves the very same list, which need not be drawn again.
      if (!isRefined || found.length < index.found.length) index.kept = rowsAt(found, rows);
      index.found = found;
      index.needle = needle;
      return index.kept;
    },
    prepare: (rows, hasTime) => {
      if (indexes.has(rows)) return true;
      const texts = foldOn(rows, hasTime);
      if (texts.length < rows.length) return false;
      keepIndex(rows, texts);
      return true;
    },
  };
}
