import { Tabs } from '@radix-ui/themes';
import { type Ref, useRef } from 'react';
import {
  type CustomerFiles,
  fileCount,
  filesText,
  type Folder,
  FOLDER_TITLE,
  FOLDERS,
  isFolder,
} from '@/domain/documents/customerFiles';
import { countText } from '@/ui/countText';
import { FilterBar } from '@/ui/FilterBar';
import { SearchField } from '@/ui/SearchField';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { FileTable, type FileTableProps, type NoFilesReason } from './FileTable';

/** What is said when no row is shown; what no search can change comes first. */
function noFilesReason(files: CustomerFiles, folder: Folder): NoFilesReason {
  if (fileCount(files) === 0) return 'no-files';
  return files[folder].length === 0 ? 'empty-folder' : 'no-match';
}

export interface FolderTabsProps extends Pick<FileTableProps, 'sort' | 'onSort' | 'onPreviewFile' | 'onDownloadFile'> {
  /** All files of one customer, for the counts. */
  files: CustomerFiles;
  /** The folder shown. */
  folder: Folder;
  /** The folder's files, filtered and sorted. */
  shownFiles: FileTableProps['files'];
  /** As typed; it narrows the folder shown and no other, and stays when another is shown. */
  search: string;
  onOpenFolder: (folder: Folder) => void;
  onSearch: (search: string) => void;
  /** The row of tabs, for what leads there. */
  ref?: Ref<HTMLDivElement>;
}

/** A customer's four folders, one at a time, with a search over the one that is shown (FILES-4, FILES-5). */
export function FolderTabs({
  files,
  folder,
  shownFiles,
  search,
  onOpenFolder,
  onSearch,
  ref,
  ...table
}: FolderTabsProps) {
  const searchRef = useRef<HTMLDivElement>(null);
  const all = files[folder].length;
  const result = search.trim() === '' ? filesText(all) : `${countText(shownFiles.length)} of ${filesText(all)}`;
  return (
    <Tabs.Root
      value={folder}
      onValueChange={(next) => {
        if (isFolder(next)) onOpenFolder(next);
      }}
      className="flex min-w-0 flex-col gap-4"
    >
      <div className="flex flex-col gap-x-4 gap-y-3 md:flex-row md:items-end">
        <Tabs.List ref={ref} className="grow">
          {FOLDERS.map((each) => (
            <Tabs.Trigger key={each} value={each} data-folder={each}>
              <span className="flex items-center gap-1.5">
                {FOLDER_TITLE[each]}{' '}
                <span className="rounded-full bg-(--neutral-soft) px-2 py-0.5 text-label text-(--neutral-text) tabular-nums">
                  {countText(files[each].length)}
                </span>
                <VisuallyHidden> files</VisuallyHidden>
              </span>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <div ref={searchRef} className="shrink-0 sm:w-80 md:w-56">
          <FilterBar label="File search" result={result}>
            <div className="grow">
              <SearchField label="Search files" value={search} onSearch={onSearch} />
            </div>
          </FilterBar>
        </div>
      </div>
      {FOLDERS.map((each) => (
        <Tabs.Content key={each} value={each}>
          <FileTable
            {...table}
            folder={each}
            customer={files.customer}
            files={shownFiles}
            whenEmpty={noFilesReason(files, each)}
            onClearSearch={() => {
              onSearch('');
              // The button goes with the search that it cleared.
              searchRef.current?.querySelector('input')?.focus();
            }}
          />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
