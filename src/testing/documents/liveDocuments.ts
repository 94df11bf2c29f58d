import { type CustomerFiles, fileCount, type Folder, FOLDERS } from '@/domain/documents/customerFiles';
import type { DocumentCommands } from '@/operations/documents';
import { OperationError } from '@/operations/operationError';
import { type Handlers, type Live, nothing, withChanged } from '../live';

export function liveDocuments(live: Live): Handlers<DocumentCommands> {
  const { records } = live;
  const filesOf = (customer: string) => {
    const found = records.customerFiles.find((files) => files.customer === customer);
    if (!found) throw new OperationError('not-found', `There are no files of ${customer}.`);
    return found;
  };
  const change = (customer: string, changeFiles: (files: CustomerFiles) => CustomerFiles) => {
    const isMeant = (files: CustomerFiles) => files.customer === customer;
    records.customerFiles = withChanged(records.customerFiles, isMeant, changeFiles, `files of ${customer}`);
  };
  const note = (customer: string, action: string, fileName: string) => {
    const activity = { id: `AC-${live.next()}`, fileName, action, person: live.me, customer, time: live.moment() };
    records.recentActivity = [activity, ...records.recentActivity];
  };
  const add = (customer: string, folder: Folder, action: string, title: string) => {
    const file = { name: `${title} ${live.next()}.pdf`, type: 'PDF', date: live.moment(), size: 120_000 };
    change(customer, (files) => ({ ...files, [folder]: [file, ...files[folder]] }));
    note(customer, action, file.name);
    return { fileName: file.name };
  };
  return {
    'open-customer-sharepoint': nothing,
    'preview-file': nothing,
    'download-file': ({ customer, folder, fileName }) => {
      if (!filesOf(customer)[folder].some(({ name }) => name === fileName))
        throw new OperationError('not-found', `There is no file ${fileName}.`);
      note(customer, 'Downloaded', fileName);
    },
    'generate-ai-insight': ({ customer }) =>
      change(customer, (files) => ({
        ...files,
        aiSummary: `${customer} has ${fileCount(files)} files, looked through at ${live.moment()}.`,
      })),
    'generate-pdf-report': ({ customer }) => add(customer, 'summaryLogs', 'Generated', 'Report'),
    'upload-document': ({ customer, folder }) => add(customer, folder, 'Uploaded', 'Upload'),
    // A customer's folders are four and no more, so that only the list of what was done tells of a new one.
    'create-folder': ({ customer }) => {
      filesOf(customer);
      note(customer, 'Created', `Folder ${live.next()}`);
    },
    // No file says which order it belongs to.
    'link-to-po': ({ customer }) => {
      const files = filesOf(customer);
      const [first] = FOLDERS.flatMap((folder) => files[folder]);
      if (!first) throw new OperationError('conflict', `${customer} has no file to link.`);
      note(customer, 'Linked', first.name);
    },
  };
}
