import { queryOptions } from '@tanstack/react-query';
import { DOCUMENT_WORDS } from '@/domain/documents/commandWords';
import { type CustomerFiles, type Folder, FOLDERS } from '@/domain/documents/customerFiles';
import type { FileActivity } from '@/domain/documents/fileActivity';
import type { CommandRecords } from './commandRecord';
import { QUERY_KEYS } from './queryKeys';
import { withLists } from './withLists';

export interface DocumentOperations {
  /** The files of every customer, in the order in which customers are shown. */
  customerFiles: (signal?: AbortSignal) => Promise<readonly CustomerFiles[]>;
  /** What people did to files of late, the last first; the same for every customer. */
  recentActivity: (signal?: AbortSignal) => Promise<readonly FileActivity[]>;
}

const selectCustomerFiles = (all: readonly CustomerFiles[]) => all.map((files) => withLists(files, ...FOLDERS));

/** The files of every customer. */
export const customerFilesQuery = (operations: DocumentOperations) =>
  queryOptions({
    queryKey: QUERY_KEYS.customerFiles,
    queryFn: ({ signal }) => operations.customerFiles(signal),
    select: selectCustomerFiles,
  });

/** What people did to files of late. */
export const recentActivityQuery = (operations: DocumentOperations) =>
  queryOptions({ queryKey: QUERY_KEYS.recentActivity, queryFn: ({ signal }) => operations.recentActivity(signal) });

interface OfCustomer {
  customer: string;
}

interface OfFolder extends OfCustomer {
  folder: Folder;
}

interface OfFile extends OfFolder {
  fileName: string;
}

export interface DocumentCommands {
  'open-customer-sharepoint': OfCustomer;
  'preview-file': OfFile;
  'download-file': OfFile;
  'generate-ai-insight': OfCustomer;
  'generate-pdf-report': OfCustomer;
  'upload-document': OfFolder;
  'create-folder': OfCustomer;
  'link-to-po': OfCustomer;
}

/** The ids returned by the commands that create a record. */
export interface DocumentResults {
  'generate-pdf-report': { fileName: string };
  'upload-document': { fileName: string };
}

const changedFiles = () => [QUERY_KEYS.customerFiles, QUERY_KEYS.recentActivity];

export const documentCommands = {
  'open-customer-sharepoint': {
    words: DOCUMENT_WORDS['open-customer-sharepoint'],
    affects: () => [],
    outcome: 'customerInSharePoint',
  },
  'preview-file': { words: DOCUMENT_WORDS['preview-file'], affects: () => [], outcome: 'previewFile' },
  'download-file': {
    words: DOCUMENT_WORDS['download-file'],
    affects: () => [QUERY_KEYS.recentActivity],
    outcome: 'downloadFile',
  },
  'generate-ai-insight': {
    words: DOCUMENT_WORDS['generate-ai-insight'],
    affects: () => [QUERY_KEYS.customerFiles],
    outcome: 'generatingInsight',
  },
  'generate-pdf-report': {
    words: DOCUMENT_WORDS['generate-pdf-report'],
    affects: changedFiles,
    outcome: 'generatingPdfReport',
  },
  'upload-document': { words: DOCUMENT_WORDS['upload-document'], affects: changedFiles },
  // A customer's folders are always the same four, and no file says which order it belongs to.
  'create-folder': { words: DOCUMENT_WORDS['create-folder'], affects: () => [QUERY_KEYS.recentActivity] },
  'link-to-po': { words: DOCUMENT_WORDS['link-to-po'], affects: () => [QUERY_KEYS.recentActivity] },
} as const satisfies CommandRecords<DocumentCommands>;
