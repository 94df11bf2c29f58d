import { FolderOpen, SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { Moment } from '@/components/time/Moment';
import { DOCUMENT_WORDS } from '@/domain/documents/commandWords';
import { type Folder, FOLDER_TITLE } from '@/domain/documents/customerFiles';
import type { CustomerDocument } from '@/domain/documents/document';
import { shownFileName } from '@/domain/documents/fileName';
import type { FileColumn } from '@/domain/documents/sortFiles';
import type { Sort } from '@/domain/ordering/sortRows';
import { datedDay } from '@/domain/time/momentText';
import { Button } from '@/ui/Button';
import type { DataColumn } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/DataTable';
import { RowAction } from '@/ui/data-table/RowAction';
import { EmptyState } from '@/ui/EmptyState';
import { FileName } from './FileName';
import { FileSize } from './FileSize';
import { FileTypeLabel } from './FileTypeLabel';

const ROW_PX = 44;

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

function columnsFor(
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

/** Why a table shows no file: the customer has none, the folder has none, or the search finds none. */
export type NoFilesReason = 'no-files' | 'empty-folder' | 'no-match';

export interface FileTableProps {
  /** Decides the table's title and what an empty one says. */
  folder: Folder;
  /** Whose files these are. */
  customer: string;
  /** Filtered and sorted, in the order shown. */
  files: readonly CustomerDocument[];
  /** Marks the sorted column in the header; null is the data's own order. The rows come sorted already. */
  sort: Sort<FileColumn>;
  /** Decides the text in place of rows when there are none. */
  whenEmpty: NoFilesReason;
  /** A header was pressed: ascending first, then descending, then the data's own order. */
  onSort: (column: FileColumn) => void;
  /** 'Preview' was pressed. The same function from render to render, so that only new rows are drawn. */
  onPreviewFile: (file: CustomerDocument) => void;
  /** 'Download' was pressed. The same function from render to render. */
  onDownloadFile: (file: CustomerDocument) => void;
  /** 'Show all files' was pressed, which stands there only with 'no-match'. */
  onClearSearch: () => void;
}

/** The files of one folder (FILES-5, FILES-6, FILES-10). */
export function FileTable({
  folder,
  customer,
  files,
  sort,
  whenEmpty,
  onSort,
  onPreviewFile,
  onDownloadFile,
  onClearSearch,
}: FileTableProps) {
  const columns = useMemo(() => columnsFor(onPreviewFile, onDownloadFile), [onPreviewFile, onDownloadFile]);
  const title = FOLDER_TITLE[folder];
  const emptyStates = {
    'no-files': (
      <EmptyState
        icon={FolderOpen}
        title={`No files for ${customer} yet`}
        description="What is uploaded for this customer appears here, in four folders."
      />
    ),
    'empty-folder': (
      <EmptyState
        icon={FolderOpen}
        title={`No files in ${title} yet`}
        description={`What is uploaded into this folder of ${customer} appears here.`}
      />
    ),
    'no-match': (
      <EmptyState
        icon={SearchX}
        title={`No files in ${title} match`}
        description="Try other words or another folder, or see all files of this one again."
      >
        <Button variant="outline" color="gray" onClick={onClearSearch}>
          Show all files
        </Button>
      </EmptyState>
    ),
  } satisfies Record<NoFilesReason, unknown>;
  return (
    <DataTable
      title={title}
      columns={columns}
      rows={files}
      rowKey={(file, index) => `${file.name} ${index}`}
      rowHeight={ROW_PX}
      sort={sort}
      onSort={(column) => {
        if (column !== 'actions') onSort(column);
      }}
      emptyState={emptyStates[whenEmpty]}
    />
  );
}
