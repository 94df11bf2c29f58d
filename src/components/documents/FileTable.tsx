import { FolderOpen, SearchX } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { type Folder, FOLDER_TITLE, type NoFilesReason } from '@/domain/documents/customerFiles';
import type { CustomerDocument } from '@/domain/documents/document';
import type { FileColumn } from '@/domain/documents/sortFiles';
import type { Sort } from '@/domain/ordering/sortRows';
import { counted } from '@/domain/text/counted';
import { Button } from '@/ui/Button';
import { DataTable } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ROOMY } from '@/ui/useMediaQuery';
import { FileActions } from './FileActions';
import { FileCard } from './FileCard';
import { fileColumns } from './fileColumns';

const nameOf = ({ name }: CustomerDocument) => name;

const ROW_PX = 44;
const ROW_ON_PHONES_PX = 64;

export interface FileTableProps {
  /** Gives the table its name. */
  folder: Folder;
  /** Whose files these are. */
  customer: string;
  /** Filtered and sorted, in the order shown. */
  files: readonly CustomerDocument[];
  /** Which column is sorted, and how; null is the data's own order. */
  sort: Sort<FileColumn>;
  /** Decides the text in place of rows when there are none. */
  whenEmpty: NoFilesReason;
  /** A header was pressed, or on a phone a button for sorting. */
  onSort: (column: FileColumn) => void;
  /** 'Preview' was pressed. The same function from render to render, so that only new rows are drawn. */
  onPreviewFile: (file: CustomerDocument) => void;
  /** 'Download' was pressed. The same function from render to render. */
  onDownloadFile: (file: CustomerDocument) => void;
  /** The way back from a search that finds nothing. */
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
  const actionsOf = useCallback(
    (file: CustomerDocument) => (
      <FileActions file={file} onPreviewFile={onPreviewFile} onDownloadFile={onDownloadFile} />
    ),
    [onPreviewFile, onDownloadFile],
  );
  const columns = useMemo(() => fileColumns(actionsOf), [actionsOf]);
  const title = FOLDER_TITLE[folder];
  const emptyStates = {
    'no-files': (
      <EmptyState
        icon={FolderOpen}
        title={`No files for ${customer} yet`}
        description="Files uploaded for this customer appear here, in four folders."
      />
    ),
    'empty-folder': (
      <EmptyState
        icon={FolderOpen}
        title={`No files in ${title} yet`}
        description={`Files uploaded to this folder for ${customer} appear here.`}
      />
    ),
    'no-match': (
      <EmptyState
        icon={SearchX}
        title={`No files in ${title} match`}
        description="Try another name, folder or customer, or see all files in this folder again."
      >
        <Button variant="outline" color="gray" onClick={onClearSearch}>
          Show All Files
        </Button>
      </EmptyState>
    ),
  } satisfies Record<NoFilesReason, unknown>;
  return (
    <DataTable
      title={title}
      columns={columns}
      rows={files}
      rowKey={nameOf}
      rowHeight={ROW_PX}
      countInWords={(count) => counted(count, 'file')}
      renderCard={(file) => <FileCard file={file}>{actionsOf(file)}</FileCard>}
      cardHeight={ROW_ON_PHONES_PX}
      roomFor={ROOMY}
      framed
      sort={sort}
      onSort={onSort}
      emptyState={emptyStates[whenEmpty]}
    />
  );
}
