import type { CustomerDocument } from '@/domain/documents/document';
import { fileTypeOf } from '@/domain/documents/fileType';
import { fileKindIcon } from './fileKindIcon';

export interface FileTypeLabelProps {
  /** The type is shown as it is, known or not; without one the name's extension, or 'Unknown type'. */
  file: Pick<CustomerDocument, 'type' | 'name'>;
}

/** What kind of file it is, as icon and word. */
export function FileTypeLabel({ file }: FileTypeLabelProps) {
  const { kind, word } = fileTypeOf(file);
  const Icon = fileKindIcon[kind];
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Icon aria-hidden size={16} className="shrink-0 text-ink-2" />
      <span className="min-w-0 sm:truncate" title={word}>
        {word}
      </span>
    </span>
  );
}
