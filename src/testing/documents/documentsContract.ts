import { type CustomerFiles, type Folder, FOLDERS } from '@/domain/documents/customerFiles';
import type { CustomerDocument } from '@/domain/documents/document';
import type { FileActivity } from '@/domain/documents/fileActivity';
import { shownFileName } from '@/domain/documents/fileName';
import type { DocumentCommands, DocumentResults } from '@/operations/documents';
import type { Records } from '../records';
import type { CommandsOf, RecordRule, ResultShapes, StepRules } from '../rule';
import { count, faultsOf, listOf, moment, noneOf, ofShape, outOfOrder, repeated, type Shape, text } from '../shape';

export const documentShape: Shape<CustomerDocument> = {
  name: text,
  type: text,
  date: moment,
  size: count,
};

const files = listOf(ofShape('a file with name, type, date and size in bytes', documentShape));

const customerFilesShape: Shape<CustomerFiles> = {
  customer: text,
  aiSummary: ['text', (value) => typeof value === 'string'],
  summaryLogs: files,
  ticketArchive: files,
  sampleTracker: files,
  designFiles: files,
};

const fileActivityShape: Shape<FileActivity> = {
  id: text,
  fileName: text,
  action: text,
  person: text,
  customer: text,
  time: moment,
};

const foldersOf = (customerFiles: readonly CustomerFiles[]) =>
  customerFiles.flatMap((all) => FOLDERS.map((folder) => all[folder]));

export const documentRules: readonly RecordRule[] = [
  {
    name: 'DATA-7: documents have name, type, date and size, grouped per customer into the four folders',
    faults: ({ customerFiles }) => [
      ...noneOf(customerFiles, "customers' files"),
      ...faultsOf(customerFiles, customerFilesShape),
    ],
  },
  {
    name: 'no two files of a folder are shown by one name',
    faults: ({ customerFiles }) =>
      foldersOf(customerFiles).flatMap((folder) => repeated(folder.map(({ name }) => shownFileName(name)))),
  },
  {
    name: 'FILES-9: recent activity has its fields to the letter, and ids of its own',
    faults: ({ recentActivity }) => [
      ...faultsOf(recentActivity, fileActivityShape),
      ...repeated(recentActivity.map(({ id }) => id)),
    ],
  },
  {
    name: 'FILES-9: recent activity comes newest first',
    faults: ({ recentActivity }) =>
      outOfOrder(
        recentActivity.map(({ time }) => time),
        'newest first',
      ),
  },
];

export function documentCommandsOn({ customerFiles }: Records): CommandsOf<DocumentCommands> {
  const [file] = customerFiles.flatMap(({ customer, ...all }) =>
    FOLDERS.flatMap((folder) => all[folder].map(({ name }) => ({ customer, folder, fileName: name }))),
  );
  if (!file) throw new Error('There is no file to send a command about');
  const { customer } = file;
  return {
    'open-customer-sharepoint': { kind: 'open-customer-sharepoint', customer },
    'preview-file': { kind: 'preview-file', ...file },
    'download-file': { kind: 'download-file', ...file },
    'generate-ai-insight': { kind: 'generate-ai-insight', customer },
    'generate-pdf-report': { kind: 'generate-pdf-report', customer },
    'upload-document': { kind: 'upload-document', customer, folder: 'designFiles' },
    'create-folder': { kind: 'create-folder', customer },
    'link-to-po': { kind: 'link-to-po', customer },
  };
}

/** Names of the files in a folder that were not there before. */
function newFiles({ before, after }: { before: Records; after: Records }, customer: string, folder: Folder) {
  const filesIn = ({ customerFiles }: Records) =>
    customerFiles.find((all) => all.customer === customer)?.[folder].map(({ name }) => name) ?? [];
  const known = filesIn(before);
  return filesIn(after).filter((name) => !known.includes(name));
}

const isOnly = (names: readonly string[], name: string) =>
  names.join('\n') === name ? [] : [`the new files are ${JSON.stringify(names)}`];

export const documentResults: ResultShapes<DocumentResults> = {
  'generate-pdf-report': ofShape('the name of a file', { fileName: text }),
  'upload-document': ofShape('the name of a file', { fileName: text }),
};

export const documentStepRules: StepRules<DocumentCommands> = {
  'upload-document': {
    name: 'an uploaded document stands in its folder under its name',
    faults: ({ command: { customer, folder }, result, ...records }) =>
      isOnly(newFiles(records, customer, folder), result.fileName),
  },
  'generate-pdf-report': {
    name: "a report stands in one of the customer's folders under its name",
    faults: ({ command: { customer }, result, ...records }) =>
      isOnly(
        FOLDERS.flatMap((folder) => newFiles(records, customer, folder)),
        result.fileName,
      ),
  },
};
