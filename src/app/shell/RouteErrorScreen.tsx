import { useNavigate, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '../ErrorScreen';
import { describeFailure } from '../failure';

/** The error screen for whatever a route threw. */
export function RouteErrorScreen() {
  const navigate = useNavigate();
  return (
    <ErrorScreen
      failure={describeFailure(useRouteError())}
      onReload={() => window.location.reload()}
      onGoToDashboard={() => {
        void navigate('/');
      }}
    />
  );
}
