import { Moment } from '@/components/time/Moment';
import { DOCUMENT_WORDS } from '@/domain/documents/commandWords';
import type { CustomerDocument } from '@/domain/documents/document';
import { shownFileName } from '@/domain/documents/fileName';
import type { FileColumn } from '@/domain/documents/sortFiles';
import { datedDay } from '@/domain/time/momentText';
import type { DataColumn } from '@/ui/data-table/column';
import { RowAction } from '@/ui/data-table/RowAction';
import { FileName } from './FileName';
import { FileSize } from './FileSize';
import { FileTypeLabel } from './FileTypeLabel';

interface FileActionsProps {
  file: CustomerDocument;
  onPreviewFile: (file: CustomerDocument) => void;
  onDownloadFile: (file: CustomerDocument) => void;
}

function FileActions({ file, onPreviewFile, onDownloadFile }: FileActionsProps) {
  const name = shownFileName(file.name);
  return (
    <span className="flex gap-2 sm:gap-4 forced-colors:gap-2">
      <RowAction
        id={`preview-${file.name}`}
        name={`${DOCUMENT_WORDS['preview-file']}: ${name}`}
        onPress={() => onPreviewFile(file)}
      >
        {DOCUMENT_WORDS['preview-file']}
      </RowAction>
      <RowAction
        id={`download-${file.name}`}
        name={`${DOCUMENT_WORDS['download-file']}: ${name}`}
        onPress={() => onDownloadFile(file)}
      >
        {DOCUMENT_WORDS['download-file']}
      </RowAction>
    </span>
  );
}

/** The file table's columns in the order on screen (FILES-5). */
export function fileColumns(
  onPreviewFile: (file: CustomerDocument) => void,
  onDownloadFile: (file: CustomerDocument) => void,
): readonly DataColumn<CustomerDocument, FileColumn | 'actions'>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      width: 218,
      sortable: true,
      primary: true,
      cell: (file) => <FileName name={file.name} oneLine />,
    },
    { key: 'type', header: 'Type', width: 128, sortable: true, cell: (file) => <FileTypeLabel file={file} /> },
    {
      key: 'date',
      header: 'Date',
      width: 108,
      sortable: true,
      cell: ({ date }) => <Moment moment={date}>{datedDay(date)}</Moment>,
    },
    {
      key: 'size',
      header: 'Size',
      width: 84,
      align: 'end',
      sortable: true,
      cell: ({ size }) => <FileSize size={size} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      width: 196,
      wide: true,
      cell: (file) => <FileActions file={file} onPreviewFile={onPreviewFile} onDownloadFile={onDownloadFile} />,
    },
  ];
}
