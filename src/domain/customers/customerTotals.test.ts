import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCustomer } from '@/testing/customers/buildCustomers';
import type { CustomerSummary } from './customerSummary';
import { customerTotals, overdueTone } from './customerTotals';

const figures = (rows: readonly Partial<CustomerSummary>[]) => customerTotals(rows.map((row) => buildCustomer(row)));

describe('the figures of the dashboard', () => {
  const customers = [
    { activePOs: 8, openTickets: 2, overdueIssues: 0, riskScore: 92 },
    { activePOs: 6, openTickets: 5, overdueIssues: 4, riskScore: 65 },
    { activePOs: 0, openTickets: 1, overdueIssues: 1, riskScore: 77 },
  ];

  it.each([
    ["DASH-3: 'Active Purchase Orders' is the sum of every customer's activePOs", 'activePurchaseOrders', 14],
    ["DASH-4: 'Open Tickets' is the sum of openTickets", 'openTickets', 8],
    ['DASH-4: the overdue count is the sum of overdueIssues', 'overdueIssues', 5],
    ["DASH-5: 'Active Customers' is the number of customers", 'activeCustomers', 3],
    ["DASH-6: 'Avg Risk Score' is the mean of the risk scores", 'averageRiskScore', 78],
  ] as const)('%s', (_clause, figure, expected) => {
    expect(figures(customers)[figure]).toBe(expected);
  });
});

describe("DASH-6: 'Avg Risk Score' is rounded", () => {
  it.each([
    ['down below a half', [70, 70, 71], 70],
    ['up from a half', [70, 71], 71],
    ['up above a half', [70, 71, 71], 71],
    ['not at all for one customer', [84], 84],
    ['to a whole number from fractions', [64.4, 64.4], 64],
    ['and stays 0 when all are 0', [0, 0], 0],
    ['and stays 100 when all are 100', [100, 100], 100],
  ])('%s', (_how, scores, mean) => {
    expect(figures(scores.map((riskScore) => ({ riskScore }))).averageRiskScore).toBe(mean);
  });
});

describe('what is missing or no count', () => {
  it('no customers: every sum is 0 and there is no mean', () => {
    expect(customerTotals([])).toEqual({
      activePurchaseOrders: 0,
      openTickets: 0,
      overdueIssues: 0,
      activeCustomers: 0,
      averageRiskScore: Number.NaN,
    });
  });

  it.each([Number.NaN, Infinity, -Infinity, -3])('a count of %s adds nothing', (bad) => {
    const totals = figures([
      { activePOs: bad, openTickets: bad, overdueIssues: bad },
      { activePOs: 4, openTickets: 3, overdueIssues: 2 },
    ]);
    expect(totals).toMatchObject({ activePurchaseOrders: 4, openTickets: 3, overdueIssues: 2, activeCustomers: 2 });
  });

  it('only what is no count: there is no sum', () => {
    const torn = figures([
      { openTickets: Number.NaN, activePOs: 3 },
      { openTickets: Infinity, activePOs: 4 },
    ]);
    expect([torn.openTickets, torn.activePurchaseOrders]).toEqual([Number.NaN, 7]);
  });

  it.each([Number.NaN, Infinity, -1, 101])('a score of %s stays out of the mean', (bad) => {
    expect(figures([{ riskScore: bad }, { riskScore: 60 }, { riskScore: 80 }]).averageRiskScore).toBe(70);
  });

  it('only bad scores: there is no mean', () => {
    expect(figures([{ riskScore: Number.NaN }, { riskScore: 300 }]).averageRiskScore).toBeNaN();
  });
});

it.each([
  [-1, 'neutral'],
  [0, 'neutral'],
  [0.5, 'danger'],
  [1, 'danger'],
  [Number.NaN, 'neutral'],
])('DASH-4: %s overdue issues are %s', (overdueIssues, tone) => {
  expect(overdueTone(overdueIssues)).toBe(tone);
});

describe('laws', () => {
  const customer = fc
    .record({
      activePOs: fc.nat(10_000),
      openTickets: fc.nat(10_000),
      overdueIssues: fc.nat(10_000),
      riskScore: fc.double({ min: 0, max: 100, noNaN: true }),
    })
    .map((row) => buildCustomer(row));

  it('the order of the customers does not matter', () => {
    fc.assert(
      fc.property(fc.array(customer, { minLength: 1 }), (customers) => {
        const { averageRiskScore, ...sums } = customerTotals(customers);
        const { averageRiskScore: reversed, ...reversedSums } = customerTotals(customers.toReversed());
        expect(reversedSums).toEqual(sums);
        // A sum of fractions may fall on either side of a half.
        expect(Math.abs(averageRiskScore - reversed)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('two groups together are the sum of both', () => {
    fc.assert(
      fc.property(fc.array(customer), fc.array(customer), (one, other) => {
        const [a, b, both] = [customerTotals(one), customerTotals(other), customerTotals([...one, ...other])];
        for (const figure of ['activePurchaseOrders', 'openTickets', 'overdueIssues', 'activeCustomers'] as const) {
          expect(both[figure]).toBe(a[figure] + b[figure]);
        }
      }),
    );
  });

  it('the mean is a whole number between the lowest and the highest score', () => {
    fc.assert(
      fc.property(fc.array(customer, { minLength: 1 }), (customers) => {
        const scores = customers.map(({ riskScore }) => riskScore);
        const { averageRiskScore } = customerTotals(customers);
        expect(Number.isInteger(averageRiskScore)).toBe(true);
        expect(averageRiskScore).toBeGreaterThanOrEqual(Math.floor(Math.min(...scores)));
        expect(averageRiskScore).toBeLessThanOrEqual(Math.ceil(Math.max(...scores)));
      }),
    );
  });
});
