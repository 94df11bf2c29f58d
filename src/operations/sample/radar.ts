import type { RadarReport } from '@/domain/radar/radarReport';
import { weekOf } from '@/domain/radar/weekOf';

/**
 * The sample's report for the week of loading; its tasks and counts agree with the sample's orders and tickets.
 * @param loadedAt milliseconds since the epoch
 */
export function sampleRadarReport(loadedAt: number): RadarReport {
  return {
    week: weekOf(loadedAt),
    summary: {
      text: 'Production is running faster than last week, but QUILLMOOR is still waiting for lab dips and its tickets are up. Hold the knit slot and give QUILLMOOR one answer.',
      productionEfficiencyChangePercent: 15,
      ticketsCustomer: 'QUILLMOOR',
      ticketsChangePercent: 40,
      satisfactionPercent: 87,
    },
    missedTasks: [
      {
        task: 'Confirm yarn delivery date',
        poNumber: 'PO-24840',
        customer: 'HOLLOWMERE',
        owner: 'Hana Petrov',
        daysOverdue: 8,
      },
      {
        task: 'Sign off navy lab dip',
        poNumber: 'PO-24817',
        customer: 'QUILLMOOR',
        owner: 'Hana Petrov',
        daysOverdue: 6,
      },
      {
        task: 'Approve lining colour',
        poNumber: 'PO-24848',
        customer: 'LARKSPAN',
        owner: 'Arjun Sen',
        daysOverdue: 4,
      },
      {
        task: 'Settle care label temperature',
        poNumber: 'PO-24822',
        customer: 'QUILLMOOR',
        owner: 'Mei Tanaka',
        daysOverdue: 3,
      },
      {
        task: 'Repeat flex test of the wax',
        poNumber: 'PO-24848',
        customer: 'LARKSPAN',
        owner: 'Luis Okafor',
        daysOverdue: 2,
      },
    ],
    escalatedIssues: [
      { customer: 'QUILLMOOR', issue: 'Lab dips hold up bulk dyeing', severity: 'High', tickets: 4 },
      { customer: 'HOLLOWMERE', issue: 'Yarn late, knitting on hold', severity: 'High', tickets: 2 },
      { customer: 'LARKSPAN', issue: 'Lining is waiting for the colour card', severity: 'Medium', tickets: 2 },
      { customer: 'BRACKENBY', issue: 'Quilting tension uneven', severity: 'Low', tickets: 1 },
    ],
    repeatedIssues: [
      { issue: 'Lab dip approval late', frequency: 8, trend: 'increasing' },
      { issue: 'Care label artwork unclear', frequency: 5, trend: 'stable' },
      { issue: 'Size tolerance exceeded', frequency: 4, trend: 'increasing' },
      { issue: 'Trim delivered in the wrong finish', frequency: 3, trend: 'decreasing' },
      { issue: 'Wrong carton count on the documents', frequency: 2, trend: 'stable' },
    ],
    insights: [
      {
        title: 'Dye house capacity',
        text: 'Two knit orders fall in the same dye week; moving one of them frees four days.',
        confidencePercent: 91,
        source: 'Production timelines',
      },
      {
        title: 'Response time',
        text: 'Threads answered within one day lead to half as many tickets.',
        confidencePercent: 84,
        source: 'Email threads',
      },
      {
        title: 'Fit sessions',
        text: 'A third fit session for quilted styles saves one revision on average.',
        confidencePercent: 76,
        source: 'Ticket archive',
      },
    ],
  };
}
