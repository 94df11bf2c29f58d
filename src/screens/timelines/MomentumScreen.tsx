import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { customersOf } from '@/domain/customers/customersOf';
import { isFlag, isText } from '@/domain/guard/guard';
import { filterTimelines } from '@/domain/timelines/filterTimelines';
import { PHASES, type PhaseName, type Project } from '@/domain/timelines/phase';
import { findPhase, phaseId } from '@/domain/timelines/phaseId';
import { phaseOfProject } from '@/domain/timelines/phaseText';
import { toastMessages } from '@/notifications/messages';
import { useNotify } from '@/notifications/notify';
import type { ScreenData } from '@/operations/loadData';
import { useOperations } from '@/operations/OperationsContext';
import { timelinesQuery } from '@/operations/timelines';
import { neighboursIn } from '../neighbours';
import { PanelGuard } from '../PanelGuard';
import { useKeptState } from '../useKeptState';
import { usePanelEntry } from '../usePanelEntry';
import { usePerform } from '../usePerform';
import { useStableCallback } from '../useStableCallback';
import { MomentumView } from './MomentumView';
import { PhaseDrawerHost } from './PhaseDrawerHost';

const detailsOf = ({ poNumber }: Project, phase: PhaseName) =>
  toastMessages.phaseDetails(phaseOfProject(phase, poNumber));

/** The momentum tracker with its filter, its two ways to look at it and the phase drawer. */
export function MomentumScreen() {
  const operations = useOperations();
  const notify = useNotify();
  const perform = usePerform();
  const { data: timelines } = useSuspenseQuery(timelinesQuery(operations));
  const [customer, setCustomer] = useKeptState('customer', ALL_CUSTOMERS, isText);
  const [asTable, setAsTable] = useKeptState('asTable', false, isFlag);
  const drawer = usePanelEntry('phase', (id) => findPhase(timelines, id));
  const customers = useMemo(() => customersOf(timelines), [timelines]);
  const shownTimelines = useMemo(() => filterTimelines(timelines, customer), [timelines, customer]);

  const exportTimeline = useStableCallback(() => perform({ kind: 'export-timeline', customer }));
  const chooseCustomer = useStableCallback(setCustomer);
  const switchTable = useStableCallback(setAsTable);
  const viewPhase = useStableCallback((owner: string, project: Project, phase: PhaseName) => {
    if (drawer.openPanel(phaseId(timelines, { customer: owner, project, phase })))
      notify.toast(detailsOf(project, phase));
  });

  return (
    <>
      <MomentumView
        customers={customers}
        customer={customer}
        timelines={shownTimelines}
        asTable={asTable}
        onExportTimeline={exportTimeline}
        onChooseCustomer={chooseCustomer}
        onSwitchTable={switchTable}
        onViewPhase={viewPhase}
      />
      <PanelGuard entry={drawer}>
        {(shown, opening) => (
          <PhaseDrawerHost
            shown={shown}
            {...opening}
            neighbours={neighboursIn(PHASES, shown.phase, (phase) => {
              // The toast names the phase that is left, within the panel of another.
              if (drawer.showOther(phaseId(timelines, { ...shown, phase })))
                notify.takeBack(detailsOf(shown.project, shown.phase));
            })}
          />
        )}
      </PanelGuard>
    </>
  );
}

/** Loads all that the momentum tracker shows, before it is shown. */
export const loadMomentum = ({ operations, load }: ScreenData) => load(timelinesQuery(operations));
