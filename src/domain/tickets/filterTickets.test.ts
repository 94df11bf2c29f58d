import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatePurchaseOrders } from '@/testing/purchase-orders/generateOrders';
import { generateTickets } from '@/testing/tickets/generateTickets';
import { filterTickets } from './filterTickets';
import type { Ticket } from './ticket';

const generated = generateTickets(187, generatePurchaseOrders(60, 2), 2);
const [sample] = generated;
if (!sample) throw new Error('The generator made no ticket.');
const base: Ticket = {
  ...sample,
  type: 'Delay',
  status: 'In Progress',
  escalated: false,
  daysOverdue: 0,
  owner: 'Ines Falk',
  team: 'HK Ops',
  infoNeededFrom: 'Porto Confections',
  responsibleForClosure: 'Tom Ardal',
  gptSuggestion: 'Ask for a part delivery.',
};
const tickets: readonly Ticket[] = [
  { ...base, id: 'TK-3001', poNumber: 'PO-31001', customer: 'ALDERWICK', description: 'Buttons are late' },
  { ...base, id: 'TK-3002', poNumber: 'PO-31002', customer: 'BRANTHAM', description: 'Carton marks\ndiffer' },
  { ...base, id: 'TK-3003', poNumber: 'PO-31001', customer: 'ALDERWICK', description: 'Collar stands uneven' },
];
const found = (query: string) => filterTickets(tickets, query).map(({ id }) => id);

describe('search over the texts of the tickets', () => {
  it.each([
    ['an id', 'tk-3002', ['TK-3002']],
    ['a PO number', 'PO-31001', ['TK-3001', 'TK-3003']],
    ['a customer', 'brant', ['TK-3002']],
    ['a description', 'COLLAR', ['TK-3003']],
    ['a description of two lines', 'marks differ', ['TK-3002']],
    ['with white space around', ' late\t', ['TK-3001']],
    ['nothing typed', '', ['TK-3001', 'TK-3002', 'TK-3003']],
    ['ids of two tickets', 'TK-3003, TK-3001', ['TK-3001', 'TK-3003']],
    ['no match', 'zip', []],
    ['two fields as one', 'PO-31002 BRANTHAM', []],
  ])('%s', (_what, query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it.each([
    ['type', { type: 'Shipping Problem' }, 'shipping'],
    ['status', { status: 'Resolved' }, 'resolved'],
    ['escalation', { escalated: true }, 'escalat'],
    ['days overdue, as the counter calls them', { daysOverdue: 3 }, 'overdue'],
    ['owner', { owner: 'Hana Petrov' }, 'petrov'],
    ['team', { team: 'UK Design' }, 'uk des'],
    ['info needed from', { infoNeededFrom: 'Savar Knit Works' }, 'savar'],
    ['responsible for closure', { responsibleForClosure: 'Luis Okafor' }, 'okafor'],
  ] as const)('by %s', (_field, own, query) => {
    const [first = base, ...others] = tickets;
    const other = { ...first, ...own };
    expect(filterTickets([...others, other], query)).toEqual([other]);
  });

  it('a ticket without any words by no letter', () => {
    const blank = { id: '', customer: '', poNumber: '', description: '', owner: '', team: '' };
    const none = { infoNeededFrom: '', responsibleForClosure: '' };
    const wordless: Ticket = JSON.parse(JSON.stringify({ ...base, ...blank, ...none, type: '', status: '' }));
    expect([...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => filterTickets([wordless], letter))).toEqual([]);
  });

  it('not by what the AI suggests', () => {
    expect(found('part delivery')).toEqual([]);
  });

  it('never invents or repeats a ticket, keeps their order, and cleared gives all', () => {
    fc.assert(
      fc.property(fc.constantFrom('', 'TK', '10', 'a', 'late', '.*', 'e s', 'PO-1'), (query) => {
        const places = filterTickets(generated, query).map((ticket) => generated.indexOf(ticket));
        expect(places).not.toContain(-1);
        expect(places).toEqual([...new Set(places)].toSorted((first, second) => first - second));
        expect(filterTickets(generated, '')).toBe(generated);
      }),
    );
  });
});
