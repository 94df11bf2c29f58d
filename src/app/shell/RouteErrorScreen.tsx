import { useNavigate, useRouteError } from 'react-router-dom';
import { reloadLoses } from '@/notifications/messages';
import { useScreenMemory } from '@/screens/screenMemory';
import { unsentOf } from '@/screens/unsent';
import { ignoreRestOfDoubleClick } from '@/ui/ignoreRestOfDoubleClick';
import { ErrorScreen } from '../ErrorScreen';
import { describeFailure } from '../failure';
import { failedBefore, reloadAfter } from '../reloadAfter';
import { DASHBOARD } from '../screens';

const REPEATED =
  'The same happened before the last reload, so another one will not help. The other screens still work.';

/** The error screen for whatever a route threw. */
export function RouteErrorScreen() {
  const navigate = useNavigate();
  const { notes, drafts } = useScreenMemory();
  const failure = describeFailure(useRouteError());
  const isRepeated = failedBefore(failure);
  const reload = () => {
    // Saved first, so that the flush on leaving does not write the filters back.
    notes.flush();
    reloadAfter(failure);
  };
  return (
    <ErrorScreen
      failure={failure}
      advice={isRepeated ? REPEATED : reloadLoses(unsentOf(drafts))}
      onReload={isRepeated ? undefined : reload}
      onGoToDashboard={() => {
        ignoreRestOfDoubleClick();
        void navigate(DASHBOARD.path);
      }}
    />
  );
}
