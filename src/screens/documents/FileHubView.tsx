import { type ReactNode, useRef } from 'react';
import { noCustomers } from '@/components/customers/noCustomers';
import { FileTable, type FileTableProps } from '@/components/documents/FileTable';
import { FolderCard } from '@/components/documents/FolderCard';
import { FolderTabs } from '@/components/documents/FolderTabs';
import { type CustomerFiles, type Folder, FOLDERS, noFilesReason } from '@/domain/documents/customerFiles';
import { EmptyState } from '@/ui/EmptyState';

export interface FileHubViewProps extends Pick<FileTableProps, 'sort' | 'onSort' | 'onPreviewFile' | 'onDownloadFile'> {
  /** Names the screen, and holds the choice of the customer. */
  header: ReactNode;
  /** The chosen customer's files; undefined when there is no customer. */
  files: CustomerFiles | undefined;
  /** The chosen one of the four, whose files `shownFiles` are. */
  folder: Folder;
  /** The folder's files, filtered and sorted. */
  shownFiles: FileTableProps['files'];
  /** As typed. */
  search: string;
  /** What can be done with the customer's files as a whole; beside the table where there is room. */
  actions: ReactNode;
  /** What people did of late; the same for every customer. */
  activity: ReactNode;
  /** A card or a tab was pressed; from a card the focus moves on to the tab. */
  onOpenFolder: (folder: Folder) => void;
  /** After each change of the box; empty clears the search (FILES-4). */
  onSearch: (search: string) => void;
}

/** All of a customer’s documents, in four folders (FILES-1 to FILES-10). */
export function FileHubView({
  header,
  files,
  folder,
  shownFiles,
  search,
  sort,
  actions,
  activity,
  onOpenFolder,
  onSearch,
  onSort,
  onPreviewFile,
  onDownloadFile,
}: FileHubViewProps) {
  const tabsRef = useRef<HTMLDivElement>(null);
  if (!files) {
    return (
      <div className="flex flex-col gap-4">
        {header}
        <EmptyState {...noCustomers} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {header}
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {FOLDERS.map((each) => (
          <FolderCard
            key={each}
            folder={each}
            count={files[each].length}
            shown={each === folder}
            onOpenFolder={(opened) => {
              onOpenFolder(opened);
              // To the tabs, where the folder opens; on a phone they are out of sight.
              tabsRef.current?.querySelector<HTMLElement>(`[data-folder="${opened}"]`)?.focus();
            }}
          />
        ))}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <FolderTabs
          ref={tabsRef}
          files={files}
          folder={folder}
          search={search}
          onOpenFolder={onOpenFolder}
          onSearch={onSearch}
        >
          <FileTable
            folder={folder}
            customer={files.customer}
            files={shownFiles}
            sort={sort}
            whenEmpty={noFilesReason(files, folder)}
            onSort={onSort}
            onPreviewFile={onPreviewFile}
            onDownloadFile={onDownloadFile}
            onClearSearch={() => {
              onSearch('');
              // The button disappears with the search that it cleared.
              tabsRef.current?.querySelector('input')?.focus();
            }}
          />
        </FolderTabs>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-1">
          {/* New for each customer: no button is shown as busy with a command for another. */}
          <div key={files.customer} className="flex flex-col gap-4">
            {actions}
          </div>
          {activity}
        </div>
      </div>
    </div>
  );
}
