import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { reloadLoses } from '@/notifications/messages';
import { failureOf } from '@/operations/operationError';
import { pageKey } from '@/screens/pageKey';
import { useScreenMemory } from '@/screens/screenMemory';
import { unsentOf } from '@/screens/unsent';
import { ignoreRestOfDoubleClick } from '@/ui/ignoreRestOfDoubleClick';
import { ErrorScreen } from '../ErrorScreen';
import { describeFailure } from '../failure';
import { failedBefore, RELOAD_DID_NOT_HELP, reloadAfter } from '../reloadAfter';
import { DASHBOARD } from '../screens';
import { ScreenToCome } from './ScreenToCome';
import { reloadUnasked } from './useAskBeforeLoss';
import { useShowAgain } from './useShowAgain';

const REPEATED = `${RELOAD_DID_NOT_HELP} The other screens still work.`;

/** The error screen for whatever a route threw. */
export function RouteErrorScreen() {
  const navigate = useNavigate();
  const location = useLocation();
  const memory = useScreenMemory();
  const showAgain = useShowAgain();
  const thrown = useRouteError();
  const queryClient = useQueryClient();
  const kind = failureOf(thrown);
  // Asked once: what failed is forgotten after some minutes.
  const isOfData = useMemo(
    () =>
      queryClient
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.error === thrown),
    [queryClient, thrown],
  );
  // It is asked for again behind the gate, and comes then.
  if (kind === 'unauthorised') return <ScreenToCome />;
  const failure = describeFailure(thrown, kind === 'unavailable' && isOfData);
  const isRepeated = failedBefore(failure);
  // Data is asked for again within the app: what is typed stays, and nobody has to log in.
  const isToCome = failure.missing === 'data';
  const loses = isToCome ? undefined : reloadLoses(unsentOf(memory));
  const reload = () => {
    if (isToCome) return showAgain();
    // Saved first, so that the flush on leaving does not write the filters back.
    memory.notes.flush();
    reloadAfter(failure, reloadUnasked);
  };
  return (
    <ErrorScreen
      // Another failure begins afresh, with the focus and without what was copied of the last.
      key={pageKey(location)}
      failure={failure}
      advice={isRepeated ? REPEATED : loses}
      onReload={isRepeated ? undefined : reload}
      onGoToDashboard={() => {
        ignoreRestOfDoubleClick();
        // A dashboard that fails leaves no entry behind at every press.
        void navigate(DASHBOARD.path, { replace: location.pathname === DASHBOARD.path });
      }}
    />
  );
}
