import { describe, expect, it } from 'vitest';
import { ISSUE_TRENDS } from '@/domain/radar/radarReport';
import { SEVERITIES } from '@/domain/severity/severity';
import { isOpen, isOverdue } from '@/domain/tickets/ticket';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { createSampleOperations } from './sampleOperations';

const sample = createSampleOperations(FROZEN_NOW);
const report = await sample.radarReport();
const tickets = await sample.tickets();

describe("the sample's report", () => {
  it("RADAR-1: +15% production efficiency, +40% for one customer's tickets, 87% satisfaction", () => {
    const { productionEfficiencyChangePercent, ticketsChangePercent, satisfactionPercent, ticketsCustomer } =
      report.summary;
    expect([productionEfficiencyChangePercent, ticketsChangePercent, satisfactionPercent]).toEqual([15, 40, 87]);
    expect(ticketsCustomer).toBe('QUILLMOOR');
  });

  it('RADAR-5: three insights', () => {
    expect(report.insights).toHaveLength(3);
  });

  it('is of the week of loading', () => {
    expect(report.week).toEqual({ firstDay: '2026-01-12', lastDay: '2026-01-18' });
  });

  it.each([
    ['severity', SEVERITIES, report.escalatedIssues.map(({ severity }) => severity)],
    ['trend', ISSUE_TRENDS, report.repeatedIssues.map(({ trend }) => trend)],
  ])('every %s occurs', (_name, words: readonly string[], found: readonly string[]) => {
    expect([...new Set(found)].toSorted()).toEqual([...words].toSorted());
  });

  it('every missed task has an open ticket: same order, same owner, as many days', () => {
    const untold = report.missedTasks.filter(
      ({ poNumber, owner, daysOverdue }) =>
        !tickets.some(
          (ticket) =>
            isOpen(ticket) &&
            ticket.poNumber === poNumber &&
            ticket.owner === owner &&
            ticket.daysOverdue === daysOverdue,
        ),
    );
    expect(untold).toEqual([]);
  });

  it('an escalated issue counts the overdue tickets of its customer', () => {
    const counts = report.escalatedIssues.map(
      ({ customer }) => tickets.filter((ticket) => ticket.customer === customer && isOverdue(ticket)).length,
    );
    expect(report.escalatedIssues.map((issue) => issue.tickets)).toEqual(counts);
  });

  it('every customer with an escalated ticket has an escalated issue', () => {
    const customers = tickets.filter((ticket) => ticket.escalated && isOpen(ticket)).map(({ customer }) => customer);
    expect(report.escalatedIssues.map(({ customer }) => customer)).toEqual(expect.arrayContaining(customers));
  });
});
