import { queryOptions } from '@tanstack/react-query';
import { RADAR_WORDS } from '@/domain/radar/commandWords';
import type { RadarReport } from '@/domain/radar/radarReport';
import type { CommandRecords, NoData } from './commandRecord';
import { QUERY_KEYS } from './queryKeys';
import { withLists } from './withLists';

export interface RadarOperations {
  /** The report of the present week. */
  radarReport: (signal?: AbortSignal) => Promise<RadarReport>;
}

const selectRadarReport = (report: RadarReport) =>
  withLists(report, 'missedTasks', 'escalatedIssues', 'repeatedIssues', 'insights');

/** The weekly report. */
export const radarReportQuery = (operations: RadarOperations) =>
  queryOptions({
    queryKey: QUERY_KEYS.radarReport,
    queryFn: ({ signal }) => operations.radarReport(signal),
    select: selectRadarReport,
  });

export interface RadarCommands {
  'export-radar-excel': NoData;
  'present-radar': NoData;
  'generate-powerpoint': NoData;
}

export const radarCommands = {
  'export-radar-excel': { words: RADAR_WORDS['export-radar-excel'], affects: () => [] },
  'present-radar': { words: RADAR_WORDS['present-radar'], affects: () => [] },
  'generate-powerpoint': { words: RADAR_WORDS['generate-powerpoint'], affects: () => [] },
} as const satisfies CommandRecords<RadarCommands>;
