import { DOCUMENT_WORDS } from '@/domain/documents/commandWords';
import type { CustomerDocument } from '@/domain/documents/document';
import { shownFileName } from '@/domain/documents/fileName';
import { RowAction } from '@/ui/data-table/RowAction';
import { elementId } from '@/ui/elementId';

export interface FileActionsProps {
  /** The file in whose row they stand: both buttons bear its name, or 'Unnamed document', and hand it back when pressed. */
  file: CustomerDocument;
  /** 'Preview' was pressed; a toast names the file (FILES-6). */
  onPreviewFile: (file: CustomerDocument) => void;
  /** 'Download' was pressed; a toast names the file (FILES-6). */
  onDownloadFile: (file: CustomerDocument) => void;
}

/** 'Preview' and 'Download' of one file (FILES-6). */
export function FileActions({ file, onPreviewFile, onDownloadFile }: FileActionsProps) {
  const name = shownFileName(file.name);
  return (
    <span className="flex max-sm:-ml-1.5 sm:gap-4 [tr_&]:gap-1 forced-colors:gap-2">
      <RowAction
        id={elementId(`preview-${file.name}`)}
        name={`${DOCUMENT_WORDS['preview-file']}: ${name}`}
        onPress={() => onPreviewFile(file)}
      >
        {DOCUMENT_WORDS['preview-file']}
      </RowAction>
      <RowAction
        id={elementId(`download-${file.name}`)}
        name={`${DOCUMENT_WORDS['download-file']}: ${name}`}
        onPress={() => onDownloadFile(file)}
      >
        {DOCUMENT_WORDS['download-file']}
      </RowAction>
    </span>
  );
}
