import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatePurchaseOrders } from '@/testing/purchase-orders/generateOrders';
import { generateTickets } from '@/testing/tickets/generateTickets';
import { countTickets } from './countTickets';
import { isOpen, type Ticket, TICKET_STATUSES } from './ticket';

const [sample] = generateTickets(1, generatePurchaseOrders(1, 1), 1);
if (!sample) throw new Error('The generator made no ticket.');
const ticket: Ticket = sample;
const counts = (...parts: readonly Partial<Ticket>[]) => countTickets(parts.map((part) => ({ ...ticket, ...part })));

describe('TICKET-1: the counters', () => {
  it('Open counts the tickets whose status is not Resolved', () => {
    expect(counts(...TICKET_STATUSES.map((status) => ({ status }))).open).toBe(2);
  });

  it('Overdue counts the tickets with days overdue above 0, whatever their status', () => {
    const days = [-1, 0, Number.NaN, 0.5, 1, 30];
    for (const status of TICKET_STATUSES) {
      expect(counts(...days.map((daysOverdue) => ({ status, daysOverdue }))).overdue).toBe(3);
    }
  });

  it('Escalated counts the escalated tickets, whatever their status', () => {
    for (const status of TICKET_STATUSES) {
      expect(counts({ status, escalated: true }, { status, escalated: false }).escalated).toBe(1);
    }
  });

  it('TICKET-10: no tickets make 0 of each', () => {
    expect(countTickets([])).toEqual({ open: 0, overdue: 0, escalated: 0 });
  });

  const someTickets = fc.array(
    fc.record({
      status: fc.constantFrom(...TICKET_STATUSES),
      daysOverdue: fc.oneof(fc.integer({ min: -3, max: 9 }), fc.double()),
      escalated: fc.boolean(),
    }),
  );

  it('agree with the tickets, and those of two lists are those of both together', () => {
    fc.assert(
      fc.property(someTickets, someTickets, (first, second) => {
        const [one, two, both] = [counts(...first), counts(...second), counts(...first, ...second)];
        expect(both).toEqual({
          open: one.open + two.open,
          overdue: one.overdue + two.overdue,
          escalated: one.escalated + two.escalated,
        });
        expect(both.open).toBe([...first, ...second].filter((part) => isOpen({ ...ticket, ...part })).length);
        for (const count of Object.values(both)) expect(count).toBeLessThanOrEqual(first.length + second.length);
      }),
    );
  });
});
