import type { Blocker } from '@/domain/timelines/blocker';
import { type Phase, type PhaseName, type Project, type ProjectTimeline } from '@/domain/timelines/phase';
import type { PhaseNote } from '@/domain/timelines/phaseNote';
import { sampleCustomers } from './customers';
import { samplePurchaseOrders } from './purchaseOrders';

/** Status, days from the moment of loading to the target (null for none), lag. */
type PhaseRow = readonly [Phase['status'], number | null, number?];

/** Per order the phases intent, sample, quoting, feedback, order. */
const projectRows: Readonly<Record<string, readonly [PhaseRow, PhaseRow, PhaseRow, PhaseRow, PhaseRow]>> = {
  'PO-24790': [
    ['completed', -92],
    ['completed', -73],
    ['completed', -62],
    ['completed', -48],
    ['completed', -41],
  ],
  'PO-24831': [
    ['completed', -45],
    ['in-progress', 2],
    ['pending', 14],
    ['pending', 23],
    ['pending', null],
  ],
  'PO-24803': [
    ['completed', -42],
    ['delayed', -5, 5],
    ['pending', 7],
    ['pending', null],
    ['pending', null],
  ],
  'PO-24836': [
    ['completed', -84],
    ['completed', -65, 2],
    ['completed', -52],
    ['completed', -37, 1],
    ['completed', -28],
  ],
  'PO-24817': [
    ['completed', -49],
    ['completed', -33, 2],
    ['delayed', -4, 4],
    ['pending', 10, 4],
    ['pending', null],
  ],
  'PO-24822': [
    ['completed', -69],
    ['completed', -51],
    ['completed', -36, 1],
    ['completed', -26],
    ['completed', -18],
  ],
  'PO-24811': [
    ['completed', -27],
    ['completed', -12, 4],
    ['in-progress', 3, 2],
    ['pending', 16],
    ['pending', null],
  ],
  'PO-24840': [
    ['completed', -58],
    ['completed', -40],
    ['completed', -24, 1],
    ['delayed', -6, 6],
    ['pending', 12, 6],
  ],
  'PO-24766': [
    ['completed', -78],
    ['completed', -57],
    ['completed', -43, 3],
    ['completed', -33, 2],
    ['completed', -24],
  ],
  'PO-24844': [
    ['completed', -5],
    ['in-progress', 9],
    ['pending', 21],
    ['pending', 30],
    ['pending', null],
  ],
  'PO-24829': [
    ['completed', -66],
    ['completed', -47],
    ['completed', -38],
    ['completed', -29],
    ['completed', -20],
  ],
  'PO-24848': [
    ['completed', -55],
    ['completed', -38, 3],
    ['completed', -20, 1],
    ['delayed', -1, 1],
    ['pending', 13, 5],
  ],
};

/** The six customers' projects, two each; days relative to the moment of loading. @param day so many days from then */
export function sampleTimelines(day: (days: number) => string): readonly ProjectTimeline[] {
  const phase = ([status, days, lag = 0]: PhaseRow): Phase => ({ status, date: days === null ? null : day(days), lag });
  const projects = Object.entries(projectRows).map(
    ([poNumber, [intent, sample, quoting, feedback, order]]): Project & { customer: string } => {
      const { styleName = '', customer = '' } = samplePurchaseOrders.find((known) => known.poNumber === poNumber) ?? {};
      return {
        customer,
        poNumber,
        styleName,
        phases: {
          intent: phase(intent),
          sample: phase(sample),
          quoting: phase(quoting),
          feedback: phase(feedback),
          order: phase(order),
        },
      };
    },
  );
  return sampleCustomers.map(({ name }) => ({
    customer: name,
    projects: projects
      .filter(({ customer }) => customer === name)
      .map(({ customer: _customer, ...project }) => project),
  }));
}

/** Order and phase, type, description, owner, severity. */
type BlockerRow = readonly [string, PhaseName, Blocker['type'], string, string, Blocker['severity']];

const blockerRows: readonly BlockerRow[] = [
  [
    'PO-24817',
    'quoting',
    'Material Delay',
    'Third navy dip is on its way; quoting is waiting for the dye price',
    'Hana Petrov',
    'High',
  ],
  [
    'PO-24817',
    'quoting',
    'Resource Constraint',
    'Knitting machine 14 is held only until Friday noon',
    'Arjun Sen',
    'Medium',
  ],
  ['PO-24803', 'sample', 'Quality Issue', 'Quilting shifts at the side seam on sizes M and L', 'Mei Tanaka', 'Medium'],
  ['PO-24803', 'sample', 'Material Delay', 'Recycled fill, 80 g, will arrive a week late', 'Luis Okafor', 'Medium'],
  [
    'PO-24840',
    'feedback',
    'Communication Issue',
    'Buyer has two versions of the cable chart and answered the old one',
    'Hana Petrov',
    'High',
  ],
  ['PO-24840', 'feedback', 'Quality Issue', 'Cuff rib loses its shape after three washes', 'Arjun Sen', 'Low'],
  ['PO-24840', 'order', 'Resource Constraint', 'Knitting slot depends on the feedback', 'Luis Okafor', 'Medium'],
  [
    'PO-24848',
    'feedback',
    'Communication Issue',
    'No answer on the wax finish swatch since Monday',
    'Mei Tanaka',
    'Medium',
  ],
  ['PO-24811', 'quoting', 'Material Delay', 'Rib jersey is quoted ex mill, freight still open', 'Luis Okafor', 'Low'],
];

/** Order and phase, author, hours before loading, content. */
type NoteRow = readonly [string, PhaseName, string, number, string];

const noteRows: readonly NoteRow[] = [
  [
    'PO-24817',
    'quoting',
    'Mei Tanaka',
    5,
    'Studio review moved to Friday, 10:00. Price with the old navy as a fallback.',
  ],
  ['PO-24817', 'quoting', 'Luis Okafor', 27, 'Second dip too warm by half a step under D65.'],
  ['PO-24817', 'sample', 'Hana Petrov', 820, 'Fit approved with 1 cm off the body length.'],
  ['PO-24803', 'sample', 'Arjun Sen', 9, 'Factory is re-quilting two pieces with a walking foot; photos tomorrow.'],
  ['PO-24803', 'sample', 'Mei Tanaka', 52, 'Customer accepts the second sample in the standard fill, for fit only.'],
  [
    'PO-24840',
    'feedback',
    'Hana Petrov',
    20,
    'Sent the current cable chart again and asked the buyer to discard the old one.',
  ],
  ['PO-24848', 'feedback', 'Luis Okafor', 30, 'Called the buyer, who is travelling until Thursday.'],
  ['PO-24822', 'feedback', 'Arjun Sen', 644, 'Rise, hem and pocketing colour agreed.'],
  ['PO-24836', 'order', 'Mei Tanaka', 690, 'Order signed. Bulk fabric passed inspection, so cutting begins at once.'],
  ['PO-24831', 'sample', 'Hana Petrov', 33, 'Proto 2 is brushed on both sides by mistake; keep it for hand feel.'],
];

/** What blocks a phase of an order; empty when nothing does. */
export function sampleBlockers(poNumber: string, phase: PhaseName): readonly Blocker[] {
  return blockerRows.flatMap(([order, name, type, description, owner, severity], index) =>
    order === poNumber && name === phase ? [{ id: `BL-${2001 + index}`, type, description, owner, severity }] : [],
  );
}

/** What was noted on a phase of an order, the newest first. @param hoursAgo ISO timestamp so many hours before loading */
export function sampleNotes(
  poNumber: string,
  phase: PhaseName,
  hoursAgo: (hours: number) => string,
): readonly PhaseNote[] {
  return noteRows.flatMap(([order, name, author, hours, content], index) =>
    order === poNumber && name === phase ? [{ id: `NT-${3001 + index}`, author, date: hoursAgo(hours), content }] : [],
  );
}
