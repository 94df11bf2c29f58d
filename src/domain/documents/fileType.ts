import type { CustomerDocument } from './document';
import { fileEnding } from './fileName';

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
  /** What the kind is called where the data gives no word. */
  word: string;
  endings: readonly string[];
}

const kinds = new Map<FileKind, KindRow>([
  ['pdf', { word: 'PDF', endings: ['pdf'] }],
  ['spreadsheet', { word: 'Spreadsheet', endings: ['xlsx', 'xls', 'csv', 'ods'] }],
  ['text', { word: 'Document', endings: ['docx', 'doc', 'odt', 'rtf', 'txt', 'md'] }],
  ['presentation', { word: 'Presentation', endings: ['pptx', 'ppt', 'odp', 'key'] }],
  ['image', { word: 'Image', endings: ['jpg', 'jpeg', 'png', 'heic', 'tif', 'tiff', 'webp', 'gif'] }],
  ['drawing', { word: 'Drawing', endings: ['ai', 'dxf', 'svg', 'psd', 'dwg', 'eps'] }],
  ['archive', { word: 'Archive', endings: ['zip', '7z', 'rar', 'gz', 'tar'] }],
  ['email', { word: 'Email', endings: ['eml', 'msg'] }],
  ['video', { word: 'Video', endings: ['mp4', 'mov', 'webm', 'avi'] }],
]);

const kindByWord = new Map<string, FileKind>(
  [...kinds].flatMap(([kind, { word, endings }]) => [word.toLowerCase(), ...endings].map((name) => [name, kind])),
);

const kindNamed = (name: string): FileKind => kindByWord.get(name.trim().toLowerCase()) ?? 'unknown';

/** What a file is: its kind, for the icon, and the word beside it. */
export interface FileType {
  kind: FileKind;
  word: string;
}

/**
 * What a file is, by its own word: 'PDF', 'Spreadsheet' or an ending such as 'XLSX'. A word that is not known is kept
 * and is of an unknown kind; without a word the name's ending decides, and without that it is an 'Unknown type'.
 */
export function fileTypeOf({ type, name }: Pick<CustomerDocument, 'type' | 'name'>): FileType {
  if (type.trim() !== '') return { kind: kindNamed(type), word: type };
  const ending = fileEnding(name);
  const kind = kindNamed(ending);
  return { kind, word: kinds.get(kind)?.word ?? (ending === '' ? 'Unknown type' : ending.toUpperCase()) };
}
