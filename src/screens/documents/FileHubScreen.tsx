import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNow } from '@/clock/useNow';
import { CustomerFileSummary } from '@/components/documents/CustomerFileSummary';
import { FileHubHeader } from '@/components/documents/FileHubHeader';
import { QuickActions } from '@/components/documents/QuickActions';
import { RecentActivityList } from '@/components/documents/RecentActivityList';
import { customersOf } from '@/domain/customers/customersOf';
import { filesOf, FOLDERS, isFolder } from '@/domain/documents/customerFiles';
import type { CustomerDocument } from '@/domain/documents/document';
import { filterFiles } from '@/domain/documents/filterFiles';
import { isFileSort, sortFiles } from '@/domain/documents/sortFiles';
import { isText } from '@/domain/guard/guard';
import { nextSort } from '@/domain/ordering/sortRows';
import { customerFilesQuery, recentActivityQuery } from '@/operations/documents';
import type { ScreenData } from '@/operations/loadData';
import { useOperations } from '@/operations/OperationsContext';
import { useKeptState } from '../useKeptState';
import { usePerform } from '../usePerform';
import { useRemote } from '../useRemote';
import { useStableCallback } from '../useStableCallback';
import { FileHubView } from './FileHubView';

const NO_FILES: readonly CustomerDocument[] = [];

/**
 * The file hub. Choosing another customer keeps folder, search and sort: people who compare customers look for the same
 * thing in each, and the search box shows what filters the table.
 */
export function FileHubScreen() {
  const operations = useOperations();
  const perform = usePerform();
  const now = useNow();
  const { data: all } = useSuspenseQuery(customerFilesQuery(operations));
  const [activities, retryActivities] = useRemote(useQuery(recentActivityQuery(operations)));
  const [chosen, setChosen] = useKeptState('customer', '', isText);
  const [folder, setFolder] = useKeptState('folder', FOLDERS[0], isFolder);
  const [search, setSearch] = useKeptState('search', '', isText);
  const [sort, setSort] = useKeptState('sort', null, isFileSort);

  const files = filesOf(all, chosen);
  const customer = files?.customer ?? '';
  const inFolder = files?.[folder] ?? NO_FILES;
  const found = useMemo(() => filterFiles(inFolder, search), [inFolder, search]);
  const shownFiles = useMemo(() => sortFiles(found, sort), [found, sort]);
  const previewFile = useStableCallback(({ name }: CustomerDocument) =>
    perform({ kind: 'preview-file', customer, folder, fileName: name }),
  );
  const downloadFile = useStableCallback(({ name }: CustomerDocument) =>
    perform({ kind: 'download-file', customer, folder, fileName: name }),
  );

  return (
    <FileHubView
      header={
        <FileHubHeader
          customers={customersOf(all)}
          customer={customer}
          onChooseCustomer={setChosen}
          onOpenInSharePoint={() => perform({ kind: 'open-customer-sharepoint', customer })}
        />
      }
      files={files}
      folder={folder}
      shownFiles={shownFiles}
      search={search}
      sort={sort}
      actions={
        <>
          <CustomerFileSummary
            summary={files?.aiSummary ?? ''}
            onGenerateInsight={() => perform({ kind: 'generate-ai-insight', customer })}
            onGenerateReport={() => perform({ kind: 'generate-pdf-report', customer })}
          />
          <QuickActions
            onUploadDocument={() => perform({ kind: 'upload-document', customer, folder })}
            onCreateFolder={() => perform({ kind: 'create-folder', customer })}
            onLinkToPo={() => perform({ kind: 'link-to-po', customer })}
          />
        </>
      }
      activity={<RecentActivityList activities={activities} now={now} onRetry={retryActivities} />}
      onOpenFolder={setFolder}
      onSearch={setSearch}
      onSort={(column) => setSort(nextSort(sort, column))}
      onPreviewFile={previewFile}
      onDownloadFile={downloadFile}
    />
  );
}

/** Loads all that the file hub shows, before it is shown. */
export function loadFileHub({ operations, load }: ScreenData) {
  // Nobody waits for it: it says in its own place what becomes of it.
  void load(recentActivityQuery(operations));
  return load(customerFilesQuery(operations));
}
