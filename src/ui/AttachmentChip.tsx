import { Text } from '@radix-ui/themes';
import { File, FileArchive, FileImage, FileSpreadsheet, FileText, type LucideIcon, Paperclip } from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  // A name without ending is an attachment like any other.
  '': Paperclip,
  pdf: FileText,
  doc: FileText,
  docx: FileText,
  txt: FileText,
  xls: FileSpreadsheet,
  xlsx: FileSpreadsheet,
  csv: FileSpreadsheet,
  jpg: FileImage,
  jpeg: FileImage,
  png: FileImage,
  zip: FileArchive,
};

/** Letters at the end of a name that are never cut: its ending and what tells it from its like. */
const KEPT_LETTERS = 10;

/** What follows the last full stop, in small letters; empty for a name without ending. */
const endingOf = (name: string) => /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export interface AttachmentChipProps {
  /** The file's name. A long one is cut in the middle, so that its ending stays; a blank one reads 'Unnamed file'. */
  name: string;
}

/** One file of an email. */
export function AttachmentChip({ name }: AttachmentChipProps) {
  const shown = name.trim() === '' ? 'Unnamed file' : name;
  const ending = endingOf(shown);
  const Icon = (Object.hasOwn(icons, ending) ? icons[ending] : undefined) ?? File;
  // By letter and not by code unit, so that no emoji is cut in two.
  const letters = Array.from(shown);
  const head = letters.slice(0, -KEPT_LETTERS).join('');
  const tail = letters.slice(-KEPT_LETTERS).join('');
  return (
    <span
      data-edge
      title={shown}
      className="inline-flex h-6.5 max-w-full min-w-0 items-center gap-1.5 rounded-control border border-outline bg-panel px-2.5"
    >
      <Icon aria-hidden size={14} className="shrink-0 text-ink-2" />
      <span className="sr-only">{shown}</span>
      <Text aria-hidden size="1" dir="auto" className="flex min-w-0">
        <span className="truncate whitespace-pre">{head}</span>
        <span className="shrink-0 whitespace-pre">{tail}</span>
      </Text>
    </span>
  );
}
