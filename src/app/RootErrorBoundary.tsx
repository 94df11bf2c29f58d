import { Component, type ReactNode } from 'react';
import { ThemeSurface } from '@/ui/ThemeSurface';
import { ErrorScreen } from './ErrorScreen';
import { describeFailure, type Failure } from './failure';

interface RootErrorBoundaryProps {
  /** The whole app; replaced by the error screen as soon as any of it throws while rendering. */
  children: ReactNode;
}

/** Catches what no route caught, errors of the shell included. */
export class RootErrorBoundary extends Component<RootErrorBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: describeFailure(thrown) };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <ThemeSurface>
        <main className="p-4 md:p-8">
          <ErrorScreen
            failure={failure}
            onReload={() => window.location.reload()}
            onGoToDashboard={() => window.location.assign('/')}
          />
        </main>
      </ThemeSurface>
    );
  }
}
