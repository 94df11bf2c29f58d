import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useNow } from '@/clock/useNow';
import { findRecord, idOf, recordId } from '@/domain/ordering/recordId';
import { filterThreads, isThreadFilters, noThreadFilters } from '@/domain/threads/filterThreads';
import type { EmailThread } from '@/domain/threads/thread';
import { toastMessages } from '@/notifications/messages';
import { useNotify } from '@/notifications/notify';
import type { ScreenData } from '@/operations/loadData';
import { useOperations } from '@/operations/OperationsContext';
import { staffQuery } from '@/operations/teams';
import { threadsQuery } from '@/operations/threads';
import { neighboursOf } from '../neighbours';
import { PanelGuard } from '../PanelGuard';
import { useChoices } from '../useChoices';
import { useKeptState } from '../useKeptState';
import { usePanelEntry } from '../usePanelEntry';
import { usePerform } from '../usePerform';
import { useStableCallback } from '../useStableCallback';
import { useToast } from '../useToast';
import { SmartInboxView } from './SmartInboxView';
import { ThreadPanelHost } from './ThreadPanelHost';
import { useFillThreadForm } from './useThreadForm';

/** The smart inbox with its filters, cards and panel. */
export function SmartInboxScreen() {
  const operations = useOperations();
  const showToast = useToast();
  const { takeBack } = useNotify();
  const perform = usePerform();
  const now = useNow();
  const { data: threads } = useSuspenseQuery(threadsQuery(operations));
  const staff = useChoices(staffQuery(operations));
  const [filters, setFilters] = useKeptState('filters', noThreadFilters, isThreadFilters);
  const { fillForm, fillAtStep } = useFillThreadForm();
  const panel = usePanelEntry('thread', (id) => findRecord(threads, id, idOf));

  // The search box shows every key at once; the cards follow as a deferred update.
  const deferredFilters = useDeferredValue(filters);
  const shownThreads = useMemo(() => filterThreads(threads, deferredFilters), [threads, deferredFilters]);

  const viewPurchaseOrder = useStableCallback(({ poNumber }: EmailThread) =>
    showToast(toastMessages.navigateToPoTracker(poNumber)),
  );
  const viewThread = useStableCallback((thread: EmailThread) => {
    const id = recordId(threads, thread, idOf);
    if (!panel.openPanel(id)) return;
    fillForm(thread, id);
    showToast(toastMessages.emailThread(thread.poNumber));
  });
  const askAi = useStableCallback(({ id }: EmailThread) => perform({ kind: 'ai-thread-action', threadId: id }));
  const clearAll = useStableCallback(() => setFilters(noThreadFilters));

  return (
    <>
      <SmartInboxView
        threads={threads}
        shownThreads={shownThreads}
        filters={filters}
        staff={staff}
        openThread={panel.open ? panel.shown : undefined}
        now={now}
        onSyncOutlook={() => perform({ kind: 'sync-outlook' })}
        onFilter={setFilters}
        onClearAll={clearAll}
        onViewPurchaseOrder={viewPurchaseOrder}
        onAskAi={askAi}
        onViewThread={viewThread}
      />
      <PanelGuard entry={panel}>
        {(thread, opening) => (
          <ThreadPanelHost
            thread={thread}
            staff={staff}
            {...opening}
            neighbours={neighboursOf(threads, shownThreads, thread, idOf, (id) => {
              // The keys step from anywhere, also while the panel slides out over the entry of the list.
              if (!panel.showOther(id)) return;
              // The toast names the thread that is left, within the panel of another.
              takeBack(toastMessages.emailThread(thread.poNumber));
              const next = findRecord(threads, id, idOf);
              if (next) fillAtStep(next, recordId(threads, thread, idOf), id);
            })}
            onViewPurchaseOrder={viewPurchaseOrder}
          />
        )}
      </PanelGuard>
    </>
  );
}

/** Loads all that the smart inbox shows, before it is shown. */
export function loadSmartInbox({ operations, load }: ScreenData) {
  void load(staffQuery(operations));
  return load(threadsQuery(operations));
}
