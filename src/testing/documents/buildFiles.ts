import type { CustomerFiles, Folder } from '@/domain/documents/customerFiles';
import type { CustomerDocument } from '@/domain/documents/document';
import type { FileActivity } from '@/domain/documents/fileActivity';
import { hoursAgo } from '../frozenClock';

/** A spreadsheet of two days ago; override what the story is about. */
export function buildFile(overrides: Partial<CustomerDocument> = {}): CustomerDocument {
  return { name: 'Size chart.xlsx', type: 'Spreadsheet', date: hoursAgo(48), size: 90_000, ...overrides };
}

/** A customer with two, three, two and two files; override what the story is about. */
export function buildCustomerFiles(overrides: Partial<CustomerFiles> = {}): CustomerFiles {
  return {
    customer: 'ALDERWICK',
    aiSummary: 'Two linen shirts wait for one lab dip.',
    summaryLogs: [
      buildFile({ name: 'Weekly summary, week 2.pdf', type: 'PDF', date: hoursAgo(20), size: 240_000 }),
      buildFile({ name: 'Weekly summary, week 1.pdf', type: 'PDF', date: hoursAgo(188), size: 1_200_000 }),
    ],
    ticketArchive: [
      buildFile({ name: 'TK-3001, closure note.pdf', type: 'PDF', date: hoursAgo(30), size: 84_000 }),
      buildFile({ name: 'TK-3001, photos.zip', type: 'Archive', date: hoursAgo(31), size: 38_400_000 }),
      buildFile({ name: 'TK-2990, mill reply.eml', type: 'Email', date: hoursAgo(400), size: 9_000 }),
    ],
    sampleTracker: [buildFile(), buildFile({ name: 'Lab dips.xlsx', date: hoursAgo(90), size: 64_000 })],
    designFiles: [
      buildFile({ name: 'Tech pack, linen shirt, rev 3.pdf', type: 'PDF', date: hoursAgo(5), size: 2_400_000 }),
      buildFile({ name: 'Weekly artwork, linen shirt.ai', type: 'Drawing', date: hoursAgo(70), size: 61_000_000 }),
    ],
    ...overrides,
  };
}

const noFiles: Record<Folder, readonly CustomerDocument[]> = {
  summaryLogs: [],
  ticketArchive: [],
  sampleTracker: [],
  designFiles: [],
};

/** A customer without any file. */
export function buildCustomerWithoutFiles(customer = 'CARNABY'): CustomerFiles {
  return buildCustomerFiles({ ...noFiles, customer, aiSummary: '' });
}

/** Three customers: one with files in every folder, one whose design folder is empty, one without any file. */
export function buildAllCustomerFiles(): readonly CustomerFiles[] {
  return [
    buildCustomerFiles(),
    buildCustomerFiles({
      ...noFiles,
      customer: 'BRANTHAM',
      aiSummary: 'Wool coats fill the tracker.',
      summaryLogs: [buildFile({ name: 'Coat summary.pdf', type: 'PDF' })],
      sampleTracker: [buildFile({ name: 'Coat samples.xlsx' }), buildFile({ name: 'Coat couriers.xlsx' })],
    }),
    buildCustomerWithoutFiles(),
  ];
}

/** Somebody's upload of five hours ago; override what the story is about. */
export function buildFileActivity(overrides: Partial<FileActivity> = {}): FileActivity {
  return {
    id: 'activity-1',
    fileName: 'Tech pack, linen shirt, rev 3.pdf',
    action: 'Uploaded',
    person: 'Ada Weaver',
    customer: 'ALDERWICK',
    time: hoursAgo(5),
    ...overrides,
  };
}

/** Three things that people did to files, the last first. */
export function buildFileActivities(): readonly FileActivity[] {
  return [
    buildFileActivity(),
    buildFileActivity({
      id: 'activity-2',
      fileName: 'Size chart.xlsx',
      action: 'Commented on',
      person: 'Ben Dyer',
      time: hoursAgo(26),
    }),
    buildFileActivity({
      id: 'activity-3',
      fileName: 'Coat samples.xlsx',
      action: 'Moved',
      person: 'Cleo Fuller',
      customer: 'BRANTHAM',
      time: hoursAgo(220),
    }),
  ];
}

const kinds = [
  ['pdf', 'PDF'],
  ['xlsx', 'Spreadsheet'],
  ['zip', 'Archive'],
  ['ai', 'Drawing'],
] as const;

/** A number of files, the same at every call: names unique, some sizes and dates equal. */
export function generateFiles(count: number): readonly CustomerDocument[] {
  return Array.from({ length: count }, (_, index) => {
    const [extension, type] = kinds[(index * 7) % kinds.length] ?? kinds[0];
    return buildFile({
      name: `PO-${31_000 + ((index * 37) % 211)}, rev ${index}.${extension}`,
      type,
      date: hoursAgo((index * 53) % 97),
      size: ((index * 7_919) % 61) * 10_000,
    });
  });
}

/** The folders of a customer in which all files stand in the first. */
export function buildFilesInOneFolder(summaryLogs: readonly CustomerDocument[]): CustomerFiles {
  return buildCustomerFiles({ ...noFiles, summaryLogs });
}
