import { useNavigate, useRouteError } from 'react-router-dom';
import { reloadLoses } from '@/notifications/messages';
import { useScreenMemory } from '@/screens/screenMemory';
import { unsentOf } from '@/screens/unsent';
import { ErrorScreen } from '../ErrorScreen';
import { describeFailure } from '../failure';
import { failedBefore, reloadAfter } from '../reloadAfter';

/** The error screen for whatever a route threw. */
export function RouteErrorScreen() {
  const navigate = useNavigate();
  const { notes, drafts } = useScreenMemory();
  const failure = describeFailure(useRouteError());
  return (
    <ErrorScreen
      failure={failure}
      isRepeated={failedBefore(failure)}
      reloadLoses={reloadLoses(unsentOf(drafts))}
      onReload={() => {
        // What is saved now is not saved once more when the page is left.
        notes.flush();
        reloadAfter(failure);
      }}
      onGoToDashboard={() => {
        void navigate('/');
      }}
    />
  );
}
