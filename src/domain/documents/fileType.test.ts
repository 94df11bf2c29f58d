import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILE_KINDS, fileTypeOf } from './fileType';

// The same cases on every run.
fc.configureGlobal({ seed: 1 });

describe('FILES-5: what a file is', () => {
  it.each([
    ['its word', 'PDF', 'a.pdf', 'pdf', 'PDF'],
    ['its word in small letters', 'spreadsheet', 'a', 'spreadsheet', 'spreadsheet'],
    ['an ending for a word', 'XLSX', 'Size chart', 'spreadsheet', 'XLSX'],
    ['its word rather than its ending', 'Drawing', 'a.pdf', 'drawing', 'Drawing'],
    ['a word that is not known', 'Knitting chart', 'a.pdf', 'unknown', 'Knitting chart'],
    ['a word that every object knows', 'constructor', 'a.pdf', 'unknown', 'constructor'],
    ['no word: the ending', '', 'Fit session.ZIP', 'archive', 'Archive'],
    ['only white space: the ending', ' ', 'Reply.eml', 'email', 'Email'],
    ['no word and an ending that is not known', '', 'Marker.plt', 'unknown', 'PLT'],
    ['an ending that every object knows', '', 'a.toString', 'unknown', 'TOSTRING'],
    ['no word and no ending', '', 'Courier manifest', 'unknown', 'Unknown type'],
    ['no word and no name', '', '', 'unknown', 'Unknown type'],
    ['an ending behind an override', '', 'order\u202Efdp.mov', 'video', 'Video'],
  ])('%s', (_what, type, name, kind, word) => {
    expect(fileTypeOf({ type, name })).toEqual({ kind, word });
  });

  it.each([
    ['txt', 'text'],
    ['pptx', 'presentation'],
    ['heic', 'image'],
    ['dxf', 'drawing'],
  ])('.%s is of kind %s', (ending, kind) => {
    expect(fileTypeOf({ type: '', name: `a.${ending}` }).kind).toBe(kind);
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
