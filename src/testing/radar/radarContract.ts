import { describe, expect, it } from 'vitest';
import { ISSUE_TRENDS } from '@/domain/radar/radarReport';
import { weekText } from '@/domain/radar/weekText';
import { SEVERITIES } from '@/domain/severity/severity';
import { isOpen } from '@/domain/tickets/ticket';
import type { Operations } from '@/operations/Operations';

const isCount = (value: number, least: number) => Number.isSafeInteger(value) && value >= least;
const isShare = (value: number) => value >= 0 && value <= 100;
const isText = (value: string) => value !== '' && value === value.trim();

/** What the weekly report of every implementation must hold. */
export function describeRadarContract(create: () => Operations | Promise<Operations>): void {
  const read = async () => {
    const operations = await create();
    // It needs no receiver.
    const { radarReport } = operations;
    return {
      report: await radarReport(),
      customers: new Set((await operations.customers()).map((customer) => customer.name)),
      purchaseOrders: await operations.purchaseOrders(),
      tickets: await operations.tickets(),
      staff: await operations.staff(),
    };
  };

  describe('the weekly report', () => {
    it('covers a week that exists', async () => {
      expect(weekText((await read()).report.week)).not.toBe('Unknown week');
    });

    it('RADAR-1: the summary has its text, its figures and a known customer', async () => {
      const { report, customers } = await read();
      const { text, ticketsCustomer, satisfactionPercent, ...changes } = report.summary;
      expect(isText(text)).toBe(true);
      expect(customers).toContain(ticketsCustomer);
      expect(isShare(satisfactionPercent)).toBe(true);
      expect(Number.isFinite(changes.productionEfficiencyChangePercent)).toBe(true);
      expect(Number.isFinite(changes.ticketsChangePercent)).toBe(true);
    });

    it('RADAR-2: every missed task is overdue, owned by one of the staff, on an order of its customer', async () => {
      const { report, purchaseOrders, staff } = await read();
      const customerOf = new Map(purchaseOrders.map(({ poNumber, customer }) => [poNumber, customer]));
      const faulty = report.missedTasks.filter(
        ({ task, poNumber, customer, owner, daysOverdue }) =>
          !isText(task) || customerOf.get(poNumber) !== customer || !staff.includes(owner) || !isCount(daysOverdue, 1),
      );
      expect(faulty).toEqual([]);
    });

    it('RADAR-3: escalated issues name known customers, each once, and no more tickets than are open', async () => {
      const { report, customers, tickets } = await read();
      const names = report.escalatedIssues.map(({ customer }) => customer);
      expect(new Set(names).size).toBe(names.length);
      const faulty = report.escalatedIssues.filter(
        (issue) =>
          !customers.has(issue.customer) ||
          !isText(issue.issue) ||
          !SEVERITIES.includes(issue.severity) ||
          !isCount(issue.tickets, 1) ||
          issue.tickets > tickets.filter((ticket) => ticket.customer === issue.customer && isOpen(ticket)).length,
      );
      expect(faulty).toEqual([]);
    });

    it('RADAR-4: repeated issues have a count and a trend, each named once', async () => {
      const { repeatedIssues } = (await read()).report;
      const names = repeatedIssues.map(({ issue }) => issue);
      expect(new Set(names).size).toBe(names.length);
      expect(
        repeatedIssues.filter(
          ({ issue, frequency, trend }) => !isText(issue) || !isCount(frequency, 0) || !ISSUE_TRENDS.includes(trend),
        ),
      ).toEqual([]);
    });

    it('RADAR-5: insights have a confidence from 0 to 100 and a source, each title once', async () => {
      const { insights } = (await read()).report;
      const titles = insights.map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      expect(
        insights.filter(
          ({ title, text, confidencePercent, source }) =>
            !isText(title) || !isText(text) || !isText(source) || !isShare(confidencePercent),
        ),
      ).toEqual([]);
    });
  });
}
