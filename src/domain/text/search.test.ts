import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCodePoints } from '@/testing/anyCodePoints';
import { createSearch, foldQuery, foldText, searchTextOf } from './search';

interface Line {
  title: string;
  note: string;
}

const { search } = createSearch(({ title, note }: Line) => [title, note]);
const line = (title: string, note = ''): Line => ({ title, note });
const finds = (text: string, query: string) => search([line(text)], query).length === 1;

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), anyCodePoints);
/** Few characters, so that matches happen. */
const shortText = fc.string({
  unit: fc.constantFrom('a', 'A', 'b', ' ', '\n', 'é', 'ß', 'Σ', 'ς', '.', '*'),
  maxLength: 5,
});

describe('case is folded by rules that know no locale', () => {
  it.each([
    ['plain letters', 'Crew KNIT', 'cREW knit'],
    ['İ and its lower case', 'İzmir', 'i̇zmir'],
    ['İ and i', 'İzmir', 'izmir'],
    ['İ and I', 'MERİNO', 'Merino'],
    ['a decomposed İ and i', 'I\u0307zmir', 'izmir'],
    ['ı and I', 'ılık', 'ILIK'],
    ['ı and i', 'merıno', 'Merino'],
    ['ß and SS', 'Straße', 'STRASSE'],
    ['ß and ẞ', 'Straße', 'STRAẞE'],
    ['ẞ and ss', 'STRAẞE', 'strasse'],
    ['Σ and ς', 'ΟΔΟΣ', 'οδος'],
    ['Σ and σ', 'ΟΔΟΣ', 'οδοσ'],
    ['σ and ς', 'σ', 'ς'],
    ['a ligature', 'ﬁnish', 'FINISH'],
    ['composed and decomposed', 'Café', 'Café'],
    ['composed and decomposed capitals', 'CAFÉ', 'café'],
    ['letters of full width', 'ＰＯ－２４８１７', 'po-24817'],
    ['a raised figure', '180 g/m²', '180 G/M2'],
    ['three marks that no single capital holds', 'ΐ', 'Ϊ́'],
  ])('%s', (_what, text, query) => {
    expect(finds(text, query)).toBe(true);
    expect(finds(query, text)).toBe(true);
  });

  it('a word that ends in Σ is found as the beginning of a longer one', () => {
    expect(finds('ΟΔΟΣΗΜΑΝΣΗ', 'ΟΔΟΣ')).toBe(true);
    expect(finds('ΟΔΟΣΗΜΑΝΣΗ', 'οδος')).toBe(true);
  });

  it('a mark is found with its letter, whatever that nobody sees stands between them', () => {
    expect(foldQuery('cafe\u200B\u0301')).toBe(foldQuery('caf\u00E9'));
    expect(searchTextOf(['cafe\u200B\u0301'])).toBe(foldQuery('café'));
  });

  it('a mark counts: e does not find é', () => {
    expect(finds('é', 'e')).toBe(false);
  });

  it('a text, its capitals, its small letters and its decomposed form are one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldText(text);
        const forms = [text.toUpperCase(), text.toLowerCase(), text.normalize('NFD'), folded];
        expect(forms.map(foldText)).toEqual(forms.map(() => folded));
      }),
    );
  });

  it('every single character and its capital, small letter and decomposed form are one', () => {
    const signs = Array.from({ length: 0x2_00_00 }, (_, code) => String.fromCodePoint(code)).filter(
      (sign) => !/\p{Surrogate}/u.test(sign),
    );
    const differing = signs.filter((sign) =>
      [sign.toUpperCase(), sign.toLowerCase(), sign.normalize('NFD')].some((form) => foldText(form) !== foldText(sign)),
    );
    expect(differing).toEqual([]);
  });
});

describe('white space around the query means nothing', () => {
  it.each([
    ['spaces', '  knit  '],
    ['tabs and ends of line', '\t\r\nknit\n'],
    ['a wide space', '\u{3000}knit\u{A0}'],
  ])('%s', (_what, query) => {
    expect(finds('Crew knit', query)).toBe(true);
    expect(foldQuery(query)).toBe(foldQuery('knit'));
  });

  it.each(['', ' ', '\n', ' \t\u{A0}'])('only white space, %j, keeps everything', (query) => {
    const rows = [line('one'), line(''), line('two')];
    expect(search(rows, query)).toEqual(rows);
  });

  it('white space inside the query counts', () => {
    expect(finds('Crew knit', 'crew knit')).toBe(true);
    expect(finds('Crewknit', 'crew knit')).toBe(false);
  });

  it.each([
    ['two spaces', 'Crew knit', 'crew  knit'],
    ['two spaces in the text', 'Crew  knit', 'crew knit'],
    ['a tab', 'Crew knit', 'crew\tknit'],
    ['a space that does not break', 'Crew knit', 'crew\u00A0knit'],
    ['an en dash', 'PO-24817', 'po\u201324817'],
    ['a mark of direction before it', 'PO-24817', '\u200EPO-24817'],
    ['a letter of no width and a soft hyphen', 'PO-24817', 'PO\u200B-248\u00AD17\uFEFF'],
    ['in the record alone', 'PO\u200D-24817', 'po-24817'],
    ['a hyphen that does not break', 'PO-24817', 'PO\u201124817'],
    ['a minus sign in the text', 'PO\u221224817', 'po-24817'],
    ['a curly apostrophe', "Men's tee", 'men\u2019s'],
    ['a straight apostrophe', 'Men\u2019s tee', "men's"],
    ['an opening apostrophe', "'90s denim", '\u201890s'],
    ['curly quotes', 'Marked "urgent"', '\u201Curgent\u201D'],
    ['straight quotes', 'Marked \u201Eurgent\u201C', '"urgent"'],
  ])('inside it, %s is as good as another', (_what, text, query) => {
    expect(finds(text, query)).toBe(true);
  });
});

describe('the number of a record is found however people write it', () => {
  const written = ['PO-24817', 'PO 24817', 'PO24817', 'po #24817', 'PO#24817', '#PO-24817', '#24817', '24817'];

  it.each(written)('%j', (query) => {
    for (const text of written.slice(0, 6)) expect(finds(`Re: ${text} late`, query)).toBe(true);
    expect(finds('PO-24818', query)).toBe(false);
    expect(finds('PO-2-4817', query)).toBe(false);
  });

  it('each of its letters and figures, as they are typed, is found', () => {
    const typed = written.flatMap((text) => [...text].map((_letter, place) => text.slice(0, place + 1)));
    expect(typed.filter((query) => !finds('PO-24817', query))).toEqual([]);
  });

  it('the letters before it count', () => {
    expect(finds('TK-2481', 'PO-2481')).toBe(false);
    expect(finds('TPO-2481', 'PO 2481')).toBe(true);
  });

  it('a text that holds another finds it, whatever letters, figures, spaces and hyphens they have', () => {
    const mixed = fc.string({ unit: fc.constantFrom('a', 'B', '1', '2', '-', ' ', '#'), maxLength: 8 });
    fc.assert(
      fc.property(mixed, fc.nat(8), fc.nat(8), (text, from, to) => {
        expect(finds(text, text.slice(from, to))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a list of ids finds the record of each', () => {
  const rows = ['PO-24817', 'PO-24822', 'PO-24830'].map((title, place) => line(title, `TK-104${place}, knit 1200 g`));
  const found = (query: string) => search(rows, query).map(({ title }) => title);

  it.each([
    ['as pasted from two cells', 'PO-24830 PO-24817'],
    ['with commas', 'PO-24817, PO-24830'],
    ['with semicolons, the last one too', 'po-24817; po-24830;'],
    ['with slashes', 'PO 24817/PO 24830'],
    ['by figures alone', '24817 24830'],
    ['with what stands around it in a sentence', ', PO-24817, PO-24830,'],
    ['of two kinds', 'TK-1040 PO-24830'],
    ['with one that is not there and one twice', 'PO-24817 PO-99999 PO-24830 PO-24817'],
  ])('%s, in the order of the list', (_what, query) => {
    expect(found(query)).toEqual(['PO-24817', 'PO-24830']);
  });

  it.each(['PO-24817 knit', 'PO-24817 PO-248', 'PO-24817 or PO-24830', 'PO-24817 1', 'PO-24817 12x34567'])(
    '%j is none, but a text that a field holds',
    (query) => {
      expect(found(query)).toEqual([]);
      expect(finds(`Re: ${query}`, query)).toBe(true);
    },
  );

  it('one is found with the comma after it', () => {
    expect(found('PO-24817,')).toEqual(['PO-24817']);
    expect(found(',')).toHaveLength(3);
    expect(found(', ;')).toEqual([]);
  });

  it('the next is begun after a comma, and nothing goes until it is one', () => {
    const typed = 'PO-24817, po 24830';
    const begun = [...typed].map((_letter, place) => typed.slice(0, place + 1)).slice('PO-24817'.length - 1, -2);
    expect(begun.at(-1)).toBe('PO-24817, po 248');
    for (const query of [...begun, 'PO-24817, 248']) expect([query, ...found(query)]).toEqual([query, 'PO-24817']);
    expect(found(typed)).toEqual(['PO-24817', 'PO-24830']);
    expect(['PO-24817, knit', 'PO-24817, PO-24-8'].flatMap(found)).toEqual([]);
  });

  // Some ten milliseconds; looked at again from each of its letters, a minute.
  it('is not looked for in a long text without a blank again from each of its letters', { timeout: 10_000 }, () => {
    expect(found('Z'.repeat(300_000))).toEqual([]);
    expect(found(`PO-24817, ${'Z'.repeat(300_000)}`)).toEqual([]);
  });

  it('another id more finds more, one less finds less', () => {
    expect(found('PO-24817')).toEqual(['PO-24817']);
    expect(found('PO-24817 PO-24822')).toEqual(['PO-24817', 'PO-24822']);
    expect(found('PO-24817 PO-24822 PO-24830')).toHaveLength(3);
    expect(found('PO-24817 PO-24822 late')).toEqual([]);
    expect(found('PO-24822')).toEqual(['PO-24822']);
  });
});

describe('whatever is typed is plain text', () => {
  const oddities = [
    '.*',
    '[',
    '\\',
    '%',
    '<b>',
    '🧵',
    '👩🏽‍🏭',
    'é',
    '\u{301}',
    '(',
    '$&',
    '^',
    '\\d+',
    '?',
    '_',
    "'",
    '"',
    '\0',
  ];

  it.each(oddities)('%j is found where it stands and nowhere else', (query) => {
    expect(finds(`box${query}end`, query)).toBe(true);
    expect(finds('Crew knit, 100 g', query)).toBe(false);
  });

  it('10,000 characters', () => {
    const long = 'Knit 🧵.*'.repeat(1_250).slice(0, 10_000);
    expect(finds(`a${long}b`, long)).toBe(true);
    expect(finds('Crew knit', long)).toBe(false);
    expect(finds(long.slice(1), long)).toBe(false);
  });

  it('any text finds itself and stops nothing', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        expect(finds(text, text)).toBe(true);
        expect(search([line(text)], query).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a match stands within one field', () => {
  it.each(['knitnavy', 'knit navy', 'knit\nnavy', 't\nn'])('%j is not found across two', (query) => {
    expect(search([line('Crew knit', 'navy blue')], query)).toEqual([]);
  });

  it('a field of several lines is found by a query that spans them', () => {
    expect(finds('Crew knit\nnavy blue', 'knit\nnavy')).toBe(true);
    expect(finds('Crew knit\nnavy blue', 'knit navy')).toBe(true);
    expect(finds('Crew knit\r\nnavy blue', 'knit\r\nnavy')).toBe(true);
  });

  it('the folded fields stand apart', () => {
    expect(searchTextOf(['Crew', 'Knit'])).toBe(`${foldText('Crew')}\n${foldText('Knit')}`);
    expect(searchTextOf([])).toBe('');
    expect(searchTextOf(['Crew', null, undefined, 7])).toBe(`${foldText('Crew')}\n\n\n`);
  });

  it('exactly the rows are kept of which a field holds the query', () => {
    const spaced = (text: string) =>
      foldText(text)
        .split(/\s+/)
        .join(' ')
        .replaceAll(/[\u2010-\u2015\u2212]/g, '-');
    const lines = fc.array(fc.record({ title: shortText, note: shortText }));
    fc.assert(
      fc.property(lines, shortText, (rows, query) => {
        const needle = spaced(query.trim());
        const holding = rows.filter(({ title, note }) => [title, note].some((field) => spaced(field).includes(needle)));
        expect(search(rows, query)).toEqual(holding);
      }),
    );
  });
});

describe('the next letter refines what was found', () => {
  const lines = fc.array(fc.record({ title: shortText, note: shortText }), { maxLength: 40 });
  const queries = fc.array(shortText, { minLength: 2, maxLength: 8 });

  it('after any other queries it finds what a fresh search finds', () => {
    fc.assert(
      fc.property(lines, queries, (rows, typed) => {
        const refined = createSearch(({ title, note }: Line) => [title, note]).search;
        // Letter by letter, in between whatever else was typed.
        for (const query of typed.flatMap((text) => [...text].map((_letter, place) => text.slice(0, place + 1)))) {
          const fresh = createSearch(({ title, note }: Line) => [title, note]).search;
          expect(refined(rows, query)).toEqual(fresh(rows, query));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a shorter query, and another one, find again what was left out', () => {
    const rows = [line('Crew knit'), line('Crew neck'), line('Parka')];
    expect(search(rows, 'crew kn')).toEqual([rows[0]]);
    expect(search(rows, 'crew')).toEqual([rows[0], rows[1]]);
    expect(search(rows, 'parka')).toEqual([rows[2]]);
    expect(search(rows, 'rk')).toEqual([rows[2]]);
  });
});

describe('what is kept', () => {
  const lines = fc.array(fc.record({ title: shortText, note: shortText }));

  it('is never invented or repeated and stays in order', () => {
    fc.assert(
      fc.property(lines, shortText, (rows, query) => {
        const before = [...rows];
        const kept = search(rows, query);
        const places = kept.map((row) => rows.indexOf(row));
        expect(places).not.toContain(-1);
        expect(places).toEqual([...new Set(places)].toSorted((first, second) => first - second));
        expect(rows).toEqual(before);
      }),
    );
  });

  it('is found again, and of two searches either may come first', () => {
    fc.assert(
      fc.property(lines, shortText, shortText, (rows, one, other) => {
        const kept = search(rows, one);
        expect(search(kept, one)).toEqual(kept);
        expect(search(kept, other)).toEqual(search(search(rows, other), one));
      }),
    );
  });

  it('is less or the same with more typed, and everything when cleared', () => {
    fc.assert(
      fc.property(lines, shortText, shortText, (rows, query, more) => {
        const kept = new Set(search(rows, query.trim()));
        expect(search(rows, (query.trim() + more).trim()).filter((row) => !kept.has(row))).toEqual([]);
        expect(search(rows, '')).toBe(rows);
      }),
    );
  });

  it('is the very same list when a letter leaves the same records', () => {
    const rows = [line('Crew knit'), line('Crew neck'), line('Parka')];
    const kept = search(rows, 'crew');
    expect(search(rows, 'crew ')).toBe(kept);
    expect(search(rows, 'crew k')).not.toBe(kept);
    expect(search([...rows], 'crew')).not.toBe(kept);
    expect(search(rows, 'a')).toEqual([rows[2]]);
    expect(search(rows, '')).toBe(rows);
  });

  it('is read once per record, whatever is typed', () => {
    let reads = 0;
    const counting = createSearch(({ title }: Line) => {
      reads += 1;
      return [title];
    });
    const rows = [line('one'), line('two')];
    for (const query of ['o', 'on', 'one', 'x', '']) counting.search(rows, query);
    expect(reads).toBe(2);
    expect(counting.prepare(rows, () => true)).toBe(true);
    expect(reads).toBe(2);
  });

  it('is folded ahead in portions, and then found as ever', () => {
    const rows = Array.from({ length: 1_000 }, (_, place) => line(`Style ${place}`));
    let reads = 0;
    const { search: find, prepare } = createSearch(({ title }: Line) => {
      reads += 1;
      return [title];
    });
    expect(prepare(rows, () => false)).toBe(false);
    const portion = reads;
    expect(portion).toBeLessThan(rows.length / 2);
    expect(prepare(rows, () => false)).toBe(false);
    expect(reads).toBe(2 * portion);
    // Typed before all is done: the rest is done at once.
    expect(find(rows, 'style 99')).toEqual(
      [99, ...Array.from({ length: 10 }, (_, unit) => 990 + unit)].map((place) => rows[place]),
    );
    expect(reads).toBe(rows.length);
    expect(prepare(rows, () => false)).toBe(true);
    expect(reads).toBe(rows.length);
  });

  it('is ready once it is folded ahead to its end, and reads nothing more', () => {
    const rows = [line('one'), line('two')];
    let reads = 0;
    const { search: find, prepare } = createSearch(({ title }: Line) => {
      reads += 1;
      return [title];
    });
    expect(prepare(rows, () => true)).toBe(true);
    expect(reads).toBe(rows.length);
    expect(find(rows, 'two')).toEqual([rows[1]]);
    expect(reads).toBe(rows.length);
  });

  it('gives the very list back where the first letter leaves all of it', () => {
    const rows = [line('one'), line('two')];
    expect(createSearch(({ title }: Line) => [title]).search(rows, 'o')).toBe(rows);
  });

  it('is the same with and without folding ahead, wherever that was put off', () => {
    fc.assert(
      fc.property(lines, shortText, fc.nat(3), (few, query, portions) => {
        // More than one portion.
        const rows = Array.from({ length: 60 }, () => few).flat();
        const ahead = createSearch(({ title, note }: Line) => [title, note]);
        for (let portion = 0; portion < portions; portion += 1) ahead.prepare(rows, () => false);
        expect(ahead.search(rows, query)).toEqual(search(rows, query));
      }),
    );
  });
});
