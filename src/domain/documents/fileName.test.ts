import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCodePoints } from '@/testing/anyCodePoints';
import { fileExtension, fileNameParts, searchedFileName, shownFileName, withoutInvisible } from './fileName';

const anyName = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  anyCodePoints,
  fc.string({ unit: fc.constantFrom('a', '.', '/', '\u202E', '\u2067', ' ', 'ق', '\n', '\0', 'p', 'df', '🧵') }),
);

describe('a name as shown', () => {
  it.each([
    ['a plain name', 'Lab dip comments, navy.pdf', 'Lab dip comments, navy.pdf'],
    ['a way out of its folder is text', '../../etc/passwd', '../../etc/passwd'],
    ['an override that reverses the extension', 'order\u202Efdp.exe', 'order\uFFFDfdp.exe'],
    ['an isolate that reverses the extension', 'order\u2067fdp.exe\u2069', 'order\uFFFDfdp.exe\uFFFD'],
    ['ends of line and tabs', 'a\nb\tc\r', 'a\uFFFDb\uFFFDc\uFFFD'],
    ['the NUL character', 'a\0.pdf', 'a\uFFFD.pdf'],
    ['blanks of no width', 'invoice\u200B.p\uFEFFdf', 'invoice\uFFFD.p\uFFFDdf'],
    ['joiners within a word', 'invoice.p\u200Ddf\u200C', 'invoice.p\uFFFDdf\uFFFD'],
    ['letters without a shape', 'a\u3164\u2800\u{E0041}b\uFE0F.pdf', 'a\uFFFD\uFFFD\uFFFDb\uFFFD.pdf'],
    ['a Cyrillic letter in the extension', 'invoice.рdf', 'invoice.\uFFFDdf'],
    ['an extension of Cyrillic letters alone', 'invoice.ԁос', 'invoice.\uFFFD\uFFFD\uFFFD'],
    ['an extension of wide letters', 'invoice.ｐｄｆ', 'invoice.\uFFFD\uFFFD\uFFFD'],
    ['a disguise before a blank', 'invoice.рdf ', 'invoice.\uFFFDdf '],
    ['small capitals', 'invoice.ᴘᴅꜰ', 'invoice.\uFFFD\uFFFD\uFFFD'],
    ['letters of a script that is drawn like Latin', 'invoice.ꓑꓓꓝ', 'invoice.\uFFFD\uFFFD\uFFFD'],
    ['a word of Cherokee after a dot', 'ᏣᎳᎩ.ᎦᏬᏂ', 'ᏣᎳᎩ.ᎦᏬᏂ'],
    ['a full stop of another script', '確認済。OK', '確認済。OK'],
    ['a mark on a letter of the extension', 'invoice.pd\u0323f', 'invoice.pd\uFFFDf'],
    ['a dot that is none', 'invoice\u2024pdf', 'invoice\uFFFDpdf'],
    ['a word of another script after a dot', 'Размеры.финал', 'Размеры.финал'],
    ['letters from right to left', 'قميص.pdf', 'قميص.pdf'],
    ['joined letters and emoji', 'می\u200Cخواهم ☀\uFE0F 1\uFE0F\u20E3.pdf', 'می\u200Cخواهم ☀\uFE0F 1\uFE0F\u20E3.pdf'],
    ['emoji of several code points', '👩🏽‍🏭 fit.jpg', '👩🏽‍🏭 fit.jpg'],
    ['no name', '', 'Unnamed document'],
    ['only white space', ' \u00A0', 'Unnamed document'],
  ])('%s', (_what, name, shown) => {
    expect(shownFileName(name)).toBe(shown);
  });

  it.each([
    ['Cyrillic', 'аеорсухѕіјԁԛԝһ', 'АВЕКМНОРСТУХЅІЈ'],
    ['Greek', 'οναρικτυχ', 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'],
    ['Coptic', 'ⲟⲣⲥⲭ', 'ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬ'],
    ['Cherokee', '', 'ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᎽᏀᏃᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧ'],
  ])('an extension of letters that look Latin and are %s shows none of them', (_script, small, capital) => {
    const letters = [...small, ...capital];
    expect(letters.filter((letter) => shownFileName(`invoice.${letter}`) !== 'invoice.\uFFFD')).toEqual([]);
  });

  it.each([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !-_.'])(
    "shows a joiner after '%s', which joins nothing",
    (letter) => {
      expect(shownFileName(`1${letter}\u200C1`)).toBe(`1${letter}\uFFFD1`);
    },
  );

  it('contains no invisible character, and formatting it again changes nothing', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const shown = shownFileName(name);
        expect(shown).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u200B\uFEFF]/u);
        expect(shown.trim()).not.toBe('');
        expect(shownFileName(shown)).toBe(shown);
      }),
    );
  });
});

it.each([null, undefined])('a name that is %s is shown as unnamed, and found by no letter', (name) => {
  expect([withoutInvisible(name), shownFileName(name), searchedFileName(name)]).toEqual(['', 'Unnamed document', '']);
});

it('a search ignores invisible characters', () => {
  expect(searchedFileName('ord\u200Ber\u202Efdp.exe')).toBe('orderfdp.exe');
});

/** Every letter that is this one with marks or in another style, by Unicode's own tables. */
const alike = (plain: string): string[] =>
  Array.from({ length: 0x1_0f_fff }, (_, code) => code)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /\p{L}/u.test(letter))
    .filter((letter) => letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase() === plain);

it('no letter that Unicode has for a p, a d or an f passes for one in an extension', () => {
  const [ps, ds, fs] = [alike('p'), alike('d'), alike('f')];
  expect(Math.min(ps.length, ds.length, fs.length)).toBeGreaterThan(15);
  fc.assert(
    fc.property(fc.tuple(fc.constantFrom(...ps), fc.constantFrom(...ds), fc.constantFrom(...fs)), (letters) => {
      const shown = shownFileName(`invoice.${letters.join('')}`);
      const isPlain = /^[a-z]{3}$/i.test(letters.join(''));
      expect(shown.includes('\uFFFD')).toBe(!isPlain);
    }),
  );
});

describe('an extension', () => {
  it.each([
    ['Size chart.xlsx', 'xlsx'],
    ['Marker.DXF', 'dxf'],
    ['archive.tar.gz', 'gz'],
    ['order\uFFFDfdp.exe', 'exe'],
    ['قميص.pdf', 'pdf'],
    ['invoice.рdf', ''],
    ['Courier list', ''],
    ['Courier list.', ''],
    ['.gitignore', ''],
    ['../secret', ''],
    ['..', ''],
    ['folder.d/file', ''],
    ['v2.final version', ''],
    ['a.b c', ''],
    [`a.${'x'.repeat(11)}`, ''],
    ['', ''],
  ])('%j has %j', (name, extension) => {
    expect(fileExtension(name)).toBe(extension);
  });
});

describe('a name cut in the middle', () => {
  it.each([
    ['a short name has nothing to cut', 'Fit.pdf', { head: '', tail: 'Fit.pdf' }],
    [
      'the end that tells versions apart stays',
      'Tech pack, merino crew knit, rev 3.pdf',
      { head: 'Tech pack, merino crew k', tail: 'nit, rev 3.pdf' },
    ],
    [
      'no white space after the cut',
      'Lab dip comments, navy knit.pdf',
      { head: 'Lab dip comments, ', tail: 'navy knit.pdf' },
    ],
    ['only white space to cut', `a${' '.repeat(12)}.pdf`, { head: `a${' '.repeat(12)}`, tail: '.pdf' }],
    ['white space at its beginning is no cut', ' Fit.pdf', { head: '', tail: ' Fit.pdf' }],
    ['white space at its end', `Courier${' '.repeat(12)}`, { head: `Courier${' '.repeat(12)}`, tail: '' }],
    ['no extension', 'Courier manifest', { head: 'Courie', tail: 'r manifest' }],
    ['a way out of its folder', '../../../report.pdf', { head: '../..', tail: '/../report.pdf' }],
    [
      'letters from right to left stay whole',
      'مواصفات القميص القطني.pdf',
      { head: 'مواصفات القميص القطني', tail: '.pdf' },
    ],
    ['an emoji is not torn apart', 'a👩🏽‍🏭123456789.jpg', { head: 'a', tail: '👩🏽‍🏭123456789.jpg' }],
    ['no name', '', { head: 'Unnamed', tail: ' document' }],
  ])('%s', (_what, name, parts) => {
    const { head, tail } = fileNameParts(name);
    expect(head + tail).toBe(shownFileName(name));
    if (name !== '') expect({ head, tail }).toEqual(parts);
  });

  it('of 255 characters keeps the extension and its last letters', () => {
    const { head, tail } = fileNameParts(`${'long '.repeat(50)}v.pdf`);
    expect(tail).toBe('ong long v.pdf');
    expect(head.length + tail.length).toBe(255);
  });

  it('loses nothing, and the tail always holds the extension', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const { head, tail } = fileNameParts(name);
        expect(head + tail).toBe(shownFileName(name));
        const extension = fileExtension(shownFileName(name));
        if (extension !== '') expect(tail.toLowerCase().endsWith(`.${extension}`)).toBe(true);
      }),
    );
  });
});
