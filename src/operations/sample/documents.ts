import type { CustomerFiles, Folder } from '@/domain/documents/customerFiles';
import type { CustomerDocument } from '@/domain/documents/document';
import type { FileActivity } from '@/domain/documents/fileActivity';
import { DAY_MS, HOUR_MS } from '@/domain/time/day';
import { samplePurchaseOrders } from './purchaseOrders';

/** One kind of file in a folder; a folder is filled with each of its kinds in turn, subject by subject. */
interface FilePattern {
  /** @param subject a style or a ticket @param round counted from 1 @param week of the file's date */
  name: (subject: string, round: number, week: number) => string;
  type: string;
  /** Least and greatest size in kB. */
  kB: readonly [least: number, greatest: number];
}

interface FolderPlan {
  patterns: readonly FilePattern[];
  /** Age of the newest file and the time between two, in hours. */
  newestHours: number;
  gapHours: number;
}

const revision = (round: number) => (round === 1 ? '' : `, rev ${round}`);

const plans: Record<Folder, FolderPlan> = {
  summaryLogs: {
    patterns: [
      { name: (_subject, _round, week) => `Weekly summary, week ${week}.pdf`, type: 'PDF', kB: [180, 420] },
      { name: (_subject, _round, week) => `Order status, week ${week}.xlsx`, type: 'Spreadsheet', kB: [60, 140] },
      { name: (_subject, _round, week) => `Call notes, week ${week}.docx`, type: 'Document', kB: [22, 48] },
    ],
    newestHours: 26,
    gapHours: 57,
  },
  ticketArchive: {
    patterns: [
      { name: (ticket) => `${ticket}, closure note.pdf`, type: 'PDF', kB: [80, 240] },
      { name: (ticket) => `${ticket}, photos.zip`, type: 'Archive', kB: [9_200, 64_000] },
      { name: (ticket) => `${ticket}, mill reply.eml`, type: 'Email', kB: [8, 90] },
    ],
    newestHours: 70,
    gapHours: 41,
  },
  sampleTracker: {
    patterns: [
      { name: (style, round) => `Sample status, ${style}${revision(round)}.xlsx`, type: 'Spreadsheet', kB: [150, 230] },
      { name: (style, round) => `Lab dip comments, ${style}${revision(round)}.pdf`, type: 'PDF', kB: [600, 1_900] },
      { name: (style, round) => `Fit session ${round}, ${style}, photos.zip`, type: 'Archive', kB: [18_000, 92_000] },
      { name: (style, round) => `Size set, ${style}${revision(round)}.xlsx`, type: 'Spreadsheet', kB: [90, 260] },
      { name: (style, round) => `Fit session ${round}, ${style}.mp4`, type: 'Video', kB: [140_000, 1_400_000] },
    ],
    newestHours: 2,
    gapHours: 47,
  },
  designFiles: {
    patterns: [
      { name: (style, round) => `Tech pack, ${style}, rev ${4 - round}.pdf`, type: 'PDF', kB: [1_400, 9_800] },
      { name: (style, round) => `Artwork, ${style}${revision(round)}.ai`, type: 'Drawing', kB: [12_000, 88_000] },
      { name: (style, round) => `Colourways, ${style}${revision(round)}.png`, type: 'Image', kB: [900, 5_200] },
      { name: (style, round) => `Marker, ${style}${revision(round)}.dxf`, type: 'Drawing', kB: [300, 2_100] },
      {
        name: (style, round) => `Range presentation, ${style}${revision(round)}.pptx`,
        type: 'Presentation',
        kB: [4_100, 26_000],
      },
    ],
    newestHours: 9,
    gapHours: 62,
  },
};

/** Customer, first number of its closed tickets, files in each folder, the AI's summary. */
const customers: readonly (readonly [string, number, Record<Folder, number>, string])[] = [
  [
    'TARNFELL',
    871,
    { summaryLogs: 14, ticketArchive: 22, sampleTracker: 11, designFiles: 26 },
    'TARNFELL’s files are the best kept of all six customers: all but one of its orders in production have an approved tech pack, and no sample has waited longer than four days for a comment.',
  ],
  [
    'BRACKENBY',
    842,
    { summaryLogs: 9, ticketArchive: 17, sampleTracker: 7, designFiles: 18 },
    'BRACKENBY asks for photos more than any other customer. Two outerwear styles still lack size set measurements, which has held back three fit sessions this season.',
  ],
  [
    'QUILLMOOR',
    904,
    { summaryLogs: 12, ticketArchive: 34, sampleTracker: 8, designFiles: 21 },
    'Most of QUILLMOOR’s new sample files concern one order, the merino crew knit. A third of the archived tickets name the same mill.',
  ],
  [
    'HOLLOWMERE',
    815,
    { summaryLogs: 10, ticketArchive: 12, sampleTracker: 6, designFiles: 15 },
    'HOLLOWMERE revises artwork late: four styles changed after their tech pack was approved. The weekly summaries mention trims every other week.',
  ],
  [
    'VESTRAND',
    793,
    { summaryLogs: 8, ticketArchive: 9, sampleTracker: 9, designFiles: 24 },
    'VESTRAND sends complete design files early, so samples need one round fewer than elsewhere. Wash tests of the denim jacket have not been filed yet.',
  ],
  [
    'LARKSPAN',
    766,
    { summaryLogs: 6, ticketArchive: 5, sampleTracker: 4, designFiles: 0 },
    'LARKSPAN keeps its designs in its own store: no design file has been shared so far. Ask for the tech packs of the four active orders.',
  ],
];

/** The same number between 0 and 1 for the same text. */
function shareOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0) / 2 ** 32;
}

/** Week of the year after ISO 8601: the week of its Thursday. */
function weekNumberOf(at: number): number {
  const day = new Date(at);
  const thursday = at + (4 - (day.getUTCDay() || 7)) * DAY_MS;
  return Math.ceil((thursday - Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1) + 1) / (7 * DAY_MS));
}

function filesIn(folder: Folder, count: number, subjects: readonly string[], loadedAt: number): CustomerDocument[] {
  const { patterns, newestHours, gapHours } = plans[folder];
  return Array.from({ length: count }, (_, index) => {
    const pattern = patterns[index % patterns.length];
    const turn = Math.floor(index / patterns.length);
    const subject = subjects[turn % subjects.length] ?? '';
    const round = Math.floor(turn / subjects.length) + 1;
    const [least, greatest] = pattern?.kB ?? [0, 0];
    const seed = `${folder} ${subject} ${index}`;
    // Kinds of one turn are of one week, so that their names say the same.
    const hours = folder === 'summaryLogs' ? turn * 7 * 24 + (index % patterns.length) : index * gapHours;
    const at = loadedAt - (newestHours + hours + shareOf(seed) * 0.9) * HOUR_MS;
    const week = weekNumberOf(loadedAt - (newestHours + turn * 7 * 24) * HOUR_MS);
    return {
      name: pattern?.name(subject, round, week) ?? '',
      type: pattern?.type ?? '',
      date: new Date(at).toISOString(),
      size: Math.round((least + shareOf(`${seed} size`) * (greatest - least)) * 1_000),
    };
  });
}

/** The documents of every order: static samples, as its drawer lists them (PO-15). */
export function sampleRelatedDocuments(loadedAt: number): readonly CustomerDocument[] {
  const ago = (ms: number) => new Date(loadedAt - ms).toISOString();
  return [
    { name: 'Tech pack, revision 3', type: 'PDF', date: ago(2 * DAY_MS), size: 2_412_000 },
    { name: 'Lab dip comments', type: 'PDF', date: ago(5 * HOUR_MS), size: 640_000 },
    { name: 'Size chart and tolerances', type: 'Spreadsheet', date: ago(9 * DAY_MS), size: 88_000 },
  ];
}

/**
 * The files of all six customers, the newest first; LARKSPAN has not shared a design (FILES-10).
 * @param loadedAt milliseconds since the epoch
 */
export function sampleCustomerFiles(loadedAt: number): readonly CustomerFiles[] {
  return customers.map(([customer, firstTicket, counts, aiSummary]) => {
    const styles = samplePurchaseOrders
      .filter((order) => order.customer === customer)
      .map(({ styleName }) => styleName.toLowerCase());
    const tickets = Array.from({ length: 12 }, (_, index) => `TK-0${firstTicket - index * 3}`);
    const folderOf = (folder: Folder, subjects: readonly string[]) =>
      filesIn(folder, counts[folder], subjects, loadedAt);
    return {
      customer,
      aiSummary,
      summaryLogs: folderOf('summaryLogs', [customer]),
      ticketArchive: folderOf('ticketArchive', tickets),
      sampleTracker: folderOf('sampleTracker', styles),
      designFiles: folderOf('designFiles', styles),
    };
  });
}

/** Customer, folder, place of the file in it, what was done, by whom, hours after the file's last change. */
const activityRows: readonly (readonly [string, Folder, number, string, string, number])[] = [
  ['QUILLMOOR', 'sampleTracker', 0, 'Uploaded', 'Hana Petrov', 0],
  ['TARNFELL', 'designFiles', 0, 'Uploaded', 'Luis Okafor', 0],
  ['QUILLMOOR', 'sampleTracker', 1, 'Commented on', 'Luis Okafor', 20],
  ['BRACKENBY', 'ticketArchive', 1, 'Shared', 'Mei Tanaka', 6],
  ['VESTRAND', 'designFiles', 2, 'Moved', 'Arjun Sen', 3],
  ['HOLLOWMERE', 'sampleTracker', 4, 'Linked', 'Hana Petrov', 12],
];

/** What was done to files recently, the last first (FILES-9). */
export function sampleRecentActivity(all: readonly CustomerFiles[]): readonly FileActivity[] {
  return activityRows
    .flatMap(([customer, folder, place, action, person, hoursLater], index) => {
      const file = all.find((files) => files.customer === customer)?.[folder][place];
      if (!file) return [];
      const time = new Date(Date.parse(file.date) + hoursLater * HOUR_MS).toISOString();
      return [{ id: `activity-${index + 1}`, fileName: file.name, action, person, customer, time }];
    })
    .toSorted((first, second) => second.time.localeCompare(first.time));
}
