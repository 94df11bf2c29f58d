import { describe, expect, it } from 'vitest';
import { buildCustomerFiles, buildCustomerWithoutFiles } from '@/testing/documents/buildFiles';
import { fileCount, filesOf, FOLDER_TITLE, FOLDERS, isFolder, noFilesReason } from './customerFiles';

it('FILES-3: the four folders in order, by name', () => {
  expect(FOLDERS.map((folder) => [folder, FOLDER_TITLE[folder]])).toEqual([
    ['summaryLogs', 'Summary Logs'],
    ['ticketArchive', 'Ticket Archive'],
    ['sampleTracker', 'Sample Tracker'],
    ['designFiles', 'Design Files'],
  ]);
});

describe('a stored folder', () => {
  it.each(FOLDERS)('%s is one', (folder) => {
    expect(isFolder(folder)).toBe(true);
  });

  it.each(['', 'Summary Logs', 'toString', 'aiSummary', null, undefined, 0, ['summaryLogs']])(
    '%j is none',
    (folder) => {
      expect(isFolder(folder)).toBe(false);
    },
  );
});

it('the count of all files is that of all folders together', () => {
  const files = buildCustomerFiles();
  expect(fileCount(files)).toBe(FOLDERS.flatMap((folder) => files[folder]).length);
  expect(
    fileCount(buildCustomerFiles({ summaryLogs: [], ticketArchive: [], sampleTracker: [], designFiles: [] })),
  ).toBe(0);
});

describe('FILES-1: whose files are shown', () => {
  const [first, second, third] = ['ALDERWICK', 'BRANTHAM', 'CARNABY'].map((customer) =>
    buildCustomerFiles({ customer }),
  );
  const all = [first, second, third].filter((files) => files !== undefined);

  it.each([
    ['the chosen one', 'CARNABY', third],
    ['the first one at the start', '', first],
    ['the first one when the chosen one is gone', 'QUILLMOOR', first],
  ])('%s', (_what, chosen, shown) => {
    expect(filesOf(all, chosen)).toBe(shown);
  });

  it('nobody has files', () => {
    expect(filesOf([], 'ALDERWICK')).toBeUndefined();
  });

  it('SHELL-11: a blank name is not shown first', () => {
    const faulty = [buildCustomerFiles({ customer: ' ' }), ...all];
    expect(filesOf(faulty, ' ')).toBe(first);
    expect(filesOf([buildCustomerFiles({ customer: '' })], '')).toBeUndefined();
  });

  it('of a customer that comes twice the first of its records', () => {
    const twin = buildCustomerFiles({ customer: 'BRANTHAM', designFiles: [] });
    expect(filesOf([...all, twin], 'BRANTHAM')).toBe(second);
  });
});

describe('FILES-10: why a folder shows nothing', () => {
  const files = buildCustomerFiles({ ticketArchive: [] });

  it.each([
    ['the customer has no file at all', buildCustomerWithoutFiles(), 'designFiles', 'no-files'],
    ['this folder has none, whatever is searched for', files, 'ticketArchive', 'empty-folder'],
    ['the search finds none of those that are there', files, 'designFiles', 'no-match'],
  ] as const)('%s', (_what, of, folder, reason) => {
    expect(noFilesReason(of, folder)).toBe(reason);
  });
});
