import { Users } from 'lucide-react';
import { useRef } from 'react';
import { CustomerFileSummary } from '@/components/documents/CustomerFileSummary';
import { FileTable, type FileTableProps } from '@/components/documents/FileTable';
import { FolderCard } from '@/components/documents/FolderCard';
import { FolderTabs } from '@/components/documents/FolderTabs';
import { QuickActions, type QuickActionsProps } from '@/components/documents/QuickActions';
import { RecentActivityList } from '@/components/documents/RecentActivityList';
import { type CustomerFiles, type Folder, FOLDERS, noFilesReason } from '@/domain/documents/customerFiles';
import type { FileActivity } from '@/domain/documents/fileActivity';
import { EmptyState } from '@/ui/EmptyState';
import { FileHubHeader } from './FileHubHeader';

export interface FileHubViewProps
  extends Pick<FileTableProps, 'sort' | 'onSort' | 'onPreviewFile' | 'onDownloadFile'>, QuickActionsProps {
  /** The customers to choose from; when empty, a text says so. */
  customers: readonly string[];
  /** The chosen customer's files; undefined when there is no customer. */
  files: CustomerFiles | undefined;
  /** The chosen one of the four, whose files `shownFiles` are. */
  folder: Folder;
  /** The folder's files, filtered and sorted. */
  shownFiles: FileTableProps['files'];
  /** As typed. */
  search: string;
  /** The same for every customer. */
  activities: readonly FileActivity[];
  /** Milliseconds since the epoch. */
  now: number;
  /** Another customer was chosen; folder, search and order stay (FILES-1). */
  onChooseCustomer: (customer: string) => void;
  /** 'Open in SharePoint' was pressed; a toast names the customer (FILES-2). */
  onOpenInSharePoint: () => void;
  /** A card or a tab was pressed; from a card the focus moves on to the tab. */
  onOpenFolder: (folder: Folder) => void;
  /** After each change of the box; empty clears the search (FILES-4). */
  onSearch: (search: string) => void;
  /** 'Generate AI Insight' was pressed; a toast of 3 s follows (FILES-7). */
  onGenerateInsight: () => void;
  /** 'Generate PDF Report' was pressed; a toast of 3 s follows (FILES-7). */
  onGenerateReport: () => void;
}

/** Every document of a customer, in four folders (FILES-1 to FILES-10). */
export function FileHubView({
  customers,
  files,
  folder,
  shownFiles,
  search,
  sort,
  activities,
  now,
  onChooseCustomer,
  onOpenInSharePoint,
  onOpenFolder,
  onSearch,
  onSort,
  onPreviewFile,
  onDownloadFile,
  onGenerateInsight,
  onGenerateReport,
  onUploadDocument,
  onCreateFolder,
  onLinkToPo,
}: FileHubViewProps) {
  const tabsRef = useRef<HTMLDivElement>(null);
  const header = (
    <FileHubHeader
      customers={customers}
      customer={files?.customer ?? ''}
      onChooseCustomer={onChooseCustomer}
      onOpenInSharePoint={onOpenInSharePoint}
    />
  );
  if (!files) {
    return (
      <div className="flex flex-col gap-4">
        {header}
        <EmptyState icon={Users} title="No customers yet" description="Customers appear here with their first order." />
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
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <FolderTabs
          ref={tabsRef}
          files={files}
          folder={folder}
          foundCount={shownFiles.length}
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
          <div className="flex flex-col gap-4">
            <CustomerFileSummary
              summary={files.aiSummary}
              onGenerateInsight={onGenerateInsight}
              onGenerateReport={onGenerateReport}
            />
            <QuickActions onUploadDocument={onUploadDocument} onCreateFolder={onCreateFolder} onLinkToPo={onLinkToPo} />
          </div>
          <RecentActivityList activities={activities} now={now} />
        </div>
      </div>
    </div>
  );
}
