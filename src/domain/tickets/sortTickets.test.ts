import { describe, expect, it } from 'vitest';
import { SORT_DIRECTIONS } from '@/domain/ordering/sortRows';
import { generatePurchaseOrders } from '@/testing/purchase-orders/generateOrders';
import { generateTickets } from '@/testing/tickets/generateTickets';
import { unknownWord } from '@/testing/unknownWord';
import { isTicketSort, sortTickets, type TicketColumn } from './sortTickets';
import { type Ticket, TICKET_STATUSES, TICKET_TYPES } from './ticket';

const columns = [
  'id',
  'type',
  'customer',
  'poNumber',
  'description',
  'status',
  'owner',
  'team',
  'infoNeededFrom',
  'responsibleForClosure',
  'daysOverdue',
  'gptSuggestion',
] as const satisfies readonly TicketColumn[];

const tickets = generateTickets(187, generatePurchaseOrders(60, 4), 4);

/** The values of one field after sorting the column of that name. */
const sortedBy = <Field extends TicketColumn>(
  field: Field,
  values: readonly Ticket[Field][],
  direction: (typeof SORT_DIRECTIONS)[number] = 'ascending',
) =>
  sortTickets(
    values.flatMap((value) => tickets.slice(0, 1).map((ticket) => ({ ...ticket, [field]: value }))),
    { column: field, direction },
  ).map((ticket) => ticket[field]);

describe('what a column sorts by', () => {
  it.each(['id', 'poNumber'] as const)('%s by its number', (field) => {
    expect(sortedBy(field, ['X-10', 'X-100', 'X-9'])).toEqual(['X-9', 'X-10', 'X-100']);
  });

  it.each([
    'customer',
    'description',
    'owner',
    'team',
    'infoNeededFrom',
    'responsibleForClosure',
    'gptSuggestion',
  ] as const)('%s as text', (field) => {
    expect(sortedBy(field, ['b 10', 'B 9', 'a'])).toEqual(['a', 'B 9', 'b 10']);
    expect(sortedBy(field, ['a', 'B 9', 'b 10'], 'descending')).toEqual(['b 10', 'B 9', 'a']);
  });

  it('type as text', () => {
    expect(sortedBy('type', TICKET_TYPES)).toEqual(TICKET_TYPES.toSorted());
  });

  it('status in the order of the workflow, an unknown word last', () => {
    const unknown = unknownWord('Waiting', TICKET_STATUSES);
    expect(sortedBy('status', [unknown, 'Resolved', 'Open', 'In Progress'])).toEqual([...TICKET_STATUSES, unknown]);
    expect(sortedBy('status', ['Open', unknown, 'Resolved', 'In Progress'], 'descending')).toEqual(
      [...TICKET_STATUSES, unknown].toReversed(),
    );
  });

  it('days overdue by size, NaN last in both directions', () => {
    const days = [9, Number.NaN, 10, -2, 0.5];
    expect(sortedBy('daysOverdue', days)).toEqual([-2, 0.5, 9, 10, Number.NaN]);
    expect(sortedBy('daysOverdue', days, 'descending')).toEqual([10, 9, 0.5, -2, Number.NaN]);
  });
});

describe('sorting', () => {
  it.each(columns)('by %s is a permutation, stable in both directions', (column) => {
    for (const direction of SORT_DIRECTIONS) {
      const sorted = sortTickets(tickets, { column, direction });
      expect(sorted).toHaveLength(tickets.length);
      expect(new Set(sorted)).toEqual(new Set(tickets));
      const swapped = sorted.slice(1).filter((ticket, index) => {
        const before = sorted[index];
        return before?.[column] === ticket[column] && tickets.indexOf(before) > tickets.indexOf(ticket);
      });
      expect(swapped).toEqual([]);
    }
  });

  it.each(columns)("cleared after %s restores the data's order", (column) => {
    const before = [...tickets];
    sortTickets(tickets, { column, direction: 'descending' });
    expect(sortTickets(tickets, null)).toEqual(before);
  });
});

describe('a stored sort', () => {
  it.each(columns)('is recognised: %s', (column) => {
    expect(isTicketSort({ column, direction: 'ascending' })).toBe(true);
  });

  it('is recognised: the order of the data', () => {
    expect(isTicketSort(null)).toBe(true);
  });

  it.each(['escalated', 'created', 'actions', 'toString', '__proto__', ''])('none sorts by %j', (column) => {
    expect(isTicketSort({ column, direction: 'ascending' })).toBe(false);
  });
});
