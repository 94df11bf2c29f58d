import { Component, type ReactNode } from 'react';
import { ThemeSurface } from '@/ui/ThemeSurface';
import { ErrorScreen } from './ErrorScreen';
import { describeFailure, type ShownFailure } from './failure';
import { failedBefore, RELOAD_DID_NOT_HELP, reloadAfter } from './reloadAfter';

const COSTS = '“Go to Dashboard” and “Reload” both discard what you typed but did not send.';

interface RootErrorBoundaryProps {
  /** The whole app; replaced by the error screen as soon as any of it throws while rendering. */
  children: ReactNode;
  /** Fetches the whole stylesheet, which may be what failed; fetches again after a failure. */
  loadStylesheet: () => Promise<void>;
}

interface RootErrorScreenProps {
  /** What was thrown, as `describeFailure` reads it. */
  failure: ShownFailure;
  /** True when the same came again after a reload, which is then not offered. */
  isRepeated: boolean;
}

/** The error screen, alone on the page. */
export function RootErrorScreen({ failure, isRepeated }: RootErrorScreenProps) {
  return (
    <main className="p-4 md:p-8">
      <ErrorScreen
        failure={failure}
        advice={isRepeated ? RELOAD_DID_NOT_HELP : COSTS}
        onReload={isRepeated ? undefined : () => reloadAfter(failure)}
        onGoToDashboard={() => window.location.assign('/')}
      />
    </main>
  );
}

/** Catches what no route caught, errors of the shell included. */
export class RootErrorBoundary extends Component<RootErrorBoundaryProps, { failure: ShownFailure | null }> {
  override state: { failure: ShownFailure | null } = { failure: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: describeFailure(thrown) };
  }

  override componentDidCatch() {
    // Without it the screen still says what happened.
    this.props.loadStylesheet().catch(() => {});
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <ThemeSurface>
        <RootErrorScreen failure={failure} isRepeated={failedBefore(failure)} />
      </ThemeSurface>
    );
  }
}
