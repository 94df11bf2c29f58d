import { useSuspenseQuery } from '@tanstack/react-query';
import type { ScreenData } from '@/operations/loadData';
import { useOperations } from '@/operations/OperationsContext';
import { radarReportQuery } from '@/operations/radar';
import { usePerform } from '../usePerform';
import { RadarView } from './RadarView';

/** The weekly report; its three actions have no visible effect (RADAR-6). */
export function RadarScreen() {
  const operations = useOperations();
  const perform = usePerform();
  const { data: report } = useSuspenseQuery(radarReportQuery(operations));
  return (
    <RadarView
      report={report}
      onExportToExcel={() => perform({ kind: 'export-radar-excel' })}
      onPresentToCeo={() => perform({ kind: 'present-radar' })}
      onGeneratePowerPoint={() => perform({ kind: 'generate-powerpoint' })}
    />
  );
}

/** Loads all that the report shows, before it is shown. */
export const loadRadar = ({ operations, load }: ScreenData) => load(radarReportQuery(operations));
