import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILE_KINDS, fileTypeOf } from './fileType';

describe('FILES-5: what a file is', () => {
  it.each([
    ['its word', 'PDF', 'a.pdf', 'pdf', 'PDF'],
    ['its word in small letters', 'spreadsheet', 'a', 'spreadsheet', 'spreadsheet'],
    ['its word with white space around', ' pdf\t', 'a', 'pdf', 'pdf'],
    ['a word that an override turns round', 'fdp\u202E', 'a', 'unknown', 'fdp\uFFFD'],
    ['a word for a file of another kind', 'PDF', 'order.exe', 'unknown', 'PDF'],
    ['one with a blank after it', 'PDF', 'order.exe ', 'unknown', 'PDF'],
    ['one with dots after it', 'PDF', 'order.exe. .', 'unknown', 'PDF'],
    ['one with a letter of no width in it', 'PDF', 'order.exe\u200B', 'unknown', 'PDF'],
    ['one with a letter that looks like another', 'PDF', 'order.\u0435xe', 'unknown', 'PDF'],
    ['one with a blank before its dot', 'PDF', 'invoice.pdf .exe', 'unknown', 'PDF'],
    ['one with a hard blank before its dot', 'PDF', 'invoice.pdf\u00A0.EXE', 'unknown', 'PDF'],
    ['one with two dots', 'PDF', 'invoice..exe', 'unknown', 'PDF'],
    ['one that is nothing else', 'PDF', '.exe', 'unknown', 'PDF'],
    ['one with a stream of its own', 'PDF', 'a.exe::$DATA', 'unknown', 'PDF'],
    ['a link', 'PDF', 'a.appref-ms', 'unknown', 'PDF'],
    ['a disk', 'Document', 'a.iso', 'unknown', 'Document'],
    ['a program in the middle of a name', 'PDF', 'About setup.exe and others', 'pdf', 'PDF'],
    ['one before the extension', 'PDF', 'setup.exe.pdf', 'pdf', 'PDF'],
    ['a letter of no width in the middle of a name', 'PDF', 'Lab.\u200Bdip comments', 'pdf', 'PDF'],
    ['scripts in a file of another kind', 'PDF', 'a.xlsm', 'unknown', 'PDF'],
    ['scripts in a template of another kind', 'PDF', 'a.dotm', 'unknown', 'PDF'],
    ['scripts in a picture', 'Image', 'a.svg', 'unknown', 'Image'],
    ['scripts in a drawing', 'Drawing', 'a.svg', 'drawing', 'Drawing'],
    ['a word for a name that ends in a number', 'PDF', 'Tech pack 1.2', 'pdf', 'PDF'],
    ['a word for a name with a dot in it', 'PDF', 'Spec Rev.B', 'pdf', 'PDF'],
    ['a word for an extension of the same kind', 'Spreadsheet', 'Costs.xlsm', 'spreadsheet', 'Spreadsheet'],
    ['an extension for a word', 'XLSX', 'Size chart', 'spreadsheet', 'XLSX'],
    ['its word rather than its extension', 'Drawing', 'a.pdf', 'drawing', 'Drawing'],
    ['a word that is not known', 'Knitting chart', 'a.pdf', 'unknown', 'Knitting chart'],
    ['a word that every object knows', 'constructor', 'a.pdf', 'unknown', 'constructor'],
    ['no word: the extension', '', 'Fit session.ZIP', 'archive', 'Archive'],
    ['only white space: the extension', ' ', 'Reply.eml', 'email', 'Email'],
    ['no word and an extension that is not known', '', 'Marker.plt', 'unknown', 'PLT'],
    ['an extension that every object has', '', 'a.toString', 'unknown', 'TOSTRING'],
    ['no word and no extension', '', 'Courier manifest', 'unknown', 'Unknown type'],
    ['no word and no name', '', '', 'unknown', 'Unknown type'],
    ['an extension behind an override', '', 'order\u202Efdp.mov', 'video', 'Video'],
  ])('%s', (_what, type, name, kind, word) => {
    expect(fileTypeOf({ type, name })).toEqual({ kind, word });
  });

  it.each([
    ['pdf', 'PDF', 'pdf'],
    ['spreadsheet', 'Spreadsheet', 'xlsx xls xlsm xlsb xlam xltm csv ods'],
    ['text', 'Document', 'docx doc docm dotm odt rtf txt md'],
    ['presentation', 'Presentation', 'pptx ppt pptm ppsm potm ppam odp key'],
    ['image', 'Image', 'jpg jpeg png heic tif tiff webp gif'],
    ['drawing', 'Drawing', 'ai dxf svg psd dwg eps'],
    ['archive', 'Archive', 'zip 7z rar gz tar'],
    ['email', 'Email', 'eml msg'],
    ['video', 'Video', 'mp4 mov webm avi'],
  ])('%s: %s, for the extensions %s', (kind, word, extensions) => {
    expect(fileTypeOf({ type: word, name: 'a' })).toEqual({ kind, word });
    for (const extension of extensions.split(' ')) {
      expect(fileTypeOf({ type: '', name: `a.${extension}` })).toEqual({ kind, word });
      expect(fileTypeOf({ type: extension, name: 'a' })).toEqual({ kind, word: extension });
    }
  });

  // Written out here once more: what runs when it is opened may never wear the icon of a document.
  it.each(
    (
      'apk app appref-ms bat chm cmd com cpl deb dll dmg exe gadget hta htm html inf iso jar js jse lnk msc msi msp ' +
      'pif pkg ps1 psm1 py reg rpm scf scr sh sys url vb vbe vbs vhd wsf wsh xll'
    ).split(' '),
  )('an invoice.%s is no PDF, whatever its type says', (ending) => {
    for (const name of [`invoice.${ending}`, `INVOICE.${ending.toUpperCase()}`])
      expect(fileTypeOf({ type: 'PDF', name })).toEqual({ kind: 'unknown', word: 'PDF' });
  });

  it('is never without a word, and of a known kind', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (type, name) => {
        const { kind, word } = fileTypeOf({ type, name });
        expect(word.trim()).not.toBe('');
        expect(FILE_KINDS).toContain(kind);
      }),
    );
  });
});

/** Milliseconds. Read once, a long name takes some four; read again from each of its letters, half a minute. */
const READ_ONCE = 10_000;

it.each([' ', '.'])(
  'a name with 100,000 of %j in it is looked through once',
  (filler) => {
    expect(fileTypeOf({ type: '', name: `a${filler.repeat(100_000)}x` }).kind).toBe('unknown');
  },
  READ_ONCE,
);

it.each([
  ['.x', 'pdf'],
  [' x', 'pdf'],
  ['', 'unknown'],
])(
  'an extension of 100,000 letters that nobody sees, with %j after it, is looked through once',
  (end, kind) => {
    expect(fileTypeOf({ type: 'PDF', name: `a.${'\u200B'.repeat(100_000)}${end}` }).kind).toBe(kind);
  },
  READ_ONCE,
);
