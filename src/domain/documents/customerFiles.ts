import { oneOf } from '@/domain/guard/oneOf';
import { isBlank } from '@/domain/text/isBlank';
import type { CustomerDocument } from './document';

/** The four folders that every customer has, in the order shown (FILES-3, FILES-5). */
export const FOLDERS = ['summaryLogs', 'ticketArchive', 'sampleTracker', 'designFiles'] as const;
export type Folder = (typeof FOLDERS)[number];

/** A folder's name on its card, its tab and its table. */
export const FOLDER_TITLE: Record<Folder, string> = {
  summaryLogs: 'Summary Logs',
  ticketArchive: 'Ticket Archive',
  sampleTracker: 'Sample Tracker',
  designFiles: 'Design Files',
};

/** All files of one customer by folder (DATA-7), with the AI's summary. */
export interface CustomerFiles extends Record<Folder, readonly CustomerDocument[]> {
  customer: string;
  /** A few sentences (FILES-7); empty when there is nothing to sum up. */
  aiSummary: string;
}

/** True for one of the four folders. */
export const isFolder = oneOf(FOLDERS);

/** How many files a customer has in all folders together. */
export function fileCount(files: CustomerFiles): number {
  return FOLDERS.reduce((count, folder) => count + files[folder].length, 0);
}

/** Why a folder shows no file: the customer has none, the folder has none, or the search finds none. */
export type NoFilesReason = 'no-files' | 'empty-folder' | 'no-match';

/** Why no file of a folder is shown; the search counts last, since other words would not help (FILES-10). */
export function noFilesReason(files: CustomerFiles, folder: Folder): NoFilesReason {
  if (fileCount(files) === 0) return 'no-files';
  return files[folder].length === 0 ? 'empty-folder' : 'no-match';
}

/** The chosen customer's files; the first customer's when the choice is unknown, undefined without customers. */
export function filesOf(all: readonly CustomerFiles[], chosen: string): CustomerFiles | undefined {
  const choosable = all.filter(({ customer }) => !isBlank(customer));
  return choosable.find(({ customer }) => customer === chosen) ?? choosable[0];
}
