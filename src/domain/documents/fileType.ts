import { isBlank } from '@/domain/text/isBlank';
import type { CustomerDocument } from './document';
import { fileExtension, shownFileName, withoutInvisible } from './fileName';

/** Kinds of files that have an icon of their own; 'unknown' is every other. */
export const FILE_KINDS = [
  'pdf',
  'spreadsheet',
  'text',
  'presentation',
  'image',
  'drawing',
  'archive',
  'email',
  'video',
  'unknown',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

interface KindRow {
  /** What the kind is called where the data has no type. */
  word: string;
  extensions: readonly string[];
}

const kinds = new Map<FileKind, KindRow>([
  ['pdf', { word: 'PDF', extensions: ['pdf'] }],
  ['spreadsheet', { word: 'Spreadsheet', extensions: ['xlsx', 'xls', 'xlsm', 'xlsb', 'xlam', 'xltm', 'csv', 'ods'] }],
  ['text', { word: 'Document', extensions: ['docx', 'doc', 'docm', 'dotm', 'odt', 'rtf', 'txt', 'md'] }],
  ['presentation', { word: 'Presentation', extensions: ['pptx', 'ppt', 'pptm', 'ppsm', 'potm', 'ppam', 'odp', 'key'] }],
  ['image', { word: 'Image', extensions: ['jpg', 'jpeg', 'png', 'heic', 'tif', 'tiff', 'webp', 'gif'] }],
  ['drawing', { word: 'Drawing', extensions: ['ai', 'dxf', 'svg', 'psd', 'dwg', 'eps'] }],
  ['archive', { word: 'Archive', extensions: ['zip', '7z', 'rar', 'gz', 'tar'] }],
  ['email', { word: 'Email', extensions: ['eml', 'msg'] }],
  ['video', { word: 'Video', extensions: ['mp4', 'mov', 'webm', 'avi'] }],
]);

/** Extensions of programs, scripts, links and disks, which no type makes harmless; most mail programs refuse them. */
const RUNS: ReadonlySet<string> = new Set(
  (
    'ade adp apk app appimage application appref-ms asp aspx bas bat cab chm cmd com command cpl csh deb desktop diagcab ' +
    'dll dmg exe gadget hlp hta htm html img inf ins iso isp its jar jnlp js jse ksh library-ms lnk mde mht mhtml mjs msc ' +
    'msh msi msix msp mst msu ops pcd phar php pif pkg pl prg ps1 psc1 psm1 py pyc pyw pyz rb reg rpm run scf scpt scr ' +
    'sct search-ms settingcontent-ms sh shb shs shtml sys theme udl url vb vbe vbs vhd vhdx vxd webloc website workflow ' +
    'ws wsc wsf wsh xbap xht xhtml xll xml xsl'
  ).split(' '),
);
/** They may hold scripts, and are what they say they are: harmless only under a type of their own kind. */
const HOLDS_SCRIPTS: ReadonlySet<string> = new Set('docm dotm potm ppam ppsm pptm svg xlam xlsb xlsm xltm'.split(' '));
/** Whatever stands before the dot. Windows opens 'a.exe::$DATA' as 'a.exe'. */
const WINDOWS_EXTENSION = /\.([a-z0-9-]+)(?=\s*(?::|$))/giu;
/** A letter of an extension that only looked like one. The end is looked for first: a long name is read once. */
const DISGUISED = /\.(?=[^.\s]*$)[^.\s]*\uFFFD/u;

const kindByWord = new Map<string, FileKind>(
  [...kinds].flatMap(([kind, { word, extensions }]) => [word.toLowerCase(), ...extensions].map((name) => [name, kind])),
);

const kindNamed = (name: string): FileKind => kindByWord.get(name.trim().toLowerCase()) ?? 'unknown';

/** What a file is: its kind, for the icon, and the word beside it. */
export interface FileType {
  kind: FileKind;
  word: string;
}

/**
 * What a file is, by its own type: 'PDF', 'Spreadsheet' or an extension such as 'XLSX'. An unknown type is shown as it
 * is, with the kind 'unknown', and so is any type of a file that is a program by its name; without a type the extension
 * decides, and without that it is an 'Unknown type'.
 */
export function fileTypeOf({ type, name }: Pick<CustomerDocument, 'type' | 'name'>): FileType {
  // As it is shown: nothing that nobody sees hides an extension. Windows drops dots and blanks at the end.
  const shown = shownFileName(name).replace(/(?<![.\s])[.\s]+$/u, '');
  const extension = fileExtension(shown);
  if (!isBlank(type)) {
    const kind = kindNamed(type);
    const isContradicted =
      DISGUISED.test(shown) ||
      [...shown.matchAll(WINDOWS_EXTENSION)].some(([, letters = '']) => {
        const ending = letters.toLowerCase();
        return RUNS.has(ending) || (HOLDS_SCRIPTS.has(ending) && kindNamed(ending) !== kind);
      });
    return { kind: isContradicted ? 'unknown' : kind, word: withoutInvisible(type.trim()) };
  }
  const kind = kindNamed(extension);
  return { kind, word: kinds.get(kind)?.word ?? (extension === '' ? 'Unknown type' : extension.toUpperCase()) };
}
