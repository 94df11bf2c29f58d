import type {
  EscalatedIssue,
  ExecutiveSummary,
  MissedTask,
  RadarInsight,
  RadarReport,
  RepeatedIssue,
} from '@/domain/radar/radarReport';

/** A summary of a good week; override what the story is about. */
export function buildExecutiveSummary(overrides: Partial<ExecutiveSummary> = {}): ExecutiveSummary {
  return {
    text: 'Cutting runs ahead of plan, while ALDERWICK asks for dates. Send one plan for all its orders.',
    productionEfficiencyChangePercent: 15,
    ticketsCustomer: 'ALDERWICK',
    ticketsChangePercent: 40,
    satisfactionPercent: 87,
    ...overrides,
  };
}

/** A task six days late; override what the story is about. */
export function buildMissedTask(overrides: Partial<MissedTask> = {}): MissedTask {
  return {
    task: 'Confirm the button colour',
    poNumber: 'PO-31001',
    customer: 'ALDERWICK',
    owner: 'Ada Weaver',
    daysOverdue: 6,
    ...overrides,
  };
}

/** An issue of high severity; override what the story is about. */
export function buildEscalatedIssue(overrides: Partial<EscalatedIssue> = {}): EscalatedIssue {
  return { customer: 'ALDERWICK', issue: 'Buttons hold up the packing', severity: 'High', tickets: 3, ...overrides };
}

/** An issue met eight times and growing; override what the story is about. */
export function buildRepeatedIssue(overrides: Partial<RepeatedIssue> = {}): RepeatedIssue {
  return { issue: 'Buttons late', frequency: 8, trend: 'increasing', ...overrides };
}

/** An insight of 91% confidence; override what the story is about. */
export function buildRadarInsight(overrides: Partial<RadarInsight> = {}): RadarInsight {
  return {
    title: 'Trim lead times',
    text: 'Orders with horn buttons leave four days later than those with corozo.',
    confidencePercent: 91,
    source: 'Production timelines',
    ...overrides,
  };
}

/** A report with something in every section; override what the story is about. */
export function buildRadarReport(overrides: Partial<RadarReport> = {}): RadarReport {
  return {
    week: { firstDay: '2026-01-12', lastDay: '2026-01-18' },
    summary: buildExecutiveSummary(),
    missedTasks: [
      buildMissedTask(),
      buildMissedTask({
        task: 'Send the size set',
        poNumber: 'PO-31002',
        customer: 'BRANTHAM',
        owner: 'Ben Dyer',
        daysOverdue: 1,
      }),
    ],
    escalatedIssues: [
      buildEscalatedIssue(),
      buildEscalatedIssue({ customer: 'BRANTHAM', issue: 'Collar stands uneven', severity: 'Medium', tickets: 2 }),
      buildEscalatedIssue({ customer: 'CARNABY', issue: 'Carton marks differ', severity: 'Low', tickets: 1 }),
    ],
    repeatedIssues: [
      buildRepeatedIssue(),
      buildRepeatedIssue({ issue: 'Size set incomplete', frequency: 5, trend: 'stable' }),
      buildRepeatedIssue({ issue: 'Carton marks differ', frequency: 2, trend: 'decreasing' }),
    ],
    insights: [
      buildRadarInsight(),
      buildRadarInsight({
        title: 'Response time',
        text: 'Answers within a day halve the tickets.',
        confidencePercent: 84,
        source: 'Email threads',
      }),
      buildRadarInsight({
        title: 'Fit sessions',
        text: 'A second fit session saves a revision.',
        confidencePercent: 76,
        source: 'Ticket archive',
      }),
    ],
    ...overrides,
  };
}
