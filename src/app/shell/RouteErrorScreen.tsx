import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { reloadLoses } from '@/notifications/messages';
import { failureOf } from '@/operations/operationError';
import { useScreenMemory } from '@/screens/screenMemory';
import { unsentOf } from '@/screens/unsent';
import { ignoreRestOfDoubleClick } from '@/ui/ignoreRestOfDoubleClick';
import { ErrorScreen } from '../ErrorScreen';
import { describeFailure } from '../failure';
import { failedBefore, reloadAfter } from '../reloadAfter';
import { DASHBOARD } from '../screens';
import { focusMainHeading } from './mainHeading';
import { WaitingLine } from './WaitingLine';

const REPEATED =
  'The same happened before the last reload, so another one will not help. The other screens still work.';

/** What was refused for want of a password is asked for again behind the gate, and comes then. */
function ComesAgain() {
  useEffect(() => () => focusMainHeading(), []);
  return <WaitingLine />;
}

/** The error screen for whatever a route threw. */
export function RouteErrorScreen() {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const memory = useScreenMemory();
  const thrown = useRouteError();
  if (failureOf(thrown) === 'unauthorised') return <ComesAgain />;
  const failure = describeFailure(thrown);
  const isRepeated = failedBefore(failure);
  const reload = () => {
    // Saved first, so that the flush on leaving does not write the filters back.
    memory.notes.flush();
    reloadAfter(failure);
  };
  return (
    <ErrorScreen
      // Another failure begins afresh, with the focus and without what was copied of the last.
      key={key}
      failure={failure}
      advice={isRepeated ? REPEATED : reloadLoses(unsentOf(memory))}
      onReload={isRepeated ? undefined : reload}
      onGoToDashboard={() => {
        ignoreRestOfDoubleClick();
        // A dashboard that fails leaves no entry behind at every press.
        void navigate(DASHBOARD.path, { replace: pathname === DASHBOARD.path });
      }}
    />
  );
}
